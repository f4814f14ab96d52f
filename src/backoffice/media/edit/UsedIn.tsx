import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PictureUse } from '../../../features/media/library.types.ts';
import type { Texts } from '../../../lib/texts.ts';
import { useTexts } from '../../language.tsx';
import styles from './used-in.module.css';

const texts = {
  nl: {
    nowhere: 'Nergens. Ze kan weg zonder dat bezoekers iets missen.',
    draft: 'alleen in het concept',
    bike: 'Fiets',
    tour: 'Tocht',
    setting: 'Instelling',
    block: 'Bewaard blok',
    template: 'Sjabloon',
    site: 'Winkel en menu’s',
    share: 'Voorbeeld bij gedeelde links',
    theme: 'Uiterlijk',
  },
  en: {
    nowhere: 'Nowhere. It can go without visitors missing anything.',
    draft: 'in the draft only',
    bike: 'Bike',
    tour: 'Tour',
    setting: 'Setting',
    block: 'Saved block',
    template: 'Template',
    site: 'Shop and menus',
    share: 'Preview of shared links',
    theme: 'Look',
  },
  de: {
    nowhere: 'Nirgends. Es kann weg, ohne dass Besuchern etwas fehlt.',
    draft: 'nur im Entwurf',
    bike: 'Rad',
    tour: 'Tour',
    setting: 'Einstellung',
    block: 'Gespeicherter Block',
    template: 'Vorlage',
    site: 'Geschäft und Menüs',
    share: 'Vorschau geteilter Links',
    theme: 'Aussehen',
  },
} satisfies Texts;

/** Where a picture is shown; pages as links to where it can be taken away. */
export const UsedIn = ({ uses }: { uses: readonly PictureUse[] }) => {
  const text = useTexts(texts);
  if (uses.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {text.nowhere}
      </Text>
    );
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={`${use.kind} ${use.key} ${use.kind === 'page' ? use.language : ''}`}>
          {use.kind === 'page' ? (
            <>
              <Anchor
                component={Link}
                to="/pages/$key/$language"
                params={{ key: use.key, language: use.language } as never}
                size="sm"
                underline="always"
              >
                {use.title}
              </Anchor>
              <span className={styles.aside}>
                {use.language}
                {use.draft && `, ${text.draft}`}
              </span>
            </>
          ) : (
            <>
              <span>{nameOf(use.title, text)}</span>
              <span className={styles.aside}>{text[use.kind]}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Settings are known by their names. */
const nameOf = (title: string, text: (typeof texts)['nl']): string =>
  title === 'site' || title === 'share' || title === 'theme' ? text[title] : title;
