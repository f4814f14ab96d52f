import { type Language, languages } from '../../lib/language.ts';
import type { LanguageInList, PageInList } from './pages-query.ts';

/** What the list shows of the pages. */
export const pageFilters = ['all', 'unpublished', 'untranslated', 'trash'] as const;
export type PageFilter = (typeof pageFilters)[number];

export interface PageRow {
  page: PageInList;
  /** The language that names the page: the staff member's when it has that one. */
  named: LanguageInList;
  /** How many pages of the list stand above it by address. */
  depth: number;
}

/** The pages as a tree by address: `/tochten/duinen` stands under `/tochten`. A search makes the tree flat. */
export function pageRows(
  pages: readonly PageInList[],
  { filter, search, language }: { filter: PageFilter; search: string; language: Language },
): PageRow[] {
  const words = search.trim().toLowerCase();
  const named = pages
    .filter((page) => passes(page, filter) && finds(page, words))
    .flatMap((page) => {
      const name = nameOf(page, language);
      return name ? [{ page, named: name }] : [];
    })
    .sort((a, b) => compareAddresses(a.named.path, b.named.path));
  const above: string[] = [];
  return named.map((row) => {
    while (above.length > 0 && !row.named.path.startsWith(`${above.at(-1)}/`)) above.pop();
    const depth = words ? 0 : above.length;
    // Everything stands below the home page; that would say nothing.
    if (!/^\/(?:[a-z]{2})?$/.test(row.named.path)) above.push(row.named.path);
    return { ...row, depth };
  });
}

/** The page in the wanted language, or else the first it has. */
export const nameOf = ({ languages: has }: PageInList, language: Language): LanguageInList | undefined =>
  has[language] ?? languages.map((each) => has[each]).find((each) => each !== undefined);

export const isUnpublished = ({ state }: Pick<LanguageInList, 'state'>): boolean =>
  state === 'draft' || state === 'changed';

function passes(page: PageInList, filter: PageFilter): boolean {
  if (page.trashedAt !== null) return filter === 'trash';
  const present = languages.flatMap((language) => page.languages[language] ?? []);
  if (filter === 'unpublished') return present.some(isUnpublished);
  if (filter === 'untranslated')
    return present.length < languages.length || present.some((each) => each.outdated);
  return filter === 'all';
}

const finds = ({ key, languages: has }: PageInList, words: string): boolean =>
  !words ||
  [key, ...Object.values(has).flatMap(({ title, path }) => [title, path])].some((text) =>
    text.toLowerCase().includes(words),
  );

/** By the parts of the address, so that what belongs together stays together. */
function compareAddresses(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let index = 1; index < Math.min(left.length, right.length); index += 1) {
    const order = (left[index] ?? '').localeCompare(right[index] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
