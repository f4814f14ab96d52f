import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { languages } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { ListToolbar } from '../pages/ListToolbar.tsx';
import { languageNames } from '../pages/language-names.ts';
import type { NewDraftStart } from '../pages/new-draft/NewDraftModal.tsx';
import styles from '../pages/pages.module.css';
import { pagesQuery } from '../pages/pages-query.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { Screen } from '../ui/Screen.tsx';
import { NewPostDialog } from './NewPostDialog.tsx';
import { PostListRow } from './PostListRow.tsx';
import { type PostFilter, postFilters, postRows } from './post-rows.ts';

const texts = {
  nl: {
    title: 'Berichten',
    lead: 'Wat je schrijft voor het blog. Een bericht is een pagina: je maakt het in de bouwer en publiceert het als het af is.',
    newPost: 'Nieuw bericht',
    layout: 'Indeling van berichten',
    search: 'Zoek op titel, auteur of categorie',
    show: 'Welke berichten',
    all: 'Alle',
    unpublished: 'Niet gepubliceerd',
    trash: 'Prullenbak',
    post: 'Bericht',
    count: { one: '{count} bericht', other: '{count} berichten' },
    none: 'Nog geen bericht. Met ‘Nieuw bericht’ begin je het eerste.',
    nothing: 'Geen bericht past hierbij.',
    emptyTrash: 'De prullenbak is leeg.',
    allPublished: 'Alles staat online. Niets wacht op publiceren.',
  },
  en: {
    title: 'Posts',
    lead: 'What you write for the blog. A post is a page: you make it in the builder and publish it when it is done.',
    newPost: 'New post',
    layout: 'Layout of posts',
    search: 'Search by title, author or category',
    show: 'Which posts',
    all: 'All',
    unpublished: 'Unpublished',
    trash: 'Bin',
    post: 'Post',
    count: { one: '{count} post', other: '{count} posts' },
    none: 'No post yet. Begin the first one with ‘New post’.',
    nothing: 'No post matches.',
    emptyTrash: 'The bin is empty.',
    allPublished: 'Everything is online. Nothing waits to be published.',
  },
  de: {
    title: 'Beiträge',
    lead: 'Was du fürs Blog schreibst. Ein Beitrag ist eine Seite: Du baust ihn im Editor und veröffentlichst ihn, wenn er fertig ist.',
    newPost: 'Neuer Beitrag',
    layout: 'Rahmen der Beiträge',
    search: 'Nach Titel, Name oder Kategorie suchen',
    show: 'Welche Beiträge',
    all: 'Alle',
    unpublished: 'Unveröffentlicht',
    trash: 'Papierkorb',
    post: 'Beitrag',
    count: { one: '{count} Beitrag', other: '{count} Beiträge' },
    none: 'Noch kein Beitrag. Mit „Neuer Beitrag“ beginnst du den ersten.',
    nothing: 'Kein Beitrag passt dazu.',
    emptyTrash: 'Der Papierkorb ist leer.',
    allPublished: 'Alles ist online. Nichts wartet auf die Veröffentlichung.',
  },
} satisfies Texts;

const emptyText = { all: 'none', unpublished: 'allPublished', trash: 'emptyTrash' } as const;

/** The posts of the blog, newest first, with their state in each language (OTH-1). */
export const PostsScreen = () => {
  const text = useTexts(texts);
  const [start, setStart] = useState<NewDraftStart>();
  const actions = (
    <>
      <LayoutLink label={text.layout} />
      <Button color="accent" leftSection={<Icon name="plus" />} onClick={() => setStart({})}>
        {text.newPost}
      </Button>
    </>
  );
  return (
    <Screen title={text.title} lead={text.lead} actions={actions}>
      <PostsTable onNew={setStart} />
      <NewPostDialog start={start} onClose={() => setStart(undefined)} />
    </Screen>
  );
};

/** To the page that stands around every post, where there is one. */
const LayoutLink = ({ label }: { label: string }) => {
  const { language } = useLanguage();
  const { data = [] } = useQuery(pagesQuery);
  const layout = data.find(({ key, trashedAt }) => key === 'post-layout' && trashedAt === null);
  const has = layout && [language, ...languages].find((each) => layout.languages[each]);
  if (!has) return null;
  return (
    <Button
      variant="default"
      component={Link}
      to="/pages/$key/$language"
      params={{ key: 'post-layout', language: has } as never}
    >
      {label}
    </Button>
  );
};

const PostsTable = ({ onNew }: { onNew(start: NewDraftStart): void }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const [filter, setFilter] = useState<PostFilter>('all');
  const [words, setWords] = useState('');
  const search = useDeferredValue(words);
  const { data, error } = useQuery(pagesQuery);
  if (error && !data) throw error;
  if (!data) return <LoadingScreen />;
  const rows = postRows(data, { filter, search, language });
  return (
    <>
      <ListToolbar
        words={words}
        onWords={setWords}
        filter={filter}
        onFilter={setFilter}
        filters={postFilters}
        labels={text}
        count={fill(text.count, { count: rows.length }, language)}
      />
      <ul className={styles.list}>
        <li className={styles.head} aria-hidden="true">
          <span>{text.post}</span>
          {languages.map((each) => (
            <span key={each}>{languageNames[language][each]}</span>
          ))}
        </li>
        {rows.map((row) => (
          <PostListRow key={row.page.key} row={row} onNew={onNew} />
        ))}
        {rows.length === 0 && (
          <li className={styles.empty}>{text[search ? 'nothing' : emptyText[filter]]}</li>
        )}
      </ul>
    </>
  );
};
