import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { AttemptState } from './attempt.state.ts';
import { paymentAttempt, refund } from './payments.tables.ts';

type Handle = Database | Transaction;
export type AttemptRow = typeof paymentAttempt.$inferSelect;
export type NewAttemptRow = Omit<typeof paymentAttempt.$inferInsert, 'nextCheckAt'>;
export type RefundRow = typeof refund.$inferSelect;

/** Seconds until the poller asks for the first time; doubles from there to an hour. */
const firstCheckSeconds = 30;
const openStates: AttemptState[] = ['created', 'open', 'pending'];
const now = sql<Date>`now()`;

/** Stores a new attempt, or gives the one that has this idempotency key already. */
export async function insertAttempt(tx: Transaction, row: NewAttemptRow): Promise<AttemptRow> {
  const nextCheckAt = sql<Date>`now() + make_interval(secs => ${firstCheckSeconds})`;
  const [inserted] = await tx
    .insert(paymentAttempt)
    .values({ ...row, nextCheckAt })
    .onConflictDoNothing({ target: paymentAttempt.idempotencyKey })
    .returning();
  if (inserted) return inserted;
  const [existing] = await tx
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.idempotencyKey, row.idempotencyKey));
  if (!existing) throw new Error('an attempt is neither new nor there');
  return existing;
}

export async function findAttempt(db: Handle, id: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id));
  return row;
}

export async function findByProviderPayment(
  db: Handle,
  provider: string,
  paymentId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.provider, provider), eq(paymentAttempt.providerPaymentId, paymentId)));
  return row;
}

/** Only after the order is locked: the order's lock is what keeps two reconciles of its attempts apart. */
export async function lockAttempt(tx: Transaction, id: string): Promise<AttemptRow> {
  const [row] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)).for('update');
  if (!row) throw new Error(`payment attempt ${id} is gone`);
  return row;
}

export async function updateAttempt(
  tx: Handle,
  id: string,
  changes: Partial<Pick<AttemptRow, 'state' | 'outcome' | 'providerPaymentId' | 'checkoutUrl' | 'expiresAt'>>,
): Promise<void> {
  await tx
    .update(paymentAttempt)
    .set({ ...changes, updatedAt: now })
    .where(eq(paymentAttempt.id, id));
}

/** An attempt whose payment never came into being; one that did is left alone. */
export async function failCreated(db: Database, id: string): Promise<void> {
  await db
    .update(paymentAttempt)
    .set({ state: 'failed', updatedAt: now })
    .where(and(eq(paymentAttempt.id, id), eq(paymentAttempt.state, 'created')));
}

export const attemptsOf = (db: Handle, orderId: string): Promise<AttemptRow[]> =>
  db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(asc(paymentAttempt.createdAt));

/**
 * Takes up to `limit` open attempts whose turn it is and puts their next turn off, so that two pollers share the
 * work and an attempt whose check fails comes back by itself.
 */
export async function claimDueAttempts(db: Database, limit: number): Promise<string[]> {
  const due = db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(lte(paymentAttempt.nextCheckAt, now), inArray(paymentAttempt.state, openStates)))
    .orderBy(asc(paymentAttempt.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const delay = sql`least(3600, ${firstCheckSeconds} * power(2, ${paymentAttempt.checks}))`;
  const rows = await db
    .update(paymentAttempt)
    .set({
      checks: sql`${paymentAttempt.checks} + 1`,
      nextCheckAt: sql`now() + make_interval(secs => ${delay})`,
    })
    .where(inArray(paymentAttempt.id, due))
    .returning({ id: paymentAttempt.id });
  return rows.map((row) => row.id);
}

/** The attempts whose money an order stands on, locked. Only after the order is locked. */
export const lockCollected = (tx: Transaction, orderId: string): Promise<AttemptRow[]> =>
  tx
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.orderId, orderId),
        eq(paymentAttempt.state, 'paid'),
        eq(paymentAttempt.outcome, 'confirmed'),
      ),
    )
    .orderBy(asc(paymentAttempt.createdAt))
    .for('update');

/** Every refund of these attempts that was promised, cents. */
export const refundsOf = (db: Handle, attemptIds: string[]): Promise<RefundRow[]> =>
  db.select().from(refund).where(inArray(refund.attemptId, attemptIds));

/** False when the attempt has a refund with this key already. */
export async function insertRefund(tx: Transaction, row: typeof refund.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(refund)
    .values(row)
    .onConflictDoNothing({ target: [refund.attemptId, refund.key] })
    .returning({ id: refund.id });
  return inserted.length === 1;
}

export async function findRefund(db: Handle, id: string) {
  const [row] = await db
    .select({ refund, attempt: paymentAttempt })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(eq(refund.id, id));
  return row;
}

export async function finishRefund(
  db: Handle,
  id: string,
  changes: Pick<RefundRow, 'state'> & Partial<Pick<RefundRow, 'providerRefundId'>>,
): Promise<void> {
  await db
    .update(refund)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(refund.id, id), eq(refund.state, 'queued')));
}
