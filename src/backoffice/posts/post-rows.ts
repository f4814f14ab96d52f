import { type Language, languages } from '../../lib/language.ts';
import type { PostSettings } from '../../page/page-settings.ts';
import { isUnpublished, nameOf } from '../pages/page-rows.ts';
import type { LanguageInList, PageInList } from '../pages/pages-query.ts';

/** What the list shows of the posts. */
export const postFilters = ['all', 'unpublished', 'trash'] as const;
export type PostFilter = (typeof postFilters)[number];

export interface PostRow {
  page: PageInList;
  /** The language that names the post: the staff member's when it has that one. */
  named: LanguageInList;
  post: PostSettings;
}

export const isPost = (page: PageInList): boolean =>
  languages.some((language) => page.languages[language]?.post);

/** The posts among the pages, newest first; a search looks at titles, authors and categories. */
export function postRows(
  pages: readonly PageInList[],
  { filter, search, language }: { filter: PostFilter; search: string; language: Language },
): PostRow[] {
  const words = search.trim().toLowerCase();
  return pages
    .filter((page) => isPost(page) && passes(page, filter))
    .flatMap((page) => {
      const named = nameOf(page, language);
      return named?.post ? [{ page, named, post: named.post }] : [];
    })
    .filter(({ page }) => finds(page, words))
    .toSorted(
      (one, other) =>
        other.post.date.localeCompare(one.post.date) || one.page.key.localeCompare(other.page.key),
    );
}

function passes(page: PageInList, filter: PostFilter): boolean {
  if (page.trashedAt !== null) return filter === 'trash';
  if (filter === 'unpublished')
    return languages.some((language) => {
      const present = page.languages[language];
      return present && isUnpublished(present);
    });
  return filter === 'all';
}

const finds = (page: PageInList, words: string): boolean =>
  Object.values(page.languages).some(({ title, path, post }) =>
    [title, path, post?.author ?? '', ...(post?.categories ?? [])].some((text) =>
      text.toLowerCase().includes(words),
    ),
  );
