import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { defineQueue } from '../jobs/jobs.ts';
import {
  type AttemptRow,
  findAttempt,
  findRefund,
  finishRefund,
  insertRefund,
  lockCollected,
  refundsOf,
} from './payments.store.ts';
import { ProviderRefusal, type RefundReason } from './payments.types.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';

/** About a day of tries: a provider's outage must not lose a guest's money. */
const patience = { retryLimit: 24, retryDelay: 5, retryDelayMax: 3600 };
export const refundQueue = defineQueue<{ refundId: string }>('payments.refund', patience);
export const releaseQueue = defineQueue<{ attemptId: string }>('payments.release', patience);

export interface RefundRequest {
  orderId: string;
  amountCents: number;
  reason: RefundReason;
  /** The same key is the same refund. */
  key: string;
}

/**
 * Promises to give back part of what was paid for an order, in the caller's transaction; the order must be locked.
 * 'exceeds-paid' when more is asked than was paid and not yet given back; nothing is promised then.
 */
export async function refundOrder(
  context: PaymentsContext,
  tx: Transaction,
  { orderId, amountCents, reason, key }: RefundRequest,
): Promise<'promised' | 'exceeds-paid'> {
  const collected = await lockCollected(tx, orderId);
  const refunds =
    collected.length > 0
      ? await refundsOf(
          tx,
          collected.map((attempt) => attempt.id),
        )
      : [];
  if (refunds.some((earlier) => earlier.key === key)) return 'promised';
  const shares = divide(amountCents, collected, refunds);
  if (!shares) return 'exceeds-paid';
  for (const share of shares) await promiseRefund(context, tx, { ...share, reason, key });
  return 'promised';
}

type Refunded = { attemptId: string; amountCents: number; state: string };

/** Takes the amount from the attempts in turn; undefined when they do not hold that much. */
export function divide(
  amountCents: number,
  collected: readonly Pick<AttemptRow, 'id' | 'amountCents'>[],
  refunds: readonly Refunded[],
): { attemptId: string; amountCents: number }[] | undefined {
  const shares: { attemptId: string; amountCents: number }[] = [];
  let rest = amountCents;
  for (const attempt of collected) {
    const given = refunds
      .filter((refund) => refund.attemptId === attempt.id && refund.state !== 'failed')
      .reduce((sum, refund) => sum + refund.amountCents, 0);
    const share = Math.min(rest, attempt.amountCents - given);
    if (share > 0) shares.push({ attemptId: attempt.id, amountCents: share });
    rest -= Math.max(share, 0);
  }
  return rest === 0 ? shares : undefined;
}

/** The refund's row and its job, together in `tx`; nothing when the attempt has this refund already. */
export async function promiseRefund(
  { jobs }: PaymentsContext,
  tx: Transaction,
  promise: { attemptId: string; amountCents: number; reason: RefundReason; key: string },
): Promise<void> {
  const id = randomUUID();
  if (await insertRefund(tx, { id, ...promise })) await jobs.send(tx, refundQueue, { refundId: id });
}

/**
 * Asks the provider for a promised refund. Repeatable: the refund's id is the provider's idempotency key, and a
 * refund that is sent is left alone.
 */
export async function carryOutRefund(
  context: PaymentsContext,
  { refundId }: { refundId: string },
  { lastTry }: { lastTry: boolean },
): Promise<void> {
  const { db, log } = context;
  const found = await findRefund(db, refundId);
  if (found?.refund.state !== 'queued') return;
  const { refund, attempt } = found;
  try {
    const providerRefundId = await providerOf(context, attempt.provider).refund({
      paymentId: attempt.providerPaymentId ?? '',
      idempotencyKey: refund.id,
      amountCents: refund.amountCents,
      currency: attempt.currency,
      description: attempt.description,
    });
    await finishRefund(db, refund.id, { state: 'sent', providerRefundId });
  } catch (error) {
    if (!lastTry && !(error instanceof ProviderRefusal)) throw error;
    await finishRefund(db, refund.id, { state: 'failed' });
    log.error({ err: error, refundId, attemptId: attempt.id }, 'a refund failed and needs a person');
  }
}

/** Lets go of an authorization that no order stands on. */
export async function releaseAuthorization(
  context: PaymentsContext,
  { attemptId }: { attemptId: string },
): Promise<void> {
  const attempt = await findAttempt(context.db, attemptId);
  if (!attempt?.providerPaymentId) return;
  await providerOf(context, attempt.provider).cancel(attempt.providerPaymentId);
}
