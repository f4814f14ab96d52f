import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { touchData } from '../../page/data-version.store.ts';
import { staff } from '../accounts/accounts.tables.ts';
import { approvedHtml } from './approved-html.tables.ts';

const approval = { by: staff.name, at: approvedHtml.approvedAt, atOnce: approvedHtml.atOnce };

export async function findApproval(db: Database, hash: string) {
  const [found] = await db
    .select(approval)
    .from(approvedHtml)
    .innerJoin(staff, eq(staff.id, approvedHtml.approvedBy))
    .where(eq(approvedHtml.hash, hash));
  return found;
}

/** The newest first. */
export const listApprovals = (db: Database) =>
  db
    .select({ hash: approvedHtml.hash, html: approvedHtml.html, ...approval })
    .from(approvedHtml)
    .innerJoin(staff, eq(staff.id, approvedHtml.approvedBy))
    .orderBy(desc(approvedHtml.approvedAt));

/** Approves a text, or says anew how it loads and who answers for it. */
export async function putApproval(
  tx: Transaction,
  { hash, html, ...given }: { hash: string; html: string; atOnce: boolean; approvedBy: string },
): Promise<void> {
  const approvedAt = new Date();
  await tx
    .insert(approvedHtml)
    .values({ hash, html, ...given, approvedAt })
    .onConflictDoUpdate({ target: approvedHtml.hash, set: { ...given, approvedAt } });
  await touchData(tx, ['approved-html']);
}

/** The text that was approved until now; undefined when it was not. */
export async function deleteApproval(tx: Transaction, hash: string): Promise<string | undefined> {
  const [gone] = await tx
    .delete(approvedHtml)
    .where(eq(approvedHtml.hash, hash))
    .returning({ html: approvedHtml.html });
  if (gone) await touchData(tx, ['approved-html']);
  return gone?.html;
}
