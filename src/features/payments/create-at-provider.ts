import { applyPayment } from './apply-payment.ts';
import { type AttemptRow, failCreated, findAttempt } from './payments.store.ts';
import { ProviderRefusal } from './payments.types.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';

/** Providers remember an idempotency key for an hour; after that a repeated request would be a new payment. */
const keyMemoryMs = 50 * 60_000;

/**
 * Makes the attempt's payment at the provider, or finds the one made before the reply was lost. An attempt too
 * old for that has failed: its guest never saw an address to pay at.
 */
export async function createAtProvider(context: PaymentsContext, attempt: AttemptRow): Promise<AttemptRow> {
  if (Date.now() - attempt.createdAt.getTime() > keyMemoryMs) return fail(context, attempt);
  try {
    const payment = await providerOf(context, attempt.provider).create({
      reference: attempt.id,
      idempotencyKey: attempt.idempotencyKey,
      method: attempt.method,
      amountCents: attempt.amountCents,
      currency: attempt.currency,
      description: attempt.description,
      language: attempt.language,
      returnUrl: `${context.baseUrl}/payments/${attempt.id}/return`,
      webhookUrl: `${context.baseUrl}/webhooks/${attempt.provider}`,
    });
    return await applyPayment(context, attempt, payment);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    context.log.warn({ err: error, attemptId: attempt.id }, 'the provider refused a payment');
    return fail(context, attempt);
  }
}

/** Unless its payment has come to light meanwhile. */
async function fail({ db }: PaymentsContext, attempt: AttemptRow): Promise<AttemptRow> {
  await failCreated(db, attempt.id);
  return (await findAttempt(db, attempt.id)) ?? attempt;
}
