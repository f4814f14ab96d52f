import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import styles from './post.module.css';
import type { PostMetaData } from './post-data.ts';

const texts = {
  nl: { by: 'Door', categories: 'Categorieën' },
  en: { by: 'By', categories: 'Categories' },
  de: { by: 'Von', categories: 'Kategorien' },
} satisfies Texts;

interface Props {
  meta: PostMetaData;
  language: Language;
}

/** Date, author and reading time in one line; nothing when all are left out. */
export const PostMeta = ({ meta, language }: Props) => {
  const { date, author, readingTime } = meta;
  if (!date && !author && !readingTime) return null;
  return (
    <ul className={styles.meta}>
      {date && (
        <li>
          <time dateTime={date.day}>{date.words}</time>
        </li>
      )}
      {author && (
        <li>
          {texts[language].by} {author}
        </li>
      )}
      {readingTime && <li>{readingTime}</li>}
    </ul>
  );
};

/** The categories of a post, each leading to its others. */
export const PostCategories = ({ meta, language }: Props) =>
  meta.categories.length > 0 && (
    <ul className={styles.categories} aria-label={texts[language].categories}>
      {meta.categories.map(({ name, href }) => (
        <li key={name}>{href ? <a href={href}>{name}</a> : name}</li>
      ))}
    </ul>
  );
