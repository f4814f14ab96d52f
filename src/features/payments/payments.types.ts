import type { Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import type { AttemptState } from './attempt.state.ts';

/** How far a payment is at its provider. `authorized`: certain, but not (or not here) collected yet. */
export type ProviderState = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** A payment as its provider tells it. Amounts are cents. */
export interface ProviderPayment {
  id: string;
  /** The attempt it was made for, as we told the provider then. */
  reference: string | undefined;
  state: ProviderState;
  amountCents: number;
  currency: string;
  /** Where the guest pays; absent when there is nothing to do. */
  checkoutUrl?: string;
  expiresAt?: Date;
}

export interface NewProviderPayment {
  /** Our attempt id; the provider gives it back in `reference`. */
  reference: string;
  /** The same key is the same payment, however often it is sent. */
  idempotencyKey: string;
  method: string | null;
  amountCents: number;
  currency: 'EUR';
  description: string;
  language: Language;
  /** Absolute addresses. */
  returnUrl: string;
  webhookUrl: string;
}

export interface NewProviderRefund {
  paymentId: string;
  idempotencyKey: string;
  amountCents: number;
  currency: 'EUR';
  description: string;
}

/** A way to pay that a visitor can choose. */
export interface PaymentMethod {
  /** The provider's own word, such as 'ideal'. */
  id: string;
  title: Record<Language, string>;
}

/** The provider looked at the request and refused it: asking again changes nothing. */
export class ProviderRefusal extends Error {}

/**
 * One payment provider, spoken to over the network: never called inside a database transaction. Every call may
 * throw; a ProviderRefusal is final, anything else may be tried again with the same idempotency key.
 */
export interface PaymentProvider {
  readonly id: string;
  readonly methods: readonly PaymentMethod[];
  /** Whether money moves at the provider, so that there can be something to give back. */
  readonly collects: boolean;
  /** What a payment id looks like; anything else in a webhook is not looked up. */
  readonly paymentId: RegExp;
  create(payment: NewProviderPayment): Promise<ProviderPayment>;
  /** Undefined when the provider knows no such payment. */
  fetch(paymentId: string): Promise<ProviderPayment | undefined>;
  /** Gives money back; returns the provider's id of the refund. */
  refund(refund: NewProviderRefund): Promise<string>;
  /** Makes paying impossible, or releases an authorization, where the provider can; else does nothing. */
  cancel(paymentId: string): Promise<void>;
}

export type OrderState = 'held' | 'confirmed' | 'expired' | 'cancelled';

/** What payments needs of whatever is paid for; booking implements it, the server brings them together. */
export interface PayableOrders {
  /** Locks the order's row (SELECT … FOR UPDATE) and tells what is to be paid, in cents. */
  lock(
    tx: Transaction,
    orderId: string,
  ): Promise<{ amountCents: number; currency: 'EUR'; state: OrderState } | undefined>;
  /** Confirms the order, reserving again when its hold had expired, and queues the confirmation mail, all in `tx`. */
  paid(
    tx: Transaction,
    orderId: string,
    attemptId: string,
  ): Promise<'confirmed' | 'already-paid' | 'unavailable'>;
  /** Tells the guest that this attempt's money goes back, by a mail queued in `tx`. */
  refunded(
    tx: Transaction,
    orderId: string,
    refund: { attemptId: string; amountCents: number; reason: RefundReason },
  ): Promise<void>;
}

/** `second-payment`: paid already. `unavailable`: paid too late, sold out since. `cancelled`: by guest or shop. */
export type RefundReason = 'second-payment' | 'unavailable' | 'cancelled';
/** `sent`: the provider has taken it on. `failed`: refused for good or tried too often; for a person. */
export type RefundState = 'queued' | 'sent' | 'failed';

/** An attempt as other features see it. Amounts are cents. */
export interface PaymentAttempt {
  id: string;
  orderId: string;
  provider: string;
  method: string | null;
  state: AttemptState;
  outcome: 'confirmed' | 'refunded' | 'released' | null;
  amountCents: number;
  checkoutUrl: string | null;
}
