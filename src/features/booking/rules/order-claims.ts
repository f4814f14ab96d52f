import { type HourIndex, hourIndexAfter, hourIndexOf } from '../../../lib/local-time.ts';
import type { Catalogue, Departure, RentalRequest, Tour, TourRequest } from '../booking.types.ts';
import { suggestSize } from './suggested-sizes.ts';

/** A number of pieces of a resource during hours, the end not included. */
export type Claim = { resourceId: string; firstHour: HourIndex; endHour: HourIndex; quantity: number };
/** What a reservation takes of one row of capacity. */
export type HourlyClaim = { resourceId: string; hour: HourIndex; quantity: number };

/** What a rental takes of the stock. Unknown products take nothing: `quoteRental` has refused them. */
export function claimsOfRental(request: RentalRequest, catalogue: Catalogue): Claim[] {
  const firstHour = hourIndexOf(request.pickUp);
  const endHour = hourIndexAfter(request.return);
  const bikes = request.bikes.map(({ bikeTypeId, sizeId, quantity }) => ({
    resourceId: catalogue.bikeTypes.find(({ id }) => id === bikeTypeId)?.sizes.find(({ id }) => id === sizeId)
      ?.resourceId,
    quantity,
  }));
  const accessories = request.accessories.map(({ accessoryId, quantity }) => ({
    resourceId: catalogue.accessories.find(({ id }) => id === accessoryId)?.resourceId,
    quantity,
  }));
  return [...bikes, ...accessories].flatMap(({ resourceId, quantity }) =>
    resourceId && quantity > 0 ? [{ resourceId, firstHour, endHour, quantity }] : [],
  );
}

/** What a tour takes: seats, counted at the hour of departure, and bikes of the rental stock while it lasts (BOOK-3). */
export function claimsOfTour(
  request: TourRequest,
  { tour, departure }: { tour: Tour; departure: Departure },
  catalogue: Catalogue,
): Claim[] {
  const firstHour = hourIndexOf(departure.startsAt);
  const people = request.adults + request.childAges.length;
  const seats: Claim = {
    resourceId: departure.resourceId,
    firstHour,
    endHour: firstHour + 1,
    quantity: request.privateGroup ? departure.seats : people,
  };
  const endHour = hourIndexAfter(departure.endsAt);
  const bikes = tourBikes(request, tour, catalogue).map((resourceId) => ({
    resourceId,
    firstHour,
    endHour,
    quantity: 1,
  }));
  return [seats, ...bikes];
}

function tourBikes(request: TourRequest, tour: Tour, catalogue: Catalogue): string[] {
  const { bikes } = tour;
  if (!bikes) return [];
  const typeOf = (id: string) => catalogue.bikeTypes.find((type) => type.id === id);
  const adultType = typeOf(bikes.adult.bikeTypeId);
  const childType = typeOf(bikes.child.bikeTypeId);
  const adults = Array.from({ length: request.adults }, (_, index) => {
    const height = request.heightsCm[index];
    const fitting = adultType && height !== undefined ? suggestSize(adultType, height) : undefined;
    return fitting ?? adultType?.sizes.find((size) => size.id === bikes.adult.sizeId);
  });
  const children = request.childAges.map(() =>
    childType?.sizes.find((size) => size.id === bikes.child.sizeId),
  );
  return [...adults, ...children].flatMap((size) => (size ? [size.resourceId] : []));
}

/**
 * All claims of a booking as one entry per (resource, hour), sorted: two lines of one product are one demand, and every
 * reservation locks its rows in the same order, so that two can never wait for each other (BOOK-4).
 */
export function mergeClaims(claims: readonly Claim[]): HourlyClaim[] {
  const merged = new Map<string, HourlyClaim>();
  for (const { resourceId, firstHour, endHour, quantity } of claims) {
    for (let hour = firstHour; hour < endHour; hour += 1) {
      const key = `${resourceId} ${hour}`;
      const entry = merged.get(key);
      if (entry) entry.quantity += quantity;
      else merged.set(key, { resourceId, hour, quantity });
    }
  }
  const entries = [...merged.values()].filter((entry) => entry.quantity !== 0);
  return entries.toSorted((a, b) =>
    a.resourceId === b.resourceId ? a.hour - b.hour : a.resourceId < b.resourceId ? -1 : 1,
  );
}

/** The same hours given back. */
export const givenBack = (claims: readonly Claim[]): Claim[] =>
  claims.map((claim) => ({ ...claim, quantity: -claim.quantity }));
