import { Link } from '@tanstack/react-router';
import { languages } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { languageNames } from './language-names.ts';
import type { NewPageStart } from './NewPageDialog.tsx';
import { PageMenu } from './PageMenu.tsx';
import type { PageRow } from './page-rows.ts';
import styles from './pages.module.css';
import { StateChip } from './StateChip.tsx';

const texts = {
  nl: { missing: 'Ontbreekt', add: 'Ontbreekt, {title} in het {language} maken' },
  en: { missing: 'Missing', add: 'Missing, make {title} in {language}' },
  de: { missing: 'Fehlt', add: 'Fehlt, {title} auf {language} anlegen' },
} satisfies Texts;

interface Props {
  row: PageRow;
  editable: boolean;
  onNew(start: NewPageStart): void;
}

/** One page of the list: its name and address, and how it stands in each language. */
export const PageListRow = ({ row: { page, named, depth }, editable, onNew }: Props) => {
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const open = editable && page.trashedAt === null;
  const first = languages.find((language) => page.languages[language] === named);
  return (
    <li className={styles.row}>
      <div
        className={styles.name}
        data-below={depth > 0 || undefined}
        style={{ '--depth': depth } as React.CSSProperties}
      >
        {open && first ? (
          <Link
            className={styles.title}
            to="/pages/$key/$language"
            params={{ key: page.key, language: first }}
          >
            {named.title}
          </Link>
        ) : (
          <span className={styles.title}>{named.title}</span>
        )}
        <span className={styles.path}>{named.path}</span>
      </div>
      {languages.map((language) => {
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
                onClick={() => onNew({ key: page.key, language, copyOf: page.key, title: named.title })}
              >
                {text.missing}
              </button>
            )}
            {!value && !open && <span className={styles.path}>{text.missing}</span>}
          </div>
        );
      })}
      <PageMenu page={page} named={named} editable={editable} onNew={onNew} />
    </li>
  );
};
