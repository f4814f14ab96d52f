import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCents } from '../../../lib/money.ts';
import { expectValue } from '../../../lib/result.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { rental } from '../testing/test-shop.ts';
import { groupDiscountFor, quoteRental } from './rental-quote.ts';

const quote = (changes: Parameters<typeof rental>[0]) =>
  expectValue(quoteRental(rental(changes), smallCatalogue));
const city = (quantity: number, sizeId = 'm') => ({ bikeTypeId: 'city', sizeId, quantity });

describe('the price of a rental', () => {
  test('BOOK-2 every line explains itself in parts that add up', () => {
    const { lines, totalCents, depositCents } = quote({
      return: '2027-06-05T10:00',
      bikes: [city(2)],
      accessories: [
        { accessoryId: 'helmet', quantity: 2 },
        { accessoryId: 'map', quantity: 1 },
      ],
      deliveryAddress: 'Grote Markt 1, Haarlem',
    });
    expect(lines.map(({ productId, totalCents: cents }) => [productId, cents])).toEqual([
      ['city', 4400],
      ['helmet', 800],
      ['map', 700],
      ['delivery', 1500],
    ]);
    expect(lines[0]?.parts).toEqual([
      { kind: 'day', count: 1, pieces: 2, unitCents: 1200, cents: 2400 },
      { kind: 'extra-day', count: 1, pieces: 2, unitCents: 1000, cents: 2000 },
    ]);
    expect([totalCents, depositCents]).toEqual([7400, 10000]);
  });

  test('BOOK-2 the season of the pick-up date makes it dearer, or has its own prices', () => {
    const july = { pickUp: '2027-07-31T10:00', return: '2027-08-01T10:00' };
    const byPercent = quote({ ...july, bikes: [city(1)] });
    expect(byPercent.lines[0]?.parts.at(-1)).toMatchObject({ kind: 'season', percent: 10, cents: 120 });
    const ownPrices = quote({ ...july, bikes: [{ bikeTypeId: 'road', sizeId: 'm', quantity: 1 }] });
    expect(ownPrices.totalCents).toBe(4000);
    expect(ownPrices.lines[0]?.parts.at(-1)).toMatchObject({ kind: 'season', percent: 0, cents: 0 });
    expect(
      quote({ pickUp: '2027-08-01T10:00', return: '2027-08-02T10:00', bikes: [city(1)] }).totalCents,
    ).toBe(1200);
  });

  test('BOOK-2 a group pays less for its bikes, whatever their sizes; accessories stay as they are', () => {
    const { lines } = quote({
      bikes: [city(3), city(1, 's')],
      accessories: [{ accessoryId: 'helmet', quantity: 1 }],
    });
    expect(lines.map(({ totalCents }) => totalCents)).toEqual([1710, 570, 200]);
    expect(groupDiscountFor(3, smallCatalogue.groupDiscounts)).toBeUndefined();
    expect(groupDiscountFor(8, smallCatalogue.groupDiscounts)?.percent).toBe(10);
  });

  test('BOOK-2 VAT is told per rate', () => {
    const { vat } = quote({ bikes: [city(1)], accessories: [{ accessoryId: 'map', quantity: 1 }] });
    expect(vat).toEqual([
      { percent: 9, cents: 58 },
      { percent: 21, cents: 104 },
    ]);
  });

  test('totals are the sum of lines, lines the sum of parts, in whole cents', () => {
    const quantity = fc.integer({ min: 0, max: 2 });
    fc.assert(
      fc.property(
        quantity,
        fc.integer({ min: 1, max: 5 }),
        quantity,
        fc.integer({ min: 1, max: 600 }),
        (small, middle, helmets, halfHours) => {
          const pickUp = '2027-07-01T09:00';
          const end = new Date(Date.parse(`${pickUp}:00Z`) + halfHours * 1_800_000)
            .toISOString()
            .slice(0, 16);
          const { lines, totalCents, vat } = quote({
            ...{ pickUp, return: end, bikes: [city(small, 's'), city(middle)] },
            accessories: [{ accessoryId: 'helmet', quantity: helmets }],
          });
          expect(totalCents).toBe(sumCents(lines.map((line) => line.totalCents)));
          expect(sumCents(vat.map(({ cents }) => cents))).toBe(sumCents(lines.map((line) => line.vatCents)));
          for (const line of lines) {
            expect(line.quantity).toBeGreaterThan(0);
            expect(Number.isInteger(line.totalCents)).toBe(true);
            expect(line.totalCents).toBe(sumCents(line.parts.map(({ cents }) => cents)));
          }
        },
      ),
    );
  });

  test('BOOK-9 what the shop does not have is refused at its field', () => {
    const refused = quoteRental(
      rental({
        bikes: [city(1), city(1, 'xl'), city(9)],
        accessories: [{ accessoryId: 'parrot', quantity: 1 }],
      }),
      smallCatalogue,
    );
    expect(refused.ok ? [] : refused.error.map(({ code, field }) => `${field} ${code}`)).toEqual([
      'bikes.1 unknown-bike',
      'accessories.0 unknown-accessory',
    ]);
    const none = quoteRental(rental({ bikes: [] }), smallCatalogue);
    expect(none).toMatchObject({ error: [{ code: 'nothing-chosen', field: 'bikes' }] });
    const split = quoteRental(rental({ bikes: [city(3), city(3)] }), smallCatalogue);
    expect(split).toMatchObject({ error: [{ code: 'more-than-in-stock', field: 'bikes.1.quantity' }] });
  });
});
