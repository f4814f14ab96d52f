import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { touchData } from '../../page/data-version.store.ts';
import { pageAddress, redirect } from '../../page/page.tables.ts';
import type { ListedRedirect } from './settings.types.ts';

type Connection = Database | Transaction;

export interface RedirectRow {
  from: string;
  to: string;
  kind: 'permanent' | 'temporary';
}

export async function listRedirects(db: Connection): Promise<ListedRedirect[]> {
  return db
    .select({
      id: redirect.id,
      from: redirect.fromPath,
      to: redirect.target,
      kind: redirect.kind,
      automatic: redirect.automatic,
      createdAt: redirect.createdAt,
    })
    .from(redirect)
    .orderBy(asc(redirect.fromPath));
}

/** The same, and no redirect is added or changed by others until the transaction ends, so that no two make a loop. */
export async function lockRedirects(tx: Transaction): Promise<ListedRedirect[]> {
  await touchData(tx, ['pages']);
  return listRedirects(tx);
}

/** The paths that visitors find a page at. */
export async function livePaths(db: Connection): Promise<Set<string>> {
  const rows = await db
    .select({ path: pageAddress.path })
    .from(pageAddress)
    .where(and(pageAddress.live, isNotNull(pageAddress.publishedRevisionId)));
  return new Set(rows.map(({ path }) => path));
}

export async function insertRedirect(
  tx: Transaction,
  { from, to, kind }: RedirectRow,
  createdBy: string,
): Promise<string> {
  const [made] = await tx
    .insert(redirect)
    .values({ fromPath: from, target: to, kind, createdBy })
    .returning({ id: redirect.id });
  return (made as { id: string }).id;
}

/** Changed by hand, a redirect is nobody's automatic one any more. */
export async function updateRedirect(
  tx: Transaction,
  id: string,
  { from, to, kind }: RedirectRow,
): Promise<void> {
  await tx
    .update(redirect)
    .set({ fromPath: from, target: to, kind, automatic: false })
    .where(eq(redirect.id, id));
}

/** False when there is none. */
export async function deleteRedirect(tx: Transaction, id: string): Promise<string | undefined> {
  const [gone] = await tx.delete(redirect).where(eq(redirect.id, id)).returning({ from: redirect.fromPath });
  return gone?.from;
}
