import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/language.ts';
import type { BookingState, Guest, PaymentChoice, QuoteLine, QuoteRequest } from './booking.types.ts';
import { resources } from './catalogue.tables.ts';
import { localDateTimeColumn } from './local-columns.ts';

/**
 * What is free, per resource and wall-clock hour (date × 24 + hour). Rows are made a day at a time when first needed.
 * The check is the last guard against selling more than there is (BOOK-4).
 */
export const capacity = pgTable(
  'capacity',
  {
    resourceId: text('resource_id')
      .notNull()
      .references(() => resources.id),
    hour: integer().notNull(),
    total: integer().notNull(),
    reserved: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.hour] }),
    check('capacity_never_oversold', sql`0 <= ${table.reserved} and ${table.reserved} <= ${table.total}`),
  ],
);

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bookings = pgTable(
  'booking',
  {
    id: uuid().primaryKey(),
    entryId: bigserial('entry_id', { mode: 'number' }).notNull().unique(),
    number: text().notNull().unique(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    bodyHash: text('body_hash').notNull(),
    state: text().$type<BookingState>().notNull(),
    language: text().$type<Language>().notNull(),
    guest: jsonb().$type<Guest>().notNull(),
    remarks: text().notNull(),
    payment: text().$type<PaymentChoice>().notNull(),
    order: jsonb().$type<QuoteRequest>().notNull(),
    startsAt: localDateTimeColumn('starts_at').notNull(),
    endsAt: localDateTimeColumn('ends_at').notNull(),
    totalCents: integer('total_cents').notNull(),
    depositCents: integer('deposit_cents').notNull(),
    paidCents: integer('paid_cents').notNull().default(0),
    paidAttemptId: text('paid_attempt_id'),
    refundCents: integer('refund_cents').notNull().default(0),
    holdUntil: instant('hold_until'),
    /** Rises with every change a guest's calendar should hear of. */
    revision: integer().notNull().default(0),
    /** A sweeper asks the provider about this hold until then; others leave it alone. */
    sweptUntil: instant('swept_until'),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
    changedAt: instant('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('booking_due_holds').on(table.holdUntil).where(sql`state = 'held'`),
    index('booking_by_start').on(table.startsAt),
  ],
);

export const bookingLines = pgTable(
  'booking_line',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text().$type<QuoteLine['kind']>().notNull(),
    productId: text('product_id').notNull(),
    sizeId: text('size_id'),
    name: jsonb().$type<QuoteLine['name']>().notNull(),
    detail: text(),
    quantity: integer().notNull(),
    parts: jsonb().$type<QuoteLine['parts']>().notNull(),
    totalCents: integer('total_cents').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    vatCents: integer('vat_cents').notNull(),
    depositCents: integer('deposit_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position] })],
);

/** What a booking takes of the stock: hours from first to end, the end not included. Held and confirmed bookings count. */
export const bookingClaims = pgTable(
  'booking_claim',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    resourceId: text('resource_id')
      .notNull()
      .references(() => resources.id),
    firstHour: integer('first_hour').notNull(),
    endHour: integer('end_hour').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    index('booking_claim_by_booking').on(table.bookingId),
    index('booking_claim_by_resource').on(table.resourceId, table.endHour),
    check('booking_claim_quantity', sql`${table.quantity} > 0 and ${table.firstHour} < ${table.endHour}`),
  ],
);
