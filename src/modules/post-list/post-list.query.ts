import { categoryName } from '../../components/posts/post-data.ts';

/** The name of the chosen category in the query: with an anchor of its own each list on a page has its own. */
export const categoryNameOf = (anchor: string | undefined): string =>
  anchor ? `${anchor}-${categoryName}` : categoryName;

/** For a definition's `readsQuery`. */
export const categoryQuery = (anchor: string | undefined): Record<string, string> => ({
  [categoryNameOf(anchor)]: '',
});
