import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProviderState } from '../../payments.types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The other side's own memory: nothing of ours reads these tables but the test gateway. */
export const testGatewayPayment = pgTable('test_gateway_payment', {
  id: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  reference: uuid().notNull(),
  state: text().$type<ProviderState>().notNull().default('open'),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  language: text().$type<'nl' | 'en' | 'de'>().notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const testGatewayRefund = pgTable('test_gateway_refund', {
  id: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => testGatewayPayment.id),
  amountCents: integer('amount_cents').notNull(),
});
