import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { page, pageAddress, pageDraft } from '../../page/page.tables.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { PageSettings, PostSettings } from '../../page/page-settings.ts';
import { staff } from '../accounts/accounts.tables.ts';
import { pageSchedule } from './pages.tables.ts';
import type { PageName } from './pages.types.ts';

type Connection = Database | Transaction;

const draftColumns = {
  pageId: page.id,
  key: page.key,
  language: pageDraft.language,
  trashedAt: page.trashedAt,
  tree: pageDraft.tree,
  settings: pageDraft.settings,
  version: pageDraft.version,
  publishedVersion: pageDraft.publishedVersion,
  updatedById: pageDraft.updatedBy,
  updatedBy: staff.name,
  updatedAt: pageDraft.updatedAt,
};

const selectDraft = (db: Connection, { key, language }: PageName) =>
  db
    .select(draftColumns)
    .from(pageDraft)
    .innerJoin(page, eq(page.id, pageDraft.pageId))
    .leftJoin(staff, eq(staff.id, pageDraft.updatedBy))
    .where(and(eq(page.key, key), eq(pageDraft.language, language)));

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export const findDraft = async (db: Connection, name: PageName) => (await selectDraft(db, name))[0];

/** The draft, which nobody else changes until the transaction ends; the page cannot be thrown away meanwhile. */
export async function lockDraft(tx: Transaction, name: PageName): Promise<DraftRow | undefined> {
  await tx.select({ id: page.id }).from(page).where(eq(page.key, name.key)).for('share');
  const [found] = await selectDraft(tx, name).for('update', { of: pageDraft });
  return found;
}

/** Nobody else publishes this draft until the transaction ends. */
export async function holdDraft(tx: Transaction, of: { pageId: string; language: Language }): Promise<void> {
  await tx
    .select({ version: pageDraft.version })
    .from(pageDraft)
    .where(and(eq(pageDraft.pageId, of.pageId), eq(pageDraft.language, of.language)))
    .for('update');
}

interface DraftContent {
  tree: PageNode[];
  settings: PageSettings;
  updatedBy: string;
  updatedAt: Date;
}

export async function insertDraft(
  tx: Transaction,
  draft: DraftContent & { pageId: string; language: Language },
): Promise<boolean> {
  const made = await tx
    .insert(pageDraft)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: pageDraft.pageId });
  return made.length > 0;
}

/** Saves a locked draft as its next version. */
export async function updateDraft(
  tx: Transaction,
  { pageId, language, version }: DraftRow,
  content: DraftContent,
): Promise<number> {
  const next = version + 1;
  await tx
    .update(pageDraft)
    .set({ ...content, version: next })
    .where(and(eq(pageDraft.pageId, pageId), eq(pageDraft.language, language)));
  return next;
}

/** Says which version of the draft visitors see; null is none, 0 one that is no draft's any more. */
export async function setPublishedVersion(
  tx: Transaction,
  of: { pageId: string; language: Language },
  publishedVersion: number | null,
): Promise<void> {
  await tx
    .update(pageDraft)
    .set({ publishedVersion })
    .where(and(eq(pageDraft.pageId, of.pageId), eq(pageDraft.language, of.language)));
}

/** The page of a key, made when it is new. */
export async function ensurePage(tx: Transaction, key: string) {
  await tx.insert(page).values({ key }).onConflictDoNothing();
  const [found] = await tx
    .select({ id: page.id, trashedAt: page.trashedAt })
    .from(page)
    .where(eq(page.key, key))
    .for('share');
  if (!found) throw new Error(`the page ${key} was not made`);
  return found;
}

export const keyExists = async (db: Connection, key: string): Promise<boolean> =>
  (await db.select({ id: page.id }).from(page).where(eq(page.key, key))).length > 0;

/** Every page in every language it has, with what the list of pages tells. */
export const listDrafts = (db: Database) =>
  db
    .select({
      key: page.key,
      trashedAt: page.trashedAt,
      language: pageDraft.language,
      path: sql<string>`${pageDraft.settings}->>'path'`,
      title: sql<string>`${pageDraft.settings}->>'title'`,
      post: sql<PostSettings | null>`${pageDraft.settings}->'post'`,
      version: pageDraft.version,
      publishedVersion: pageDraft.publishedVersion,
      updatedAt: pageDraft.updatedAt,
      updatedBy: staff.name,
      publishedRevisionId: pageAddress.publishedRevisionId,
      publishedAt: pageAddress.publishedAt,
      waits: sql<boolean>`${pageSchedule.revisionId} is not null and ${pageSchedule.startedAt} is null`,
    })
    .from(pageDraft)
    .innerJoin(page, eq(page.id, pageDraft.pageId))
    .leftJoin(staff, eq(staff.id, pageDraft.updatedBy))
    .leftJoin(
      pageAddress,
      and(eq(pageAddress.pageId, pageDraft.pageId), eq(pageAddress.language, pageDraft.language)),
    )
    .leftJoin(
      pageSchedule,
      and(eq(pageSchedule.pageId, pageDraft.pageId), eq(pageSchedule.language, pageDraft.language)),
    )
    .orderBy(page.key);

/** Another page that is on the site at a path. */
export async function findLiveOwner(db: Connection, path: string, except: PageName) {
  const [owner] = await db
    .select({ title: pageAddress.title })
    .from(pageAddress)
    .innerJoin(page, eq(page.id, pageAddress.pageId))
    .where(and(pageAddress.live, eq(pageAddress.path, path), isOther(except, pageAddress.language)));
  return owner;
}

/** Another page whose draft is to stand at a path. */
export async function findDraftOwner(db: Connection, path: string, except: PageName) {
  const [owner] = await db
    .select({ title: sql<string>`${pageDraft.settings}->>'title'` })
    .from(pageDraft)
    .innerJoin(page, eq(page.id, pageDraft.pageId))
    .where(
      and(
        isNull(page.trashedAt),
        sql`${pageDraft.settings}->>'path' = ${path}`,
        isOther(except, pageDraft.language),
      ),
    )
    .limit(1);
  return owner;
}

const isOther = (
  { key, language }: PageName,
  column: typeof pageDraft.language | typeof pageAddress.language,
) => sql`(${page.key}, ${column}) <> (${key}, ${language})`;

/** The keys of pages that are not in the bin and have a language. */
export async function liveKeys(db: Connection, language: Language): Promise<Set<string>> {
  const rows = await db
    .select({ key: page.key })
    .from(pageDraft)
    .innerJoin(page, eq(page.id, pageDraft.pageId))
    .where(and(isNull(page.trashedAt), eq(pageDraft.language, language)));
  return new Set(rows.map(({ key }) => key));
}

/** The languages of a page other than one, for copying. */
export const otherLanguages = async (db: Connection, { key, language }: PageName): Promise<Language[]> =>
  (
    await db
      .select({ language: pageDraft.language })
      .from(pageDraft)
      .innerJoin(page, eq(page.id, pageDraft.pageId))
      .where(and(eq(page.key, key), ne(pageDraft.language, language)))
  ).map((row) => row.language);
