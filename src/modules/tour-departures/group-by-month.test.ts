import { expect, test } from 'vitest';
import { groupByMonth } from './group-by-month.ts';

const rows = ['2026-11-28', '2026-12-05', '2026-12-12', '2027-03-20'].map((date) => ({ date }));
const keys = (shownAtFirst: number) => {
  const { months, later } = groupByMonth(rows, shownAtFirst, (date) => date);
  return [months.map(({ key }) => key), later.map(({ key }) => key)];
};

test('departures stand by month, the first as many as asked, a month that goes on named again', () => {
  expect(keys(2)).toEqual([
    ['2026-11', '2026-12'],
    ['2026-12', '2027-03'],
  ]);
  expect(keys(1)).toEqual([['2026-11'], ['2026-12', '2027-03']]);
  expect(keys(10)).toEqual([['2026-11', '2026-12', '2027-03'], []]);
});

test('without departures there is no month', () => {
  expect(groupByMonth([], 5, String)).toEqual({ months: [], later: [] });
});
