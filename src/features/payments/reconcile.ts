import { applyPayment } from './apply-payment.ts';
import { isFinal } from './attempt.state.ts';
import { createAtProvider } from './create-at-provider.ts';
import { type AttemptRow, findAttempt, findByProviderPayment } from './payments.store.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';

export type ReconcileTarget = { attemptId: string } | { provider: string; paymentId: string };

/**
 * Brings an attempt in line with its provider: the one function that webhook, return page, poller and sweeper
 * call, in any order and number (design §4). Undefined when neither we nor the provider's answer knows an attempt.
 * Throws when the provider cannot be reached.
 */
export async function reconcile(
  context: PaymentsContext,
  target: ReconcileTarget,
): Promise<AttemptRow | undefined> {
  if ('attemptId' in target) {
    const attempt = await findAttempt(context.db, target.attemptId);
    return attempt && reconcileAttempt(context, attempt);
  }
  const { provider, paymentId } = target;
  const attempt = await findByProviderPayment(context.db, provider, paymentId);
  return attempt ? reconcileAttempt(context, attempt) : adopt(context, provider, paymentId);
}

async function reconcileAttempt(context: PaymentsContext, attempt: AttemptRow): Promise<AttemptRow> {
  if (isFinal(attempt.state)) return attempt;
  if (attempt.providerPaymentId === null) return createAtProvider(context, attempt);
  const payment = await providerOf(context, attempt.provider).fetch(attempt.providerPaymentId);
  if (!payment) throw new Error(`${attempt.provider} does not know the payment of attempt ${attempt.id}`);
  return applyPayment(context, attempt, payment);
}

/** A payment whose id we do not have: the webhook was faster than the reply to our request, or it is not ours. */
async function adopt(
  context: PaymentsContext,
  provider: string,
  paymentId: string,
): Promise<AttemptRow | undefined> {
  const payment = await providerOf(context, provider).fetch(paymentId);
  const attempt = payment?.reference && (await findAttempt(context.db, payment.reference));
  if (!payment || !attempt || attempt.provider !== provider) return undefined;
  if (attempt.providerPaymentId === null) return applyPayment(context, attempt, payment);
  context.log.error({ attemptId: attempt.id, provider }, 'a second payment exists for one attempt');
  return attempt;
}
