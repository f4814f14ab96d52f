import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { languages } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { isPost } from '../posts/post-rows.ts';
import { useStaff } from '../staff.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { Screen } from '../ui/Screen.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { languageNames } from './language-names.ts';
import { NewPageDialog } from './NewPageDialog.tsx';
import type { NewDraftStart } from './new-draft/NewDraftModal.tsx';
import { PageListRow } from './PageListRow.tsx';
import { type PageFilter, pageFilters, pageRows } from './page-rows.ts';
import styles from './pages.module.css';
import { pagesQuery } from './pages-query.ts';

const texts = {
  nl: {
    title: 'Pagina’s',
    lead: 'Alles wat bezoekers kunnen openen. Een wijziging blijft een concept tot je publiceert.',
    newPage: 'Nieuwe pagina',
    search: 'Zoek op titel of adres',
    show: 'Welke pagina’s',
    all: 'Alle',
    unpublished: 'Niet gepubliceerd',
    untranslated: 'Te vertalen',
    trash: 'Prullenbak',
    page: 'Pagina',
    count: { one: '{count} pagina', other: '{count} pagina’s' },
    nothing: 'Geen pagina past hierbij.',
    emptyTrash: 'De prullenbak is leeg.',
    allPublished: 'Alles staat online. Niets wacht op publiceren.',
    allTranslated: 'Elke pagina is er in alle talen en bij de tijd.',
  },
  en: {
    title: 'Pages',
    lead: 'All that visitors can open. A change stays a draft until you publish.',
    newPage: 'New page',
    search: 'Search by title or address',
    show: 'Which pages',
    all: 'All',
    unpublished: 'Unpublished',
    untranslated: 'To translate',
    trash: 'Bin',
    page: 'Page',
    count: { one: '{count} page', other: '{count} pages' },
    nothing: 'No page matches.',
    emptyTrash: 'The bin is empty.',
    allPublished: 'Everything is online. Nothing waits to be published.',
    allTranslated: 'Every page is there in all languages and up to date.',
  },
  de: {
    title: 'Seiten',
    lead: 'Alles, was Besucher öffnen können. Eine Änderung bleibt ein Entwurf, bis du veröffentlichst.',
    newPage: 'Neue Seite',
    search: 'Nach Titel oder Adresse suchen',
    show: 'Welche Seiten',
    all: 'Alle',
    unpublished: 'Unveröffentlicht',
    untranslated: 'Zu übersetzen',
    trash: 'Papierkorb',
    page: 'Seite',
    count: { one: '{count} Seite', other: '{count} Seiten' },
    nothing: 'Keine Seite passt dazu.',
    emptyTrash: 'Der Papierkorb ist leer.',
    allPublished: 'Alles ist online. Nichts wartet auf die Veröffentlichung.',
    allTranslated: 'Jede Seite ist in allen Sprachen da und aktuell.',
  },
} satisfies Texts;

const emptyText = {
  all: 'nothing',
  unpublished: 'allPublished',
  untranslated: 'allTranslated',
  trash: 'emptyTrash',
} as const satisfies Record<PageFilter, string>;

/** The pages of the site as a tree by address, with their state in each language (EDIT-3). */
export const PagesScreen = () => {
  const text = useTexts(texts);
  const editable = useStaff().role !== 'desk';
  const [start, setStart] = useState<NewDraftStart>();
  const actions = editable && (
    <Button color="accent" leftSection={<Icon name="plus" />} onClick={() => setStart({})}>
      {text.newPage}
    </Button>
  );
  return (
    <Screen title={text.title} lead={text.lead} actions={actions}>
      <PageList editable={editable} onNew={setStart} />
      <NewPageDialog start={start} onClose={() => setStart(undefined)} />
    </Screen>
  );
};

const PageList = ({ editable, onNew }: { editable: boolean; onNew(start: NewDraftStart): void }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { show: filter = 'all' } = useSearch({ from: '/signed-in/shell/pages' });
  const [words, setWords] = useState('');
  const search = useDeferredValue(words);
  const { data, error } = useQuery(pagesQuery);
  if (error && !data) throw error;
  if (!data) return <LoadingScreen />;
  // Posts have a screen of their own.
  const rows = pageRows(
    data.filter((page) => !isPost(page)),
    { filter, search, language },
  );
  return (
    <>
      <ListToolbar
        words={words}
        onWords={setWords}
        filter={filter}
        onFilter={(show) => void navigate({ to: '/pages', search: { show }, replace: true })}
        filters={pageFilters}
        labels={text}
        count={fill(text.count, { count: rows.length }, language)}
      />
      <ul className={styles.list}>
        <li className={styles.head} aria-hidden="true">
          <span>{text.page}</span>
          {languages.map((each) => (
            <span key={each}>{languageNames[language][each]}</span>
          ))}
        </li>
        {rows.map((row) => (
          <PageListRow key={row.page.key} row={row} editable={editable} onNew={onNew} />
        ))}
        {rows.length === 0 && (
          <li className={styles.empty}>{text[search ? 'nothing' : emptyText[filter]]}</li>
        )}
      </ul>
    </>
  );
};
