import { expect, test } from 'vitest';
import { weekSummary } from './week-summary.ts';

const day = (weekday: number, opens = '09:00', closes = '18:00') => ({ weekday, opens, closes });

test('neighbouring days with the same hours stand in one line', () => {
  expect(weekSummary([day(2), day(3), day(4), day(5), day(6, '08:30'), day(7, '08:30')], 'nl')).toEqual([
    { days: 'ma', hours: '' },
    { days: 'di–vr', hours: '9.00–18.00 uur' },
    { days: 'za–zo', hours: '8.30–18.00 uur' },
  ]);
});

test('a day with a break shows both parts, in the order of the day', () => {
  expect(weekSummary([day(1, '13:00', '17:00'), day(1, '10:00', '12:00')], 'en')[0]).toEqual({
    days: 'Mon',
    hours: '10:00–12:00, 13:00–17:00',
  });
});

test('SITE-7 days and times are written as the language writes them', () => {
  expect(
    weekSummary(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => day(weekday)),
      'de',
    ),
  ).toEqual([{ days: 'Mo–So', hours: '9:00–18:00 Uhr' }]);
});
