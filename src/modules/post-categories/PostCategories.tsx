import type { PostCategoryLink } from '../../components/posts/post-data.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { postCategoriesFields } from './post-categories.definition.ts';
import styles from './post-categories.module.css';

export interface PostCategoriesData {
  categories: (PostCategoryLink & { count: number })[];
}

const texts = {
  nl: { count: { one: '{count} bericht', other: '{count} berichten' } },
  en: { count: { one: '{count} post', other: '{count} posts' } },
  de: { count: { one: '{count} Beitrag', other: '{count} Beiträge' } },
} satisfies Texts;

/** What the blog is about, each category leading to its posts. */
export const PostCategories = (
  props: ModuleProps<typeof postCategoriesFields, never, PostCategoriesData>,
) => {
  const { root, language, data, showCount } = props;
  return (
    <ul {...rootWith(root, styles.categories)}>
      {data.categories.map(({ name, href, count }) => (
        <li key={name}>
          {href ? <a href={href}>{name}</a> : name}
          {showCount && (
            <span className={styles.count}>{fill(texts[language].count, { count }, language)}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
