import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { insertInvoice, latestInvoice, takeNumber } from './invoices.store.ts';
import type { InvoiceContent } from './invoices.types.ts';

/**
 * Issues an invoice in the transaction that confirms or changes a booking, whose row is locked: both happen or neither
 * (BOOK-7). An earlier invoice of the booking is named as replaced. Returns the invoice's id.
 */
export async function issueInvoice(
  tx: Transaction,
  bookingId: string,
  content: InvoiceContent,
): Promise<string> {
  const earlier = await latestInvoice(tx, bookingId);
  const id = randomUUID();
  const number = await takeNumber(tx, Number(content.issuedOn.slice(0, 4)));
  await insertInvoice(tx, { id, number, bookingId, replaces: earlier?.number ?? null, content });
  return id;
}
