import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../lib/result.ts';
import type { Departure, Tour } from '../booking.types.ts';
import { smallCatalogue, smallDepartures } from '../testing/small-catalogue.ts';
import { trip } from '../testing/test-shop.ts';
import { checkTour, quoteTour } from './tour-quote.ts';

const dunes = { tour: smallCatalogue.tours[0] as Tour, departure: smallDepartures[0] as Departure };
const check = (changes: Parameters<typeof trip>[0], now = '2027-06-01T12:00', of = dunes) =>
  checkTour(trip(changes), of, smallCatalogue, now).map(({ code, field }) => `${field} ${code}`);

describe('a tour', () => {
  test('BOOK-3 adults and children have their prices; a child too old for the child price pays as an adult', () => {
    const { lines, totalCents } = expectValue(quoteTour(trip({ adults: 2, childAges: [9, 12, 13] }), dunes));
    expect(lines[0]?.parts).toEqual([
      { kind: 'adult', pieces: 3, unitCents: 5000, cents: 15000 },
      { kind: 'child', pieces: 2, unitCents: 3000, cents: 6000 },
    ]);
    expect(totalCents).toBe(21000);
  });

  test('BOOK-3 a private group has one price, however many come', () => {
    expect(expectValue(quoteTour(trip({ privateGroup: true, adults: 6 }), dunes)).totalCents).toBe(30000);
    const noPrivate = { ...dunes, tour: { ...dunes.tour, privateGroupCents: null } };
    expect(check({ privateGroup: true }, undefined, noPrivate)).toEqual(['privateGroup no-private-group']);
  });

  test('BOOK-3 minimum age, an adult along, and room for all', () => {
    expect(check({ adults: 1, childAges: [8, 7] })).toEqual(['childAges.1 too-young']);
    expect(check({ adults: 0, childAges: [10] })).toEqual(['adults adult-required']);
    expect(check({ adults: 0 })).toEqual(['adults no-travellers']);
    expect(check({ adults: 7 })).toEqual(['adults group-too-large']);
  });

  test('BOOK-3 the guide speaks the departure’s language; a private group chooses one of the tour’s', () => {
    expect(check({ guideLanguage: 'nl' })).toEqual([]);
    expect(check({ guideLanguage: 'en' })).toEqual(['guideLanguage guide-language']);
    expect(check({ guideLanguage: 'en', privateGroup: true })).toEqual([]);
    expect(check({ guideLanguage: 'fr', privateGroup: true })).toEqual(['guideLanguage guide-language']);
  });

  test('BOOK-3 not after it has left, nor in the last hour before', () => {
    expect(check({}, '2027-06-05T10:00')).toEqual(['departureId date-in-past']);
    expect(check({}, '2027-06-05T09:30')).toEqual(['departureId too-soon']);
    expect(check({}, '2027-06-05T09:00')).toEqual([]);
  });
});
