import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes } from '../../../lib/local-time.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { offerCancellation } from './cancellation.ts';

const booking = { startsAt: '2027-06-05T10:00', paidCents: 9999 };
const offer = (now: string) => offerCancellation(smallCatalogue.cancellation, booking, now);

describe('the cancellation ladder', () => {
  test('BOOK-8 each rung holds up to its last minute', () => {
    expect(offer('2027-06-03T10:00')).toEqual({
      refundPercent: 100,
      refundCents: 9999,
      until: '2027-06-03T10:00',
    });
    expect(offer('2027-06-03T10:01')).toEqual({
      refundPercent: 50,
      refundCents: 5000,
      until: '2027-06-04T10:00',
    });
    expect(offer('2027-06-04T10:01')).toEqual({ refundPercent: 0, refundCents: 0, until: null });
    expect(offer('2027-06-05T10:00')).toBeUndefined();
  });

  test('waiting never gives more back', () => {
    const minutes = fc.integer({ min: -6000, max: 0 });
    fc.assert(
      fc.property(minutes, minutes, (a, b) => {
        const refund = (shift: number) => offer(addMinutes(booking.startsAt, shift))?.refundCents ?? 0;
        expect(refund(Math.max(a, b))).toBeLessThanOrEqual(refund(Math.min(a, b)));
      }),
    );
  });
});
