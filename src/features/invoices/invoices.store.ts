import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { invoices, invoiceYear } from './invoices.tables.ts';
import type { Invoice } from './invoices.types.ts';

type InvoiceRow = typeof invoices.$inferSelect;

const invoiceOf = ({ id, number, replaces, content }: InvoiceRow): Invoice => ({
  ...content,
  id,
  number,
  replaces,
});

/**
 * The next number of a year. The row stays locked until the transaction ends, so that a number taken by one that is
 * rolled back is given to the next: no gaps. Taken last in the order of locks (booking, capacity, then this).
 */
export async function takeNumber(tx: Transaction, year: number): Promise<string> {
  const [row] = await tx
    .insert(invoiceYear)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceYear.year, set: { last: sql`${invoiceYear.last} + 1` } })
    .returning();
  return `${year}-${String(row?.last).padStart(4, '0')}`;
}

export async function insertInvoice(
  tx: Transaction,
  row: Pick<InvoiceRow, 'id' | 'number' | 'bookingId' | 'replaces' | 'content'>,
): Promise<void> {
  await tx.insert(invoices).values(row);
}

export async function findInvoice(db: Database, id: string): Promise<Invoice | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row && invoiceOf(row);
}

/** The invoice of a booking that counts: the newest. */
export async function latestInvoice(
  db: Database | Transaction,
  bookingId: string,
): Promise<Invoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.bookingId, bookingId))
    .orderBy(desc(invoices.createdAt), desc(invoices.number))
    .limit(1);
  return row && invoiceOf(row);
}
