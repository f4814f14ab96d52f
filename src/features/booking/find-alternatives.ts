import { hourIndexAfter, hourIndexOf, minutesBetween } from '../../lib/local-time.ts';
import { bodyHash } from './body-hash.ts';
import type { Alternatives, QuoteRequest, RentalRequest, TourRequest } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { freeHours, resourceTotals } from './capacity.store.ts';
import { listDepartures } from './catalogue.store.ts';
import type { Present } from './present.ts';
import type { PricedOrder } from './price-order.ts';
import { type FreeStock, fits, otherBikes, otherTimes, searchedSpan } from './rules/alternatives.ts';
import { claimsOfTour } from './rules/order-claims.ts';

const departuresLookedAt = 30;
const departuresShown = 4;

/**
 * What is free instead of an order that is not (BOOK-2, BOOK-3). Only a look: each may be gone when it is chosen. In a rush
 * on one thing everybody asks the same: who asks while the answer is being found gets the same answer.
 */
export function findAlternatives(
  context: BookingContext,
  present: Present,
  order: QuoteRequest,
  priced: PricedOrder,
): Promise<Alternatives> {
  const { alternatives } = context.memory;
  const question = bodyHash(order);
  const asked = alternatives.get(question);
  if (asked) return asked;
  const answer = look(context, present, order, priced).finally(() => alternatives.delete(question));
  alternatives.set(question, answer);
  return answer;
}

async function look(
  context: BookingContext,
  present: Present,
  order: QuoteRequest,
  priced: PricedOrder,
): Promise<Alternatives> {
  if (order.kind === 'rental') return rentalAlternatives(context, present, order, priced);
  return { times: [], bikes: [], departures: await tourAlternatives(context, present, order, priced) };
}

async function rentalAlternatives(
  context: BookingContext,
  { catalogue, now }: Present,
  order: RentalRequest,
  priced: PricedOrder,
): Promise<Alternatives> {
  const { first, end } = searchedSpan(order);
  const ordered = [...new Set(priced.claims.map((claim) => claim.resourceId))];
  const bikes = catalogue.bikeTypes.flatMap((type) => type.sizes.map((size) => size.resourceId));
  const around = await loadFree(context, ordered, hourIndexOf(first), hourIndexOf(end));
  const meanwhile = await loadFree(context, bikes, hourIndexOf(order.pickUp), hourIndexAfter(order.return));
  return {
    times: otherTimes(order, catalogue, now, around),
    bikes: otherBikes(order, catalogue, meanwhile),
    departures: [],
  };
}

async function tourAlternatives(
  context: BookingContext,
  { catalogue, now }: Present,
  order: TourRequest,
  { trip }: PricedOrder,
): Promise<Alternatives['departures']> {
  if (!trip) return [];
  const { tour, departure: asked } = trip;
  const all = await listDepartures(context.db, { tourId: tour.id, from: now, limit: departuresLookedAt });
  const others = all.filter(
    (departure) =>
      departure.id !== asked.id && (order.privateGroup || departure.guideLanguage === asked.guideLanguage),
  );
  const withClaims = others.map((departure) => ({
    departure,
    claims: claimsOfTour(order, { tour, departure }, catalogue),
  }));
  const resourceIds = [
    ...new Set(withClaims.flatMap(({ claims }) => claims.map((claim) => claim.resourceId))),
  ];
  const hours = withClaims.flatMap(({ claims }) =>
    claims.flatMap((claim) => [claim.firstHour, claim.endHour]),
  );
  if (hours.length === 0) return [];
  const free = await loadFree(context, resourceIds, Math.min(...hours), Math.max(...hours));
  const distance = (startsAt: string) => Math.abs(minutesBetween(asked.startsAt, startsAt));
  return withClaims
    .filter(({ claims }) => fits(claims, free))
    .map(({ departure }) => ({
      departure,
      free: free(departure.resourceId, hourIndexOf(departure.startsAt)),
    }))
    .toSorted((a, b) => distance(a.departure.startsAt) - distance(b.departure.startsAt))
    .slice(0, departuresShown);
}

/** What is free of resources in a span of hours, read at once. */
export async function loadFree(
  context: BookingContext,
  resourceIds: readonly string[],
  firstHour: number,
  endHour: number,
): Promise<FreeStock> {
  const totals = await resourceTotals(context.db, resourceIds);
  const known = new Map(
    (await freeHours(context.db, resourceIds, firstHour, endHour)).map((row) => [
      `${row.resourceId} ${row.hour}`,
      row.free,
    ]),
  );
  return (resourceId, hour) => known.get(`${resourceId} ${hour}`) ?? totals.get(resourceId) ?? 0;
}
