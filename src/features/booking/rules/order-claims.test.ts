import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hourIndexOf } from '../../../lib/local-time.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { rental } from '../testing/test-shop.ts';
import { type Claim, claimsOfRental, givenBack, mergeClaims } from './order-claims.ts';

const claim = fc.record({
  resourceId: fc.constantFrom('a', 'b', 'c'),
  firstHour: fc.integer({ min: 0, max: 30 }),
  length: fc.integer({ min: 1, max: 12 }),
  quantity: fc.integer({ min: 1, max: 5 }),
});
const claims = fc
  .array(claim, { maxLength: 8 })
  .map((list) => list.map(({ length, ...rest }): Claim => ({ ...rest, endHour: rest.firstHour + length })));

describe('what an order takes', () => {
  test('BOOK-4 a rental takes every hour it touches, the hour of its return not when it is full', () => {
    const [taken] = claimsOfRental(
      rental({ pickUp: '2027-06-03T10:30', return: '2027-06-03T12:00' }),
      smallCatalogue,
    );
    expect(taken).toEqual({
      resourceId: 'bike:city:s',
      firstHour: hourIndexOf('2027-06-03T10:00'),
      endHour: hourIndexOf('2027-06-03T12:00'),
      quantity: 1,
    });
  });

  test('BOOK-4 claims become one entry per resource and hour, sorted, and nothing is lost', () => {
    fc.assert(
      fc.property(claims, (list) => {
        const merged = mergeClaims(list);
        const keys = merged.map(({ resourceId, hour }) => `${resourceId} ${String(hour).padStart(3, '0')}`);
        expect(keys).toEqual([...new Set(keys)].toSorted());
        const total = list.reduce(
          (sum, { firstHour, endHour, quantity }) => sum + (endHour - firstHour) * quantity,
          0,
        );
        expect(merged.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(total);
      }),
    );
  });

  test('the order of lines makes no difference, and giving back takes all of it away', () => {
    fc.assert(
      fc.property(claims, (list) => {
        expect(mergeClaims(list.toReversed())).toEqual(mergeClaims(list));
        expect(mergeClaims([...list, ...givenBack(list)])).toEqual([]);
      }),
    );
  });
});
