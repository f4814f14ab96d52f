import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { AttemptState } from './attempt.state.ts';
import type { RefundReason, RefundState } from './payments.types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One try to pay an order at one provider. Amounts are whole cents. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey(),
    orderId: text('order_id').notNull(),
    provider: text().notNull(),
    method: text(),
    /** The caller's key: the same key is the same attempt. Sent on to the provider. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    providerPaymentId: text('provider_payment_id'),
    checkoutUrl: text('checkout_url'),
    state: text().$type<AttemptState>().notNull().default('created'),
    /** Set once, when a paid or authorized attempt was put to its order. */
    outcome: text().$type<'confirmed' | 'refunded' | 'released'>(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().$type<'EUR'>().notNull(),
    description: text().notNull(),
    language: text().$type<'nl' | 'en' | 'de'>().notNull(),
    confirmationUrl: text('confirmation_url').notNull(),
    retryUrl: text('retry_url').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    /** When the poller asks the provider next, if nobody else does before. */
    nextCheckAt: moment('next_check_at').notNull(),
    checks: integer().notNull().default(0),
  },
  (table) => [
    unique('payment_attempt_provider_payment').on(table.provider, table.providerPaymentId),
    index('payment_attempt_order').on(table.orderId),
    index('payment_attempt_due')
      .on(table.nextCheckAt)
      .where(sql`${table.state} in ('created', 'open', 'pending')`),
    check('payment_attempt_amount', sql`${table.amountCents} >= 0`),
  ],
);

/** Money to give back. The row is the promise, its job carries it out; `id` is the provider's idempotency key. */
export const refund = pgTable(
  'payment_refund',
  {
    id: uuid().primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    /** The caller's key within the attempt: asking twice is one refund. */
    key: text().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text().$type<RefundState>().notNull().default('queued'),
    providerRefundId: text('provider_refund_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('payment_refund_key').on(table.attemptId, table.key),
    check('payment_refund_amount', sql`${table.amountCents} > 0`),
  ],
);
