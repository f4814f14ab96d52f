import { ActionIcon, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { languages } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone, notifyError } from '../notify.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { languageNames } from './language-names.ts';
import type { NewDraftStart } from './new-draft/NewDraftModal.tsx';
import styles from './pages.module.css';
import { type LanguageInList, type PageInList, pagesQuery } from './pages-query.ts';

const texts = {
  nl: {
    more: 'Meer voor {title}',
    view: 'Bekijk op de site ({language})',
    copy: 'Nieuwe pagina als deze',
    trash: 'Naar de prullenbak',
    untrash: 'Terugzetten',
    trashTitle: '{title} naar de prullenbak?',
    trashHelp:
      'De pagina verdwijnt in alle talen van de site. Bezoekers zien dan “niet gevonden”. Je kunt haar terugzetten.',
    trashed: '{title} ligt in de prullenbak.',
    untrashed: '{title} is teruggezet als concept.',
  },
  en: {
    more: 'More for {title}',
    view: 'View on the site ({language})',
    copy: 'New page like this one',
    trash: 'Move to the bin',
    untrash: 'Put back',
    trashTitle: 'Move {title} to the bin?',
    trashHelp:
      'The page disappears from the site in all languages. Visitors then see “not found”. You can put it back.',
    trashed: '{title} is in the bin.',
    untrashed: '{title} was put back as a draft.',
  },
  de: {
    more: 'Mehr für {title}',
    view: 'Auf der Website ansehen ({language})',
    copy: 'Neue Seite wie diese',
    trash: 'In den Papierkorb',
    untrash: 'Zurückholen',
    trashTitle: '{title} in den Papierkorb?',
    trashHelp:
      'Die Seite verschwindet in allen Sprachen von der Website. Besucher sehen dann „nicht gefunden“. Du kannst sie zurückholen.',
    trashed: '{title} liegt im Papierkorb.',
    untrashed: '{title} ist als Entwurf zurück.',
  },
} satisfies Texts;

interface Props {
  page: PageInList;
  named: LanguageInList;
  editable: boolean;
  onNew(start: NewDraftStart): void;
}

/** What else can be done with a page. */
export const PageMenu = ({ page, named, editable, onNew }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { title } = named;
  const trashed = page.trashedAt !== null;
  const online = trashed ? [] : languages.filter((each) => page.languages[each]?.publishedAt);
  const move = async (where: 'trash' | 'untrash') => {
    try {
      await api.post(`/pages/${encodeURIComponent(page.key)}/${where}`, {});
      notifyDone(fill(where === 'trash' ? text.trashed : text.untrashed, { title }, language));
    } catch (error) {
      notifyError(error);
    }
    setAsking(false);
    await queryClient.invalidateQueries({ queryKey: pagesQuery.queryKey });
  };
  if (online.length === 0 && !editable) return <span className={styles.menu} />;
  return (
    <div className={styles.menu}>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray.7"
            size={40}
            aria-label={fill(text.more, { title }, language)}
          >
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {online.map((each) => (
            <Menu.Item
              key={each}
              component="a"
              href={page.languages[each]?.path}
              target="_blank"
              leftSection={<Icon name="external" />}
            >
              {fill(text.view, { language: languageNames[language][each] }, language)}
            </Menu.Item>
          ))}
          {editable && !trashed && (
            <Menu.Item leftSection={<Icon name="copy" />} onClick={() => onNew({ copyOf: page.key })}>
              {text.copy}
            </Menu.Item>
          )}
          {editable && !trashed && !page.needed && (
            <Menu.Item color="red" leftSection={<Icon name="trash" />} onClick={() => setAsking(true)}>
              {text.trash}
            </Menu.Item>
          )}
          {editable && trashed && (
            <Menu.Item leftSection={<Icon name="history" />} onClick={() => void move('untrash')}>
              {text.untrash}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        title={fill(text.trashTitle, { title }, language)}
        confirm={text.trash}
        danger
        onConfirm={() => move('trash')}
        onClose={() => setAsking(false)}
      >
        {text.trashHelp}
      </ConfirmDialog>
    </div>
  );
};
