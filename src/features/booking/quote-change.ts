import { type Result, refuse, succeed } from '../../lib/result.ts';
import { claimsOf, findBooking } from './booking.store.ts';
import type { BookingError, QuoteRequest, SignedQuote } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { looksFree } from './capacity.store.ts';
import { findAlternatives } from './find-alternatives.ts';
import { readGuestToken } from './guest-link.ts';
import { readThePresent } from './present.ts';
import { priceOrder } from './price-order.ts';
import { mayBeChanged } from './rules/change.ts';
import { givenBack, mergeClaims } from './rules/order-claims.ts';
import { signQuote } from './signed-quote.ts';

/**
 * What another order would cost in place of a guest's booking, signed for `change` (BOOK-5, BOOK-8); `full` with
 * alternatives when it is not free. What the booking holds itself counts as free: it is given back by the change.
 */
export async function quoteChange(
  context: BookingContext,
  token: string,
  order: QuoteRequest,
): Promise<Result<SignedQuote, BookingError[]>> {
  const id = readGuestToken(context.secret, token);
  if (!id.ok) return id;
  const booking = await findBooking(context.db, { id: id.value });
  if (!booking) return refuse([{ code: 'not-found' }]);
  const present = await readThePresent(context);
  const held = { state: booking.state, startsAt: booking.quote.startsAt };
  const allowed = mayBeChanged(present.catalogue.cancellation, held, present.now);
  if (!allowed || booking.order.kind !== order.kind) return refuse([{ code: 'not-changeable' }]);
  const priced = await priceOrder(context, present, order);
  if (!priced.ok) return priced;
  const { quote, claims } = priced.value;
  const minutes = present.catalogue.settings.quoteMinutes;
  const signed = signQuote(context.secret, { order, quote }, { instant: present.instant, minutes });
  const difference = mergeClaims([...givenBack(await claimsOf(context.db, id.value)), ...claims]);
  if (await looksFree(context.db, difference)) return succeed(signed);
  const alternatives = await findAlternatives(context, present, order, priced.value);
  return refuse([{ code: 'full', quote: signed, alternatives }]);
}
