import { type Result, refuse, succeed } from '../../lib/result.ts';
import { bodyHash } from './body-hash.ts';
import type { BookingError, Quote, QuoteRequest, SignedQuote } from './booking.types.ts';
import { readToken, signToken } from './signed-token.ts';

type Agreement = { order: string; totalCents: number; depositCents: number; expires: number };

/** Signs a price for an order, good for `minutes` from an instant (BOOK-5). */
export function signQuote(
  secret: string,
  { order, quote }: { order: QuoteRequest; quote: Quote },
  { instant, minutes }: { instant: Date; minutes: number },
): SignedQuote {
  const expires = instant.getTime() + minutes * 60_000;
  const { totalCents, depositCents } = quote;
  const agreement: Agreement = { order: bodyHash(order), totalCents, depositCents, expires };
  return {
    ...quote,
    token: signToken(secret, 'quote', JSON.stringify(agreement)),
    expiresAt: new Date(expires).toISOString(),
  };
}

/**
 * Whether a guest agreed to this price of this order: `quote-invalid` when the signature is not ours,
 * `quote-expired` when it is too old, `price-changed` when it was for another price or order; with the price of now.
 */
export function checkQuoteToken(
  secret: string,
  token: string,
  { order, current }: { order: QuoteRequest; current: SignedQuote },
  instant: Date,
): Result<undefined, BookingError[]> {
  const content = readToken(secret, 'quote', token);
  if (content === undefined) return refuse([{ code: 'quote-invalid', quote: current }]);
  const agreement = JSON.parse(content) as Agreement;
  const same = agreement.order === bodyHash(order);
  const samePrice =
    agreement.totalCents === current.totalCents && agreement.depositCents === current.depositCents;
  if (!same || !samePrice) return refuse([{ code: 'price-changed', quote: current }]);
  if (agreement.expires <= instant.getTime()) return refuse([{ code: 'quote-expired', quote: current }]);
  return succeed(undefined);
}
