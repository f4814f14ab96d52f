import type { Transaction } from '../../db/database.ts';
import { nextStep } from './attempt.state.ts';
import { type AttemptRow, lockAttempt, updateAttempt } from './payments.store.ts';
import type { ProviderPayment, RefundReason } from './payments.types.ts';
import type { PaymentsContext } from './payments-context.ts';
import { promiseRefund, releaseQueue } from './refunds.ts';

/**
 * Moves an attempt to where its provider says it is and, when the money is certain, puts it to the order: state,
 * order, refund and mail change in one transaction or not at all.
 */
export async function applyPayment(
  context: PaymentsContext,
  { id, orderId }: AttemptRow,
  payment: ProviderPayment,
): Promise<AttemptRow> {
  return context.db.transaction(async (tx) => {
    const order = await context.orders.lock(tx, orderId);
    const attempt = await lockAttempt(tx, id);
    const step = nextStep(attempt, payment);
    if (step.kind === 'stay') return attempt;
    if (step.kind === 'mismatch') {
      await updateAttempt(tx, id, { state: 'mismatch' });
      context.log.error({ attemptId: id, why: step.why }, 'a payment does not match its attempt');
      return { ...attempt, state: 'mismatch' };
    }
    const changes = {
      state: step.to,
      providerPaymentId: payment.id,
      checkoutUrl: payment.checkoutUrl ?? attempt.checkoutUrl,
      expiresAt: payment.expiresAt ?? attempt.expiresAt,
    };
    await updateAttempt(tx, id, changes);
    const moved = { ...attempt, ...changes };
    if (!step.settles || attempt.outcome) return moved;
    const outcome = await settle(context, tx, moved, order);
    await updateAttempt(tx, id, { outcome });
    return { ...moved, outcome };
  });
}

type Order = Awaited<ReturnType<PaymentsContext['orders']['lock']>>;

async function settle(context: PaymentsContext, tx: Transaction, attempt: AttemptRow, order: Order) {
  const answer = fits(attempt, order)
    ? await context.orders.paid(tx, attempt.orderId, attempt.id)
    : 'unavailable';
  if (answer === 'confirmed') return 'confirmed';
  const reason: RefundReason = answer === 'already-paid' ? 'second-payment' : 'unavailable';
  if (attempt.state === 'authorized') {
    await context.jobs.send(tx, releaseQueue, { attemptId: attempt.id });
    return 'released';
  }
  const { id: attemptId, amountCents } = attempt;
  await promiseRefund(context, tx, { attemptId, amountCents, reason, key: reason });
  if (order) await context.orders.refunded(tx, attempt.orderId, { attemptId, amountCents, reason });
  return 'refunded';
}

/** An order whose price has changed since the attempt began is not paid by it. */
const fits = (attempt: AttemptRow, order: Order): boolean =>
  order !== undefined && (order.state === 'confirmed' || order.amountCents === attempt.amountCents);
