import type { ProviderPayment, ProviderState } from './payments.types.ts';

/** `created`: the provider's answer is not stored yet. `mismatch`: the provider's figures are not ours; for a person. */
export type AttemptState = 'created' | ProviderState | 'mismatch';

/** What the provider must agree with. Amounts are cents. */
export interface AttemptFacts {
  id: string;
  state: AttemptState;
  providerPaymentId: string | null;
  amountCents: number;
  currency: string;
}

export type AttemptStep =
  | { kind: 'stay' }
  | { kind: 'mismatch'; why: 'amount' | 'currency' | 'payment-id' | 'reference' }
  /** `settles`: from here on the money is certain, so the order can be confirmed. */
  | { kind: 'move'; to: ProviderState; settles: boolean };

/**
 * How far along a state is. Only a larger rank follows, so an answer fetched earlier and handled later changes
 * nothing. Paid stands above the failed ends: money that came after all is money to honour or give back.
 */
const rank: Record<AttemptState, number> = {
  created: 0,
  open: 1,
  pending: 2,
  authorized: 3,
  failed: 4,
  cancelled: 4,
  expired: 4,
  paid: 5,
  mismatch: 6,
};

const settled: ReadonlySet<AttemptState> = new Set(['authorized', 'paid']);

/** Whether the guest may still pay: worth asking the provider without being told to. */
export const isOpen = (state: AttemptState): boolean => rank[state] <= rank.pending;

/** Whether nothing the provider says can change the attempt any more. */
export const isFinal = (state: AttemptState): boolean => rank[state] >= rank.paid;

/** What the provider's answer does to an attempt: forward, nothing, or a flag for a person (design §4). */
export function nextStep(attempt: AttemptFacts, payment: ProviderPayment): AttemptStep {
  if (isFinal(attempt.state)) return { kind: 'stay' };
  const why = disagreement(attempt, payment);
  if (why) return { kind: 'mismatch', why };
  if (rank[payment.state] <= rank[attempt.state]) return { kind: 'stay' };
  const settles = settled.has(payment.state) && !settled.has(attempt.state);
  return { kind: 'move', to: payment.state, settles };
}

function disagreement(attempt: AttemptFacts, payment: ProviderPayment) {
  if (attempt.providerPaymentId !== null && attempt.providerPaymentId !== payment.id) return 'payment-id';
  if (payment.reference !== attempt.id) return 'reference';
  if (payment.currency !== attempt.currency) return 'currency';
  if (payment.amountCents !== attempt.amountCents) return 'amount';
  return undefined;
}
