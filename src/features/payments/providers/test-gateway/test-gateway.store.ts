import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../db/database.ts';
import type { ProviderState } from '../../payments.types.ts';
import { testGatewayPayment, testGatewayRefund } from './test-gateway.tables.ts';

type Handle = Database | Transaction;
export type TestPayment = typeof testGatewayPayment.$inferSelect;
type NewTestPayment = Omit<typeof testGatewayPayment.$inferInsert, 'expiresAt' | 'state'>;

const minutesToPay = 15;
const stillOpen = and(eq(testGatewayPayment.state, 'open'), gt(testGatewayPayment.expiresAt, sql`now()`));

export async function createTestPayment(db: Database, payment: NewTestPayment): Promise<TestPayment> {
  const expiresAt = sql<Date>`now() + make_interval(mins => ${minutesToPay})`;
  await db
    .insert(testGatewayPayment)
    .values({ ...payment, expiresAt })
    .onConflictDoNothing({ target: testGatewayPayment.idempotencyKey });
  const [row] = await db
    .select()
    .from(testGatewayPayment)
    .where(eq(testGatewayPayment.idempotencyKey, payment.idempotencyKey));
  return row as TestPayment;
}

/** An open payment whose time is over reads as expired. */
export async function findTestPayment(db: Database, id: string): Promise<TestPayment | undefined> {
  const [row] = await db
    .select({ payment: testGatewayPayment, over: sql<boolean>`${testGatewayPayment.expiresAt} <= now()` })
    .from(testGatewayPayment)
    .where(eq(testGatewayPayment.id, id));
  if (!row) return undefined;
  return row.over && row.payment.state === 'open' ? { ...row.payment, state: 'expired' } : row.payment;
}

/** False when the payment is not open any more: the first choice stands. */
export async function decideTestPayment(db: Handle, id: string, state: ProviderState): Promise<boolean> {
  const decided = await db
    .update(testGatewayPayment)
    .set({ state })
    .where(and(eq(testGatewayPayment.id, id), stillOpen))
    .returning({ id: testGatewayPayment.id });
  return decided.length === 1;
}

/** Stores a refund, or finds the one with this key. Undefined when more than was paid would go back. */
export async function refundTestPayment(
  db: Database,
  refund: typeof testGatewayRefund.$inferInsert,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(testGatewayPayment)
      .where(eq(testGatewayPayment.id, refund.paymentId))
      .for('update');
    const refunds = await tx
      .select()
      .from(testGatewayRefund)
      .where(eq(testGatewayRefund.paymentId, refund.paymentId));
    const repeated = refunds.find((earlier) => earlier.idempotencyKey === refund.idempotencyKey);
    if (repeated) return repeated.id;
    const given = refunds.reduce((sum, earlier) => sum + earlier.amountCents, 0);
    if (payment?.state !== 'paid' || given + refund.amountCents > payment.amountCents) return undefined;
    await tx.insert(testGatewayRefund).values(refund);
    return refund.id;
  });
}
