import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { InvoiceContent } from './invoices.types.ts';

/** The last number given out in each year. Its row is locked by who takes the next one, until that commits. */
export const invoiceYear = pgTable('invoice_year', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Invoices as they were issued. Never changed; kept for the seven years that Dutch tax law asks for. */
export const invoices = pgTable(
  'invoice',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** No reference: the invoice stays when its booking is erased. */
    bookingId: uuid('booking_id').notNull(),
    replaces: text(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('invoice_by_booking').on(table.bookingId)],
);
