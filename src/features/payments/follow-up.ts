import { isOpen } from './attempt.state.ts';
import { type AttemptRow, attemptsOf, claimDueAttempts } from './payments.store.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';
import { reconcile } from './reconcile.ts';

const attemptsAtOnce = 50;

/** Asks after open attempts nobody has heard of: a webhook that never came, a request whose reply was lost. */
export async function pollOpenAttempts(context: PaymentsContext): Promise<void> {
  for (const attemptId of await claimDueAttempts(context.db, attemptsAtOnce)) {
    await tryReconcile(context, attemptId);
  }
}

/**
 * `confirmed`: an attempt has paid the order. `unpaid`: none has, and none can any more as far as the provider lets
 * us prevent it. `unknown`: a provider did not answer.
 */
export type Settlement = 'confirmed' | 'unpaid' | 'unknown';

/**
 * Asks the providers for the last word on an order before its hold is given up or it is cancelled, and closes its
 * open payments. A payment that slips through all the same is given back when it shows. Outside any transaction.
 */
export async function settleOrder(context: PaymentsContext, orderId: string): Promise<Settlement> {
  const before = await attemptsOf(context.db, orderId);
  const answers = await Promise.all(before.map((attempt) => closeAttempt(context, attempt)));
  const after = await attemptsOf(context.db, orderId);
  if (after.some((attempt) => attempt.outcome === 'confirmed')) return 'confirmed';
  return answers.every(Boolean) ? 'unpaid' : 'unknown';
}

/** False when the provider did not answer. */
async function closeAttempt(context: PaymentsContext, attempt: AttemptRow): Promise<boolean> {
  if (!isOpen(attempt.state)) return true;
  const now = await tryReconcile(context, attempt.id);
  if (!now) return false;
  if (!isOpen(now.state) || !now.providerPaymentId) return true;
  try {
    await providerOf(context, now.provider).cancel(now.providerPaymentId);
  } catch (error) {
    context.log.warn({ err: error, attemptId: attempt.id }, 'a payment could not be cancelled');
  }
  return (await tryReconcile(context, attempt.id)) !== undefined;
}

async function tryReconcile(context: PaymentsContext, attemptId: string): Promise<AttemptRow | undefined> {
  try {
    return await reconcile(context, { attemptId });
  } catch (error) {
    context.log.warn({ err: error, attemptId }, 'a payment could not be checked');
    return undefined;
  }
}
