import { type Language, localeOf } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { pictureAddress } from '../../page/picture-address.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { LanguageCells, RowTitle } from '../pages/LanguageCells.tsx';
import type { NewDraftStart } from '../pages/new-draft/NewDraftModal.tsx';
import { PageMenu } from '../pages/PageMenu.tsx';
import styles from '../pages/pages.module.css';
import type { PostRow } from './post-rows.ts';
import own from './posts.module.css';

const texts = {
  nl: { noDate: 'zonder datum' },
  en: { noDate: 'without date' },
  de: { noDate: 'ohne Datum' },
} satisfies Texts;

/** One post of the list: its picture and title, what is told of it, and how it stands in each language. */
export const PostListRow = ({ row, onNew }: { row: PostRow; onNew(start: NewDraftStart): void }) => {
  const { page, named, post } = row;
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const open = page.trashedAt === null;
  const about = [dateWords(post.date, staffLanguage) || text.noDate, post.author, post.categories.join(', ')];
  return (
    <li className={styles.row}>
      <div className={`${styles.name} ${own.name}`}>
        {post.picture && (
          <img className={own.picture} src={presentPicture(post.picture)} alt="" loading="lazy" />
        )}
        <div className={own.words}>
          <RowTitle page={page} named={named} open={open} />
          <span className={styles.path}>{about.filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <LanguageCells
        page={page}
        named={named}
        open={open}
        onAdd={(language) => onNew({ key: page.key, language, title: named.title })}
      />
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
