import {
  addDays,
  addMinutes,
  dateOf,
  daysBetween,
  type HourIndex,
  type LocalDateTime,
  localDateTime,
  minutesBetween,
  minutesOfTime,
  timeOf,
  timeOfMinutes,
} from '../../../lib/local-time.ts';
import type { Alternatives, Catalogue, RentalRequest } from '../booking.types.ts';
import { openSpanOn } from './opening-hours.ts';
import { type Claim, claimsOfRental, mergeClaims } from './order-claims.ts';
import { checkRentalTimes } from './rental-times.ts';

/** How many pieces are free at an hour. */
export type FreeStock = (resourceId: string, hour: HourIndex) => number;

const searchDays = 7;
const stepMinutes = 60;
const mostShown = 6;

export const fits = (claims: readonly Claim[], free: FreeStock): boolean =>
  mergeClaims(claims).every(({ resourceId, hour, quantity }) => free(resourceId, hour) >= quantity);

/** The same order at other times within a week, nearest first: three on the day itself, the rest on other days (BOOK-2). */
export function otherTimes(
  request: RentalRequest,
  catalogue: Catalogue,
  now: LocalDateTime,
  free: FreeStock,
): Alternatives['times'] {
  const possible = candidateTimes(request, catalogue)
    .filter((times) => checkRentalTimes(times, catalogue, now).length === 0)
    .toSorted((a, b) => distance(a.pickUp, request.pickUp) - distance(b.pickUp, request.pickUp));
  const found: Alternatives['times'] = [];
  const perDay = new Map<string, number>();
  for (const times of possible) {
    const day = dateOf(times.pickUp);
    const most = day === dateOf(request.pickUp) ? 3 : 1;
    if ((perDay.get(day) ?? 0) >= most) continue;
    if (!fits(claimsOfRental({ ...request, ...times }, catalogue), free)) continue;
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
    found.push(times);
    if (found.length === mostShown) break;
  }
  return found;
}

/** The day counts first, then the time of day: who cannot come at ten today rather comes at ten tomorrow than at nine. */
function distance(a: LocalDateTime, b: LocalDateTime): number {
  const days = Math.abs(daysBetween(dateOf(a), dateOf(b)));
  return days * 1440 + Math.abs(minutesOfTime(timeOf(a)) - minutesOfTime(timeOf(b)));
}

function candidateTimes(request: RentalRequest, catalogue: Catalogue): Alternatives['times'] {
  const minutes = minutesBetween(request.pickUp, request.return);
  const candidates: Alternatives['times'] = [];
  for (let shift = -searchDays; shift <= searchDays; shift += 1) {
    const date = addDays(dateOf(request.pickUp), shift);
    const span = openSpanOn(catalogue, date);
    if (!span) continue;
    const start = minutesOfTime(timeOf(request.pickUp)) % stepMinutes;
    for (let time = start; time < minutesOfTime(span.closes); time += stepMinutes) {
      const pickUp = localDateTime(date, timeOfMinutes(time));
      if (pickUp !== request.pickUp) candidates.push({ pickUp, return: addMinutes(pickUp, minutes) });
    }
  }
  return candidates;
}

/** Other sizes and types free at the very time asked, sizes of a type already asked for first (BOOK-2). */
export function otherBikes(
  request: RentalRequest,
  catalogue: Catalogue,
  free: FreeStock,
): Alternatives['bikes'] {
  const askedTypes = new Set(request.bikes.map((bike) => bike.bikeTypeId));
  const asked = new Set(request.bikes.map((bike) => `${bike.bikeTypeId} ${bike.sizeId}`));
  const all = catalogue.bikeTypes.flatMap((type) =>
    type.sizes
      .filter((size) => !asked.has(`${type.id} ${size.id}`))
      .map((size) => {
        const wanted = {
          ...request,
          bikes: [{ bikeTypeId: type.id, sizeId: size.id, quantity: 1 }],
          accessories: [],
        };
        const hours = mergeClaims(claimsOfRental(wanted, catalogue));
        return {
          bikeTypeId: type.id,
          sizeId: size.id,
          free: Math.min(...hours.map(({ resourceId, hour }) => free(resourceId, hour))),
        };
      }),
  );
  return all
    .filter((bike) => bike.free > 0)
    .toSorted((a, b) => Number(askedTypes.has(b.bikeTypeId)) - Number(askedTypes.has(a.bikeTypeId)))
    .slice(0, mostShown);
}

/** The hours a search for other times may look at, the end not included. */
export function searchedSpan(request: RentalRequest): { first: LocalDateTime; end: LocalDateTime } {
  return {
    first: localDateTime(addDays(dateOf(request.pickUp), -searchDays), '00:00'),
    end: localDateTime(addDays(dateOf(request.return), searchDays + 1), '00:00'),
  };
}
