import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { BookingError, Departure, Quote, QuoteRequest, Tour, TourRequest } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { findDeparture } from './catalogue.store.ts';
import type { Present } from './present.ts';
import { type Claim, claimsOfRental, claimsOfTour } from './rules/order-claims.ts';
import { quoteRental } from './rules/rental-quote.ts';
import { checkRentalTimes } from './rules/rental-times.ts';
import { checkTour, quoteTour } from './rules/tour-quote.ts';

export type PricedOrder = { quote: Quote; claims: Claim[]; trip?: { tour: Tour; departure: Departure } };

/** Checks an order against the rules and prices it: every error at once, or the price and what it takes of the stock. */
export async function priceOrder(
  context: BookingContext,
  { catalogue, now }: Present,
  order: QuoteRequest,
): Promise<Result<PricedOrder, BookingError[]>> {
  if (order.kind === 'rental') {
    const quote = quoteRental(order, catalogue);
    const errors = [...checkRentalTimes(order, catalogue, now), ...(quote.ok ? [] : quote.error)];
    if (!quote.ok || errors.length > 0) return refuse(errors);
    return succeed({ quote: quote.value, claims: claimsOfRental(order, catalogue) });
  }
  const departure = await findDeparture(context.db, order.departureId);
  const tour = catalogue.tours.find((candidate) => candidate.id === departure?.tourId);
  if (!departure || !tour) return refuse([{ code: 'unknown-departure', field: 'departureId' }]);
  return priceTrip(order, { tour, departure }, { catalogue, now });
}

function priceTrip(
  order: TourRequest,
  trip: { tour: Tour; departure: Departure },
  { catalogue, now }: Pick<Present, 'catalogue' | 'now'>,
): Result<PricedOrder, BookingError[]> {
  const errors = checkTour(order, trip, catalogue, now);
  if (errors.length > 0) return refuse(errors);
  const quote = quoteTour(order, trip);
  return quote.ok
    ? succeed({ quote: quote.value, claims: claimsOfTour(order, trip, catalogue), trip })
    : quote;
}
