import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { page } from '../../page/page.tables.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import { staff } from '../accounts/accounts.tables.ts';
import { pagePresence, pageTemplate, previewLink, savedBlock } from './pages.tables.ts';
import type { PageId } from './publishing.store.ts';

export const listBlocks = (db: Database) =>
  db
    .select({ id: savedBlock.id, name: savedBlock.name, nodes: savedBlock.nodes })
    .from(savedBlock)
    .orderBy(savedBlock.name);

/** Undefined when the name is taken. */
export async function insertBlock(
  tx: Transaction,
  block: { name: string; nodes: PageNode[]; createdBy: string },
): Promise<string | undefined> {
  const [made] = await tx
    .insert(savedBlock)
    .values(block)
    .onConflictDoNothing()
    .returning({ id: savedBlock.id });
  return made?.id;
}

export async function deleteBlock(tx: Transaction, id: string): Promise<string | undefined> {
  const [gone] = await tx
    .delete(savedBlock)
    .where(eq(savedBlock.id, id))
    .returning({ name: savedBlock.name });
  return gone?.name;
}

export const listTemplates = (db: Database) =>
  db
    .select({
      id: pageTemplate.id,
      name: pageTemplate.name,
      tree: pageTemplate.tree,
      settings: pageTemplate.settings,
    })
    .from(pageTemplate)
    .orderBy(pageTemplate.name);

export async function findTemplate(db: Database | Transaction, id: string) {
  const [found] = await db.select().from(pageTemplate).where(eq(pageTemplate.id, id));
  return found;
}

/** Undefined when the name is taken. */
export async function insertTemplate(
  tx: Transaction,
  template: { name: string; tree: PageNode[]; settings: PageSettings; createdBy: string },
): Promise<string | undefined> {
  const [made] = await tx
    .insert(pageTemplate)
    .values(template)
    .onConflictDoNothing()
    .returning({ id: pageTemplate.id });
  return made?.id;
}

export async function deleteTemplate(tx: Transaction, id: string): Promise<string | undefined> {
  const [gone] = await tx
    .delete(pageTemplate)
    .where(eq(pageTemplate.id, id))
    .returning({ name: pageTemplate.name });
  return gone?.name;
}

/** Keeps a preview link; those that have expired go. */
export async function insertPreviewLink(
  tx: Transaction,
  link: typeof previewLink.$inferInsert,
  now: Date,
): Promise<void> {
  await tx.delete(previewLink).where(lt(previewLink.expiresAt, now));
  await tx.insert(previewLink).values(link);
}

export async function findPreviewLink(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ key: page.key, language: previewLink.language })
    .from(previewLink)
    .innerJoin(page, eq(page.id, previewLink.pageId))
    .where(and(eq(previewLink.tokenHash, tokenHash), gt(previewLink.expiresAt, now)));
  return found;
}

/** How many links to a page's draft are good now. */
export async function countPreviewLinks(
  db: Database,
  { pageId, language }: PageId,
  now: Date,
): Promise<number> {
  return db.$count(
    previewLink,
    and(eq(previewLink.pageId, pageId), eq(previewLink.language, language), gt(previewLink.expiresAt, now)),
  );
}

export async function deletePreviewLinks(tx: Transaction, { pageId, language }: PageId): Promise<void> {
  await tx.delete(previewLink).where(and(eq(previewLink.pageId, pageId), eq(previewLink.language, language)));
}

/** Says that a window has a page open, and forgets those that were not heard of since `gone`. */
export async function putPresence(
  db: Database,
  { now, gone, ...window }: PageId & { client: string; staffId: string; now: Date; gone: Date },
): Promise<void> {
  await db.delete(pagePresence).where(lt(pagePresence.seenAt, gone));
  await db
    .insert(pagePresence)
    .values({ ...window, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [pagePresence.pageId, pagePresence.language, pagePresence.client],
      set: { seenAt: now, staffId: window.staffId },
    });
}

export const listPresence = (db: Database, { pageId, language }: PageId, client: string) =>
  db
    .select({ name: staff.name, since: pagePresence.since })
    .from(pagePresence)
    .innerJoin(staff, eq(staff.id, pagePresence.staffId))
    .where(
      and(
        eq(pagePresence.pageId, pageId),
        eq(pagePresence.language, language),
        ne(pagePresence.client, client),
      ),
    )
    .orderBy(pagePresence.since);

export async function deletePresence(
  db: Database,
  { pageId, language }: PageId,
  client: string,
): Promise<void> {
  await db
    .delete(pagePresence)
    .where(
      and(
        eq(pagePresence.pageId, pageId),
        eq(pagePresence.language, language),
        eq(pagePresence.client, client),
      ),
    );
}
