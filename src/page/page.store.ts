import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import type { Language } from '../lib/language.ts';
import { touchData } from './data-version.store.ts';
import { page, pageAddress, pageDraft, pageRevision, redirect, siteSetting } from './page.tables.ts';
import { type PageNode, pageTreeSchema } from './page-node.ts';
import type { HeaderMode, PostSettings } from './page-settings.ts';

/** A published page in one language, without its tree. */
export interface PageAddress {
  key: string;
  language: Language;
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  sharePicture: string | null;
  headerMode: HeaderMode;
  /** Set when the page is a post. */
  post?: PostSettings | null;
  revisionId: number;
  /** When this revision was published; left out for a draft. */
  publishedAt?: Date;
}

/** Every published page in every language; none that lies in the bin. */
export async function publishedAddresses(db: Database): Promise<PageAddress[]> {
  const rows = await db
    .select({
      key: page.key,
      language: pageAddress.language,
      path: pageAddress.path,
      title: pageAddress.title,
      description: pageAddress.description,
      indexed: pageAddress.indexed,
      sharePicture: pageAddress.sharePicture,
      headerMode: pageAddress.headerMode,
      post: pageAddress.post,
      revisionId: pageAddress.publishedRevisionId,
      publishedAt: pageAddress.publishedAt,
    })
    .from(pageAddress)
    .innerJoin(page, eq(page.id, pageAddress.pageId))
    .where(and(isNotNull(pageAddress.publishedRevisionId), pageAddress.live));
  return rows as PageAddress[];
}

/** Where the visitors of an old address are sent. */
export interface Redirect {
  target: string;
  kind: 'permanent' | 'temporary';
}

/** Every redirect by the path it starts from. */
export async function redirectsByPath(db: Database): Promise<Map<string, Redirect>> {
  const rows = await db.select().from(redirect);
  return new Map(rows.map(({ fromPath, target, kind }) => [fromPath, { target, kind }]));
}

export async function revisionTree(db: Database | Transaction, revisionId: number): Promise<unknown> {
  const [row] = await db
    .select({ tree: pageRevision.tree })
    .from(pageRevision)
    .where(eq(pageRevision.id, revisionId));
  return row?.tree;
}

export interface NewPage {
  key: string;
  language: Language;
  path: string;
  title: string;
  description: string;
  tree: PageNode[];
  post?: PostSettings | undefined;
}

/**
 * Adds a revision of a page in one language and publishes it, as its draft too; the page is made when it is new. For
 * content of the program's own: staff publish through the pages feature. Throws for a tree that is none.
 */
export async function publishPage(tx: Transaction, draft: NewPage): Promise<void> {
  await tx.insert(page).values({ key: draft.key }).onConflictDoNothing();
  const [found] = await tx.select({ id: page.id }).from(page).where(eq(page.key, draft.key));
  const pageId = (found as { id: string }).id;
  const { language, path, title, description, post } = draft;
  const texts = { path, title, description };
  const settings = {
    ...texts,
    ...{ indexed: true, sharePicture: null, headerMode: 'auto' as const },
    ...(post && { post }),
  };
  const tree = pageTreeSchema.parse(draft.tree);
  const [revision] = await tx
    .insert(pageRevision)
    .values({ pageId, language, tree, settings })
    .returning({ id: pageRevision.id });
  const address = { ...texts, post: post ?? null, publishedRevisionId: revision?.id };
  await tx
    .insert(pageAddress)
    .values({ pageId, language, ...address })
    .onConflictDoUpdate({ target: [pageAddress.pageId, pageAddress.language], set: address });
  const next = sql`${pageDraft.version} + 1`;
  await tx
    .insert(pageDraft)
    .values({ pageId, language, tree, settings, publishedVersion: 1 })
    .onConflictDoUpdate({
      target: [pageDraft.pageId, pageDraft.language],
      set: { tree, settings, version: next, publishedVersion: next },
    });
  await touchData(tx, ['pages']);
}

export async function hasPages(db: Database): Promise<boolean> {
  return (await db.select({ id: page.id }).from(page).limit(1)).length > 0;
}

export async function writeSetting(db: Database | Transaction, name: string, value: unknown): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(siteSetting)
      .values({ name, value })
      .onConflictDoUpdate({
        target: siteSetting.name,
        set: { value, version: sql`${siteSetting.version} + 1` },
      });
    await touchData(tx, ['settings']);
  });
}
