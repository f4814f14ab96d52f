/** Where a list stands among its pages: what its `Paging` shows and links to (SITE-5). Pages count from 1. */
export interface Paging {
  current: number;
  last: number;
  /** The page asked for is not there; the nearest one is shown instead, and answered with 404. */
  missing: boolean;
  /** The name its page number has in the query. */
  name: string;
  /** The path of the page it stands on; '' in the footer, which stands on every page. */
  path: string;
  /** What else of the query is kept in its links. */
  query: string;
}

/** What of `LoadContext` a list's pages are read from. */
interface PagedContext {
  request: { query: URLSearchParams };
  path: string;
  anchor: string | undefined;
  answerWith(status: number): void;
}

/** The name of a list's page number in the query: with an anchor of its own each list on a page has its own. */
export const pageName = (anchor: string | undefined): string => (anchor ? `${anchor}-page` : 'page');

/** For a definition's `readsQuery`. */
export const pagedQuery = (anchor: string | undefined): Record<string, string> => ({
  [pageName(anchor)]: '1',
});

/** Reads which page is asked for; one that is not there is answered with 404. */
export function pagingOf(context: PagedContext, count: number, perPage: number): Paging {
  const name = pageName(context.anchor);
  const rest = new URLSearchParams(context.request.query);
  const asked = rest.get(name) || '1';
  rest.delete(name);
  const last = Math.max(1, Math.ceil(count / perPage));
  const number = /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 0;
  const current = Math.min(Math.max(number, 1), last);
  const missing = current !== number;
  if (missing) context.answerWith(404);
  return { current, last, missing, name, path: context.path, query: rest.toString() };
}

/** The items of the page shown. */
export const onPage = <Item>(items: readonly Item[], { current }: Paging, perPage: number): Item[] =>
  items.slice((current - 1) * perPage, current * perPage);

/** The address of one of its pages; page 1 is the bare address. */
export function pageAddress({ path, query, name }: Paging, page: number): string {
  const asked = new URLSearchParams(query);
  if (page > 1) asked.set(name, String(page));
  const written = asked.toString();
  return written ? `${path}?${written}` : path || '?';
}
