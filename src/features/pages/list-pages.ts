import { listDrafts } from './drafts.store.ts';
import type { ListedPage, PageName, PageState } from './pages.types.ts';
import type { PagesContext } from './pages-context.ts';

type Row = Awaited<ReturnType<typeof listDrafts>>[number];

/** Every page with its languages, what of them is published, and which lag behind another (EDIT-3). */
export async function listPages({ db, neededPages }: PagesContext): Promise<ListedPage[]> {
  const pages = new Map<string, ListedPage>();
  const rows = await listDrafts(db);
  const newest = new Map<string, number>();
  for (const row of rows) newest.set(row.key, Math.max(newest.get(row.key) ?? 0, publishedTime(row)));
  for (const row of rows) {
    const { key, trashedAt, path, title, post, updatedAt, updatedBy } = row;
    const page = pages.get(key) ?? { key, trashedAt, needed: neededPages.has(key), languages: {} };
    page.languages[row.language] = {
      path,
      title,
      ...(post && { post }),
      state: stateOf(row),
      updatedAt,
      updatedBy,
      publishedAt: row.publishedRevisionId ? row.publishedAt : null,
      outdated: row.publishedRevisionId !== null && publishedTime(row) < (newest.get(key) ?? 0),
    };
    pages.set(key, page);
  }
  return [...pages.values()];
}

const publishedTime = ({ publishedRevisionId, publishedAt }: Row): number =>
  publishedRevisionId && publishedAt ? publishedAt.getTime() : 0;

/** How one page in one language stands, for the bar above it (SITE-10). */
export async function pageState(context: PagesContext, { key, language }: PageName): Promise<PageState> {
  const row = (await listDrafts(context.db)).find((each) => each.key === key && each.language === language);
  return row ? stateOf(row) : 'draft';
}

function stateOf({ waits, publishedRevisionId, publishedVersion, version }: Row): PageState {
  if (waits) return 'scheduled';
  if (publishedRevisionId === null) return 'draft';
  return publishedVersion === version ? 'published' : 'changed';
}
