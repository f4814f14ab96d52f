import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TierPrices } from '../booking.types.ts';
import { cheapestTiers } from './price-tiers.ts';

const prices: TierPrices = { hour: 300, 'half-day': 900, day: 1200, 'extra-day': 1000, week: 5000 };
const tiersOf = (hours: number, of: TierPrices = prices) =>
  cheapestTiers(hours * 60, of, 4)?.map(({ kind, count }) => `${count} ${kind}`);
const costOf = (minutes: number, of: TierPrices = prices): number =>
  cheapestTiers(minutes, of, 4)?.reduce((sum, tier) => sum + tier.count * tier.unitCents, 0) ?? Number.NaN;

describe('price by tier', () => {
  test('BOOK-2 each duration is charged by its cheapest combination', () => {
    expect(tiersOf(1)).toEqual(['1 hour']);
    expect(tiersOf(2)).toEqual(['2 hour']);
    // As dear as three hours, and one thing instead of three.
    expect(tiersOf(3)).toEqual(['1 half-day']);
    expect(tiersOf(4)).toEqual(['1 half-day']);
    expect(tiersOf(5)).toEqual(['1 day']);
    expect(tiersOf(24)).toEqual(['1 day']);
    expect(tiersOf(26)).toEqual(['1 day', '2 hour']);
    expect(tiersOf(48)).toEqual(['1 day', '1 extra-day']);
    expect(tiersOf(5 * 24)).toEqual(['1 week']);
    expect(tiersOf(8 * 24)).toEqual(['1 week', '1 extra-day']);
    expect(tiersOf(14 * 24)).toEqual(['2 week']);
  });

  test('BOOK-2 an hour begun is an hour', () => {
    expect(costOf(61)).toBe(600);
    expect(costOf(120)).toBe(600);
  });

  test('BOOK-2 a bike without an hourly price is rented by the day; without any that fits, not at all', () => {
    expect(tiersOf(2, { day: 3000, 'extra-day': 2500 })).toEqual(['1 day']);
    expect(tiersOf(49, { day: 3000 })).toEqual(['3 day']);
    expect(tiersOf(30, { 'half-day': 900 })).toBeUndefined();
    expect(tiersOf(1, {})).toBeUndefined();
  });

  const anyPrices = fc.record({
    hour: fc.integer({ min: 1, max: 2000 }),
    'half-day': fc.integer({ min: 1, max: 4000 }),
    day: fc.integer({ min: 1, max: 6000 }),
    'extra-day': fc.integer({ min: 1, max: 6000 }),
    week: fc.integer({ min: 1, max: 30000 }),
  });
  const minutes = fc.integer({ min: 1, max: 28 * 1440 });

  test('keeping a bike longer never costs less', () => {
    fc.assert(
      fc.property(anyPrices, minutes, minutes, (of, a, b) => {
        expect(costOf(Math.min(a, b), of)).toBeLessThanOrEqual(costOf(Math.max(a, b), of));
      }),
      { numRuns: 200 },
    );
  });

  test('no plain way of paying is cheaper: all by the hour, by days, by weeks', () => {
    fc.assert(
      fc.property(anyPrices, minutes, (of, time) => {
        const days = Math.ceil(time / 1440);
        expect(costOf(time, of)).toBeLessThanOrEqual(Math.ceil(time / 60) * of.hour);
        expect(costOf(time, of)).toBeLessThanOrEqual(of.day + (days - 1) * of['extra-day']);
        expect(costOf(time, of)).toBeLessThanOrEqual(Math.ceil(days / 7) * of.week);
      }),
      { numRuns: 200 },
    );
  });

  test('what is paid for covers the rental, and a half day counts once', () => {
    const hoursOf = { hour: 1, 'half-day': 4, day: 24, 'extra-day': 24, week: 168 };
    fc.assert(
      fc.property(anyPrices, minutes, (of, time) => {
        const tiers = cheapestTiers(time, of, 4) ?? [];
        const covered = tiers.reduce((sum, { kind, count }) => sum + count * hoursOf[kind], 0);
        expect(covered * 60).toBeGreaterThanOrEqual(time);
        expect(tiers.find(({ kind }) => kind === 'half-day')?.count ?? 0).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });
});
