import { Link } from '@tanstack/react-router';
import { type Language, languages, localeOf } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { pictureAddress } from '../../page/picture-address.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { languageNames } from '../pages/language-names.ts';
import { PageMenu } from '../pages/PageMenu.tsx';
import styles from '../pages/pages.module.css';
import { StateChip } from '../pages/StateChip.tsx';
import type { NewPostStart } from './NewPostDialog.tsx';
import type { PostRow } from './post-rows.ts';
import own from './posts.module.css';

const texts = {
  nl: { missing: 'Ontbreekt', add: 'Ontbreekt, {title} in het {language} maken', noDate: 'zonder datum' },
  en: { missing: 'Missing', add: 'Missing, make {title} in {language}', noDate: 'without date' },
  de: { missing: 'Fehlt', add: 'Fehlt, {title} auf {language} anlegen', noDate: 'ohne Datum' },
} satisfies Texts;

/** One post of the list: its picture and title, what is told of it, and how it stands in each language. */
export const PostListRow = ({ row, onNew }: { row: PostRow; onNew(start: NewPostStart): void }) => {
  const { page, named, post } = row;
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const open = page.trashedAt === null;
  const first = languages.find((language) => page.languages[language] === named);
  const about = [dateWords(post.date, staffLanguage) || text.noDate, post.author, post.categories.join(', ')];
  return (
    <li className={styles.row}>
      <div className={`${styles.name} ${own.name}`}>
        {post.picture && (
          <img className={own.picture} src={presentPicture(post.picture)} alt="" loading="lazy" />
        )}
        <div className={own.words}>
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
          <span className={styles.path}>{about.filter(Boolean).join(' · ')}</span>
        </div>
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
                onClick={() => onNew({ key: page.key, language, title: named.title })}
              >
                {text.missing}
              </button>
            )}
            {!value && !open && <span className={styles.path}>{text.missing}</span>}
          </div>
        );
      })}
      <PageMenu page={page} named={named} editable onNew={() => onNew({ copyOf: page.key })} />
    </li>
  );
};

/** The address of a picture's file by its name alone: any other is answered with where the present one is. */
const presentPicture = (name: string): string => pictureAddress({ name: `${name}.0000000000` }, 320);

const dateWords = (date: string, language: Language): string =>
  date
    ? new Date(`${date}T12:00:00Z`).toLocaleDateString(localeOf[language], {
        ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
      })
    : '';
