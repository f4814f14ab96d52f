import type { PaymentResponse } from 'mollie-api-typescript/models';
import type { Language } from '../../../../lib/language.ts';
import { decimalMoney } from '../../../../lib/money.ts';
import type { ProviderPayment, ProviderState } from '../../payments.types.ts';

/** Mollie's words for our states; it may add words, and an unknown one is no reason to do anything. */
const states: Record<string, ProviderState> = {
  open: 'open',
  pending: 'pending',
  authorized: 'authorized',
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
};

export const mollieLocale = { nl: 'nl_NL', en: 'en_GB', de: 'de_DE' } as const satisfies Record<
  Language,
  string
>;

/** Mollie writes amounts as decimals: '12.50'. */
export const mollieAmount = (cents: number, currency: string) => ({ currency, value: decimalMoney(cents) });

/** Cents of a decimal amount; NaN, which equals no amount, for anything else. */
export function centsOf(value: string): number {
  const [, euros, cents] = /^(\d{1,9})\.(\d{2})$/.exec(value) ?? [];
  return Number(euros) * 100 + Number(cents);
}

/** Mollie's payment in our words. The reference travels in the metadata. */
export function fromMollie(payment: PaymentResponse): ProviderPayment {
  return {
    id: payment.id,
    reference: referenceIn(payment.metadata),
    state: states[payment.status] ?? 'open',
    amountCents: centsOf(payment.amount.value),
    currency: payment.amount.currency,
    checkoutUrl: payment.links.checkout?.href,
    expiresAt: payment.expiresAt ? new Date(payment.expiresAt) : undefined,
  };
}

function referenceIn(metadata: PaymentResponse['metadata']): string | undefined {
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) return undefined;
  const { attempt } = metadata;
  return typeof attempt === 'string' && /^[0-9a-f-]{36}$/.test(attempt) ? attempt : undefined;
}

const isLocal = (url: string): boolean =>
  /^(localhost|127\..*|\[::1\]|.*\.local)$/.test(new URL(url).hostname);

/**
 * Mollie refuses a payment whose webhook it cannot reach: on a developer's machine the poller brings the news. A
 * local stand-in for Mollie reaches a local shop.
 */
export const webhookFor = (webhookUrl: string, apiUrl: string | undefined): string | null =>
  isLocal(webhookUrl) && !(apiUrl && isLocal(apiUrl)) ? null : webhookUrl;
