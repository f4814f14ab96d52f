import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { BookingError, QuoteRequest, SignedQuote } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { looksFree } from './capacity.store.ts';
import { findAlternatives } from './find-alternatives.ts';
import { readThePresent } from './present.ts';
import { priceOrder } from './price-order.ts';
import { mergeClaims } from './rules/order-claims.ts';
import { signQuote } from './signed-quote.ts';

/**
 * What an order costs now, signed and good for the shop's `quoteMinutes` (BOOK-5); `full` with alternatives when it is not
 * free at this moment. Nothing is held by asking.
 */
export async function quoteOrder(
  context: BookingContext,
  order: QuoteRequest,
): Promise<Result<SignedQuote, BookingError[]>> {
  const present = await readThePresent(context);
  const priced = await priceOrder(context, present, order);
  if (!priced.ok) return priced;
  const { quote, claims } = priced.value;
  const minutes = present.catalogue.settings.quoteMinutes;
  const signed = signQuote(context.secret, { order, quote }, { instant: present.instant, minutes });
  if (await looksFree(context.db, mergeClaims(claims))) return succeed(signed);
  const alternatives = await findAlternatives(context, present, order, priced.value);
  return refuse([{ code: 'full', quote: signed, alternatives }]);
}
