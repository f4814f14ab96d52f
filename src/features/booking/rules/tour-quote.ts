import { addMinutes, type LocalDateTime } from '../../../lib/local-time.ts';
import { type Result, refuse, succeed } from '../../../lib/result.ts';
import type {
  BookingError,
  Catalogue,
  Departure,
  Quote,
  QuotePart,
  Tour,
  TourRequest,
} from '../booking.types.ts';
import { sumLine, sumQuote } from './quote-totals.ts';

export type Travellers = { adults: number; children: number };

/** Who pays what: a child older than the child price allows pays as an adult. */
export function travellersOf(request: TourRequest, tour: Tour): Travellers {
  const children = request.childAges.filter((age) => age <= tour.childMaximumAge).length;
  return { adults: request.adults + request.childAges.length - children, children };
}

/** Why a departure cannot be booked like this, each reason at its field (BOOK-3); empty when it can. */
export function checkTour(
  request: TourRequest,
  { tour, departure }: { tour: Tour; departure: Departure },
  { settings }: Catalogue,
  now: LocalDateTime,
): BookingError[] {
  const errors: BookingError[] = [];
  const people = request.adults + request.childAges.length;
  const { leadTimeMinutes } = settings;
  if (departure.startsAt <= now) errors.push({ code: 'date-in-past', field: 'departureId' });
  else if (departure.startsAt < addMinutes(now, leadTimeMinutes)) {
    errors.push({ code: 'too-soon', field: 'departureId', values: { minutes: leadTimeMinutes } });
  }
  if (people === 0) errors.push({ code: 'no-travellers', field: 'adults' });
  else if (request.adults === 0) errors.push({ code: 'adult-required', field: 'adults' });
  if (people > departure.seats) {
    errors.push({ code: 'group-too-large', field: 'adults', values: { seats: departure.seats } });
  }
  for (const [index, age] of request.childAges.entries()) {
    if (age < tour.minimumAge) {
      errors.push({ code: 'too-young', field: `childAges.${index}`, values: { age: tour.minimumAge } });
    }
  }
  if (request.privateGroup && tour.privateGroupCents === null) {
    errors.push({ code: 'no-private-group', field: 'privateGroup' });
  }
  const spoken = request.privateGroup ? tour.guideLanguages : [departure.guideLanguage];
  if (request.guideLanguage !== null && !spoken.includes(request.guideLanguage)) {
    errors.push({ code: 'guide-language', field: 'guideLanguage' });
  }
  return errors;
}

/** What a departure costs for a group (BOOK-3). */
export function quoteTour(
  request: TourRequest,
  { tour, departure }: { tour: Tour; departure: Departure },
): Result<Quote, BookingError[]> {
  const people = request.adults + request.childAges.length;
  const parts = request.privateGroup
    ? privateParts(tour, people)
    : personParts(tour, travellersOf(request, tour));
  if (!parts) return refuse([{ code: 'no-private-group', field: 'privateGroup' }]);
  const line = sumLine({
    kind: 'tour',
    productId: tour.id,
    sizeId: null,
    name: tour.name,
    detail: null,
    quantity: people,
    parts,
    vatPercent: tour.vatPercent,
    depositCents: 0,
  });
  return succeed(sumQuote(departure.startsAt, departure.endsAt, [line]));
}

function privateParts(tour: Tour, pieces: number): QuotePart[] | undefined {
  if (tour.privateGroupCents === null) return undefined;
  return [{ kind: 'private-group', pieces, cents: tour.privateGroupCents }];
}

function personParts(tour: Tour, { adults, children }: Travellers): QuotePart[] {
  const part = (kind: 'adult' | 'child', pieces: number, unitCents: number): QuotePart[] =>
    pieces === 0 ? [] : [{ kind, pieces, unitCents, cents: pieces * unitCents }];
  return [...part('adult', adults, tour.adultCents), ...part('child', children, tour.childCents)];
}
