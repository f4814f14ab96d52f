import { and, desc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { touchData } from '../../page/data-version.store.ts';
import { page, pageAddress, pageRevision, redirect } from '../../page/page.tables.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import { staff } from '../accounts/accounts.tables.ts';
import { pageSchedule } from './pages.tables.ts';

type Connection = Database | Transaction;
export type PageId = { pageId: string; language: Language };

const revisionColumns = {
  id: pageRevision.id,
  createdAt: pageRevision.createdAt,
  author: staff.name,
  kind: pageRevision.kind,
};

/** The revisions of a page, newest first; at most 200. */
export const listRevisions = (db: Connection, { pageId, language }: PageId) =>
  db
    .select({ ...revisionColumns, changes: pageRevision.changes })
    .from(pageRevision)
    .leftJoin(staff, eq(staff.id, pageRevision.authorId))
    .where(and(eq(pageRevision.pageId, pageId), eq(pageRevision.language, language)))
    .orderBy(desc(pageRevision.id))
    .limit(200);

export async function findRevision(db: Connection, { pageId, language }: PageId, id: number) {
  const [found] = await db
    .select({ ...revisionColumns, tree: pageRevision.tree, settings: pageRevision.settings })
    .from(pageRevision)
    .leftJoin(staff, eq(staff.id, pageRevision.authorId))
    .where(
      and(eq(pageRevision.id, id), eq(pageRevision.pageId, pageId), eq(pageRevision.language, language)),
    );
  return found;
}

export async function insertRevision(
  tx: Transaction,
  revision: typeof pageRevision.$inferInsert,
): Promise<number> {
  const [made] = await tx.insert(pageRevision).values(revision).returning({ id: pageRevision.id });
  return (made as { id: number }).id;
}

export async function findAddress(db: Connection, { pageId, language }: PageId) {
  const [found] = await db
    .select()
    .from(pageAddress)
    .where(and(eq(pageAddress.pageId, pageId), eq(pageAddress.language, language)));
  return found;
}

/** Shows a revision to visitors from now on; an address that was left sends its visitors to the new one (308). */
export async function showRevision(
  tx: Transaction,
  of: PageId,
  shown: { revisionId: number; settings: PageSettings; publishedAt: Date; staffId: string | null },
): Promise<void> {
  const before = await findAddress(tx, of);
  const { revisionId, settings, publishedAt } = shown;
  const address = {
    ...settings,
    post: settings.post ?? null,
    live: true,
    publishedRevisionId: revisionId,
    publishedAt,
  };
  await tx
    .insert(pageAddress)
    .values({ ...of, ...address })
    .onConflictDoUpdate({ target: [pageAddress.pageId, pageAddress.language], set: address });
  if (before?.live && before.path !== settings.path)
    await redirectMoved(tx, before.path, settings.path, shown.staffId);
  await tx.delete(redirect).where(eq(redirect.fromPath, settings.path));
  await touchData(tx, ['pages']);
}

async function redirectMoved(tx: Transaction, from: string, to: string, createdBy: string | null) {
  // One hop only, however often a page moves.
  await tx.update(redirect).set({ target: to }).where(eq(redirect.target, from));
  const moved = { target: to, kind: 'permanent' as const, automatic: true, createdBy };
  await tx
    .insert(redirect)
    .values({ fromPath: from, ...moved })
    .onConflictDoUpdate({ target: redirect.fromPath, set: moved });
}

/** Takes a page off the site; its draft and revisions stay. */
export async function hideAddress(tx: Transaction, { pageId, language }: PageId): Promise<void> {
  await tx
    .update(pageAddress)
    .set({ live: false, publishedRevisionId: null })
    .where(and(eq(pageAddress.pageId, pageId), eq(pageAddress.language, language)));
  await touchData(tx, ['pages']);
}

/** Puts a page into the bin, off the site in every language; false when it is there already or is none. */
export async function trashPage(tx: Transaction, key: string, trashedAt: Date): Promise<boolean> {
  const [trashed] = await tx
    .update(page)
    .set({ trashedAt })
    .where(and(eq(page.key, key), isNull(page.trashedAt)))
    .returning({ id: page.id });
  if (!trashed) return false;
  await tx.update(pageAddress).set({ live: false }).where(eq(pageAddress.pageId, trashed.id));
  await tx.delete(pageSchedule).where(eq(pageSchedule.pageId, trashed.id));
  await touchData(tx, ['pages']);
  return true;
}

/** Brings a page back as it was; fails on the index of live paths when another has its address now. */
export async function untrashPage(tx: Transaction, key: string): Promise<boolean> {
  const [back] = await tx
    .update(page)
    .set({ trashedAt: null })
    .where(and(eq(page.key, key), isNotNull(page.trashedAt)))
    .returning({ id: page.id });
  if (!back) return false;
  await tx
    .update(pageAddress)
    .set({ live: true })
    .where(and(eq(pageAddress.pageId, back.id), isNotNull(pageAddress.publishedRevisionId)));
  await touchData(tx, ['pages']);
  return true;
}

/** The paths a page in the bin would have again. */
export const trashedPaths = (db: Connection, key: string) =>
  db
    .select({ path: pageAddress.path, language: pageAddress.language })
    .from(pageAddress)
    .innerJoin(page, eq(page.id, pageAddress.pageId))
    .where(and(eq(page.key, key), isNotNull(pageAddress.publishedRevisionId)));

export type ScheduleRow = typeof pageSchedule.$inferSelect;

const ofSchedule = ({ pageId, language }: PageId) =>
  and(eq(pageSchedule.pageId, pageId), eq(pageSchedule.language, language));

export async function findSchedule(db: Connection, of: PageId): Promise<ScheduleRow | undefined> {
  const [found] = await db.select().from(pageSchedule).where(ofSchedule(of));
  return found;
}

export async function putSchedule(
  tx: Transaction,
  schedule: typeof pageSchedule.$inferInsert,
): Promise<void> {
  const {
    pageId: _,
    language: __,
    ...set
  } = {
    startedAt: null,
    endsAt: null,
    previousRevisionId: null,
    trouble: null,
    ...schedule,
  };
  await tx
    .insert(pageSchedule)
    .values(schedule)
    .onConflictDoUpdate({ target: [pageSchedule.pageId, pageSchedule.language], set });
}

export async function deleteSchedule(tx: Transaction, of: PageId): Promise<void> {
  await tx.delete(pageSchedule).where(ofSchedule(of));
}

export async function setScheduleTrouble(db: Connection, of: PageId, trouble: string): Promise<void> {
  await db.update(pageSchedule).set({ trouble }).where(ofSchedule(of));
}

const isDue = (now: Date) =>
  and(
    isNull(pageSchedule.trouble),
    or(
      and(isNull(pageSchedule.startedAt), lte(pageSchedule.startsAt, now)),
      and(isNotNull(pageSchedule.startedAt), lte(pageSchedule.endsAt, now)),
    ),
  );

/** What is to be published or taken back by now. */
export const dueSchedules = (db: Connection, now: Date) =>
  db
    .select({ pageId: pageSchedule.pageId, language: pageSchedule.language, key: page.key })
    .from(pageSchedule)
    .innerJoin(page, eq(page.id, pageSchedule.pageId))
    .where(isDue(now));

/** The schedule for this transaction alone, when it is still due. */
export async function lockDueSchedule(
  tx: Transaction,
  of: PageId,
  now: Date,
): Promise<ScheduleRow | undefined> {
  const [found] = await tx
    .select()
    .from(pageSchedule)
    .where(and(ofSchedule(of), isDue(now)))
    .for('update');
  return found;
}

export const revisionContent = async (tx: Connection, id: number) => {
  const [found] = await tx
    .select({ tree: pageRevision.tree, settings: pageRevision.settings, createdAt: pageRevision.createdAt })
    .from(pageRevision)
    .where(eq(pageRevision.id, id));
  if (!found) throw new Error(`there is no revision ${id}`);
  return found;
};
