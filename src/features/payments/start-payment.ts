import { randomUUID } from 'node:crypto';
import type { Language } from '../../lib/language.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { createAtProvider } from './create-at-provider.ts';
import { checkoutAddress } from './payment-reception.ts';
import type { PaymentError } from './payments.errors.ts';
import { type AttemptRow, insertAttempt } from './payments.store.ts';
import type { PaymentAttempt } from './payments.types.ts';
import type { PaymentsContext } from './payments-context.ts';

export interface StartPayment {
  orderId: string;
  provider: string;
  /** One of the provider's methods; null lets the guest choose at the provider. */
  method: string | null;
  /** What the guest reads at the bank, such as 'Polder & Pedaal ZP-7K2M'. No personal data. */
  description: string;
  language: Language;
  /** Path on this site where the guest lands when the order is confirmed or still uncertain. */
  confirmationUrl: string;
  /** Path where the guest lands when nothing was paid and can try again. */
  retryUrl: string;
  /** The same key is the same attempt: a double click, a reload and a retry after a crash pay once. */
  idempotencyKey: string;
}

export type StartPaymentResult = Result<PaymentAttempt, Exclude<PaymentError, 'exceeds-paid'>>;

/**
 * Begins paying what the order asks (the amount is the order's, never the caller's). Send the guest to
 * `checkoutUrl`; without one the attempt is settled already, as at pay-at-shop. The attempt is stored before the
 * provider hears of it, so whatever crashes in between, the poller or the same call again carries on (BOOK-6).
 */
export async function startPayment(
  context: PaymentsContext,
  request: StartPayment,
): Promise<StartPaymentResult> {
  const provider = context.providers.get(request.provider);
  const known = request.method === null || provider?.methods.some(({ id }) => id === request.method);
  if (!provider || !known) return refuse('unknown-provider');
  const begun = await beginAttempt(context, request);
  if (typeof begun === 'string') return refuse(begun);
  if (begun.state !== 'created') return succeed(shown(begun));
  try {
    const attempt = await createAtProvider(context, begun);
    if (attempt.state === 'failed') return refuse('provider-refused');
    return succeed(shown(attempt));
  } catch (error) {
    context.log.warn({ err: error, attemptId: begun.id }, 'a payment could not be started yet');
    return refuse('provider-unavailable');
  }
}

const shown = (attempt: AttemptRow): PaymentAttempt => ({
  ...attempt,
  checkoutUrl: checkoutAddress(attempt),
});

type Refusal = 'order-not-payable' | 'already-paid' | 'key-reused';

function beginAttempt(context: PaymentsContext, request: StartPayment): Promise<AttemptRow | Refusal> {
  return context.db.transaction(async (tx) => {
    const order = await context.orders.lock(tx, request.orderId);
    if (order?.state === 'confirmed') return 'already-paid';
    if (order?.state !== 'held') return 'order-not-payable';
    const attempt = await insertAttempt(tx, {
      ...request,
      id: randomUUID(),
      amountCents: order.amountCents,
      currency: order.currency,
    });
    return attempt.orderId === request.orderId ? attempt : 'key-reused';
  });
}
