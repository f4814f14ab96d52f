import { and, count, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { page, pageAddress, pageRevision } from '../../page/page.tables.ts';
import type { PostSettings } from '../../page/page-settings.ts';
import type { PostsQuery } from './posts.types.ts';

const date = sql<string>`${pageAddress.post} ->> 'date'`;

/** Posts of one day stand in the order in which they were made. */
const order = [desc(date), desc(page.createdAt), desc(page.key)];

const ofCategory = (category: string | undefined): SQL | undefined =>
  category ? sql`${pageAddress.post} -> 'categories' ? ${category}` : undefined;

const isShown = (language: Language): SQL | undefined =>
  and(
    eq(pageAddress.language, language),
    isNotNull(pageAddress.post),
    isNotNull(pageAddress.publishedRevisionId),
    pageAddress.live,
  );

const matches = ({ language, category, except }: Omit<PostsQuery, 'limit'>): SQL | undefined =>
  and(isShown(language), ofCategory(category), except ? ne(page.key, except) : undefined);

/** Published posts, newest first. */
export async function selectPosts(db: Database, query: PostsQuery) {
  const rows = await db
    .select({
      key: page.key,
      path: pageAddress.path,
      title: pageAddress.title,
      description: pageAddress.description,
      post: pageAddress.post,
      revisionId: pageAddress.publishedRevisionId,
    })
    .from(pageAddress)
    .innerJoin(page, eq(page.id, pageAddress.pageId))
    .where(matches(query))
    .orderBy(...order)
    .offset(query.offset ?? 0)
    .limit(query.limit);
  return rows as ((typeof rows)[number] & { post: PostSettings; revisionId: number })[];
}

export async function countPosts(db: Database, query: Omit<PostsQuery, 'limit'>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(pageAddress)
    .innerJoin(page, eq(page.id, pageAddress.pageId))
    .where(matches(query));
  return row?.count ?? 0;
}

/** The post nearest to one, on its older or its newer side. */
export async function selectNeighbour(
  db: Database,
  of: { key: string; language: Language; date: string; category?: string | undefined },
  side: 'older' | 'newer',
) {
  const own = sql`(${of.date}, (select created_at from ${page} as own where own.key = ${of.key}), ${of.key})`;
  const place = sql`(${date}, ${page.createdAt}, ${page.key})`;
  const [found] = await db
    .select({ path: pageAddress.path, title: pageAddress.title, post: pageAddress.post })
    .from(pageAddress)
    .innerJoin(page, eq(page.id, pageAddress.pageId))
    .where(
      and(
        isShown(of.language),
        ofCategory(of.category),
        side === 'older' ? sql`${place} < ${own}` : sql`${place} > ${own}`,
      ),
    )
    .orderBy(...(side === 'older' ? order : [date, page.createdAt, page.key]))
    .limit(1);
  return found && { path: found.path, title: found.title, picture: found.post?.picture ?? null };
}

export async function selectCategories(db: Database, language: Language) {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select name, count(*)::int as count
    from ${pageAddress}, jsonb_array_elements_text(${pageAddress.post} -> 'categories') as name
    where ${isShown(language)}
    group by name order by name`);
  return rows;
}

/** The trees of some revisions, which never change. */
export async function selectTrees(
  db: Database,
  revisionIds: readonly number[],
): Promise<{ id: number; tree: unknown }[]> {
  return db
    .select({ id: pageRevision.id, tree: pageRevision.tree })
    .from(pageRevision)
    .where(sql`${pageRevision.id} in ${[...revisionIds]}`);
}
