import { type Cents, sumCents } from '../../../lib/money.ts';
import type { TierKind, TierPrices } from '../booking.types.ts';

export type TierCount = { kind: TierKind; count: number; unitCents: Cents };

const hoursPerDay = 24;
const hoursPerWeek = 168;

const costOf = (tiers: TierCount[]): Cents => sumCents(tiers.map((tier) => tier.count * tier.unitCents));
const piecesOf = (tiers: TierCount[]): number => tiers.reduce((sum, tier) => sum + tier.count, 0);

/**
 * The cheapest combination of tiers that covers a rental of `minutes` (BOOK-2), for one bike. A half day is used at most
 * once; extra days follow a first day or a week. `undefined` when no combination on sale covers it.
 */
export function cheapestTiers(
  minutes: number,
  prices: TierPrices,
  halfDayHours: number,
): TierCount[] | undefined {
  const hours = Math.ceil(minutes / 60);
  let best: TierCount[] | undefined;
  for (let weeks = 0; weeks <= Math.ceil(hours / hoursPerWeek); weeks += 1) {
    const afterWeeks = Math.max(0, hours - weeks * hoursPerWeek);
    for (let days = 0; days <= Math.ceil(afterWeeks / hoursPerDay); days += 1) {
      const rest = Math.max(0, afterWeeks - days * hoursPerDay);
      for (const part of [hoursFor(rest, prices), halfDayFor(rest, prices, halfDayHours)]) {
        best = cheaper(best, combine(weeksFor(weeks, prices), daysFor(days, weeks > 0, prices), part));
      }
    }
  }
  return best;
}

function cheaper(best: TierCount[] | undefined, other: TierCount[] | undefined): TierCount[] | undefined {
  if (!best || !other) return best ?? other;
  const difference = costOf(other) - costOf(best);
  if (difference !== 0) return difference < 0 ? other : best;
  return piecesOf(other) < piecesOf(best) ? other : best;
}

function combine(...groups: (TierCount[] | undefined)[]): TierCount[] | undefined {
  const all: TierCount[] = [];
  for (const group of groups) {
    if (!group) return undefined;
    all.push(...group.filter((tier) => tier.count > 0));
  }
  return all;
}

function tier(kind: TierKind, count: number, prices: TierPrices): TierCount[] | undefined {
  if (count === 0) return [];
  const unitCents = prices[kind];
  return unitCents === undefined ? undefined : [{ kind, count, unitCents }];
}

const weeksFor = (count: number, prices: TierPrices) => tier('week', count, prices);
const hoursFor = (rest: number, prices: TierPrices) => tier('hour', rest, prices);

function daysFor(count: number, afterWeek: boolean, prices: TierPrices): TierCount[] | undefined {
  const further = prices['extra-day'] === undefined ? 'day' : 'extra-day';
  if (count === 0 || afterWeek || further === 'day') return tier(further, count, prices);
  return combine(tier('day', 1, prices), tier(further, count - 1, prices));
}

function halfDayFor(rest: number, prices: TierPrices, halfDayHours: number): TierCount[] | undefined {
  if (rest === 0) return undefined;
  return combine(tier('half-day', 1, prices), hoursFor(Math.max(0, rest - halfDayHours), prices));
}
