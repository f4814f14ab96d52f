import type { Language } from '../../lib/language.ts';
import { findAttempt } from './payments.store.ts';
import type { PaymentsContext } from './payments-context.ts';
import type { RunningProvider } from './provider-definition.ts';
import { reconcile } from './reconcile.ts';

/** What the outside may bring about; for the routes. */
export interface PaymentReception {
  readonly providers: ReadonlyMap<string, RunningProvider>;
  /** A provider says that something happened to this payment. Throws when it cannot be looked up now. */
  notified(providerId: string, paymentId: string): Promise<void>;
  /** Where the guest of an attempt pays at a provider elsewhere; undefined when there is nothing to pay. */
  checkout(attemptId: string): Promise<{ url: string; language: Language } | undefined>;
  /** The guest is back: where to send them, or undefined when there is no such attempt. */
  returned(attemptId: string): Promise<string | undefined>;
}

export function createReception(
  context: PaymentsContext,
  providers: ReadonlyMap<string, RunningProvider>,
): PaymentReception {
  return {
    providers,
    async notified(provider, paymentId) {
      if (providers.get(provider)?.paymentId.test(paymentId))
        await reconcile(context, { provider, paymentId });
    },
    async checkout(attemptId) {
      const attempt = await findAttempt(context.db, attemptId);
      const url = attempt?.checkoutUrl;
      return url && isElsewhere(url) ? { url, language: attempt.language } : undefined;
    },
    returned: (attemptId) => addressAfter(context, attemptId),
  };
}

const isElsewhere = (url: string): boolean => /^https?:/.test(url);

/** Where a page of ours sends a guest who is to pay: straight on within this site, by a page between otherwise. */
export const checkoutAddress = (attempt: { id: string; checkoutUrl: string | null }): string | null =>
  attempt.checkoutUrl && isElsewhere(attempt.checkoutUrl)
    ? `/payments/${attempt.id}/checkout`
    : attempt.checkoutUrl;

const unpaid = new Set(['failed', 'cancelled', 'expired']);

/** A guest is never kept waiting for a provider that does not answer: the poller finds out later. */
async function addressAfter(context: PaymentsContext, attemptId: string): Promise<string | undefined> {
  const before = await findAttempt(context.db, attemptId);
  if (!before) return undefined;
  const after = await reconcile(context, { attemptId }).catch((error: unknown) => {
    context.log.warn({ err: error, attemptId }, 'a returning guest could not be checked');
    return before;
  });
  return unpaid.has((after ?? before).state) ? before.retryUrl : before.confirmationUrl;
}
