import { Link } from '@tanstack/react-router';
import { type Language, languages } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { languageNames } from './language-names.ts';
import type { PageRow } from './page-rows.ts';
import styles from './pages.module.css';
import { StateChip } from './StateChip.tsx';

const texts = {
  nl: { missing: 'Ontbreekt', add: 'Ontbreekt, {title} in het {language} maken' },
  en: { missing: 'Missing', add: 'Missing, make {title} in {language}' },
  de: { missing: 'Fehlt', add: 'Fehlt, {title} auf {language} anlegen' },
} satisfies Texts;

interface Props extends Pick<PageRow, 'page' | 'named'> {
  /** Staff may go on with it. */
  open: boolean;
}

/** The title of a page or post in its list, leading to the builder. */
export const RowTitle = ({ page, named, open }: Props) => {
  const first = languages.find((language) => page.languages[language] === named);
  if (!open || !first) return <span className={styles.title}>{named.title}</span>;
  return (
    <Link className={styles.title} to="/pages/$key/$language" params={{ key: page.key, language: first }}>
      {named.title}
    </Link>
  );
};

/** How a page or post stands in each language, and the way to make it where it is missing. */
export const LanguageCells = ({ page, named, open, onAdd }: Props & { onAdd(language: Language): void }) => {
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  return languages.map((language) => {
    const value = page.languages[language];
    const name = languageNames[staffLanguage][language];
    return (
      <div key={language} className={styles.cell}>
        <span className={styles.language}>{name}</span>
        {value && <StateChip pageKey={page.key} language={language} value={value} editable={open} />}
        {!value && open && (
          <button
            type="button"
            className={styles.missing}
            aria-label={fill(text.add, { title: named.title, language: name }, staffLanguage)}
            onClick={() => onAdd(language)}
          >
            {text.missing}
          </button>
        )}
        {!value && !open && <span className={styles.path}>{text.missing}</span>}
      </div>
    );
  });
};
