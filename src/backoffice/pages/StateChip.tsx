import { Link } from '@tanstack/react-router';
import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import styles from './pages.module.css';
import type { LanguageInList } from './pages-query.ts';

const texts = {
  nl: {
    draft: 'Concept',
    published: 'Gepubliceerd',
    changed: 'Gewijzigd',
    scheduled: 'Ingepland',
    outdated: 'Verouderd',
    outdatedHelp: 'Een andere taal is later gepubliceerd.',
    edit: '{state}, {title} ({language}) bewerken',
  },
  en: {
    draft: 'Draft',
    published: 'Published',
    changed: 'Changed',
    scheduled: 'Scheduled',
    outdated: 'Outdated',
    outdatedHelp: 'Another language was published later.',
    edit: '{state}, edit {title} ({language})',
  },
  de: {
    draft: 'Entwurf',
    published: 'Veröffentlicht',
    changed: 'Geändert',
    scheduled: 'Geplant',
    outdated: 'Veraltet',
    outdatedHelp: 'Eine andere Sprache wurde später veröffentlicht.',
    edit: '{state}, {title} ({language}) bearbeiten',
  },
} satisfies Texts;

interface Props {
  pageKey: string;
  language: Language;
  value: LanguageInList;
  /** Whether it leads to the builder. */
  editable: boolean;
}

/** How a page stands in one language; for editors the way into the builder. */
export const StateChip = ({ pageKey, language, value, editable }: Props) => {
  const text = useTexts(texts);
  const staffLanguage = useLanguage().language;
  const state = value.outdated && value.state === 'published' ? text.outdated : text[value.state];
  const content = (
    <>
      <span className={styles.dot} aria-hidden="true" />
      {state}
    </>
  );
  const shared = { className: styles.chip, 'data-state': state === text.outdated ? 'outdated' : value.state };
  const title = value.outdated ? text.outdatedHelp : undefined;
  if (!editable)
    return (
      <span {...shared} title={title}>
        {content}
      </span>
    );
  return (
    <Link
      {...shared}
      title={title}
      to="/pages/$key/$language"
      params={{ key: pageKey, language }}
      aria-label={fill(text.edit, { state, title: value.title, language }, staffLanguage)}
    >
      {content}
    </Link>
  );
};
