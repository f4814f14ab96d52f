import { expect, test } from 'vitest';
import { hoursOf, missesDays, type SeasonHours, seasonProblem, seasonsOf, weekdays } from './seasons.ts';

const week = (opens = '09:00', closes = '17:00') => weekdays.map(() => ({ opens, closes }));
const summer: SeasonHours = { from: '04-01', until: '10-31', week: week() };
const winter: SeasonHours = { from: '11-01', until: '03-31', week: week('10:00') };

test('EDIT-5 hours come out as they went in, closed weekdays included', () => {
  const closedOnMonday = { ...summer, week: [null, ...week().slice(1)] };
  expect(seasonsOf(hoursOf([closedOnMonday, winter]))).toEqual([closedOnMonday, winter]);
});

test('EDIT-5 seasons may run over the new year, yet not over each other', () => {
  expect(seasonProblem(winter, [summer])).toBeUndefined();
  expect(seasonProblem(winter, [{ ...summer, until: '11-01' }])).toBe('overlap');
  expect(seasonProblem({ ...summer, from: '06-01', until: '06-30' }, [{ ...summer }])).toBe('overlap');
});

test('EDIT-5 a day ends after it begins', () => {
  expect(seasonProblem({ ...summer, week: week('17:00', '09:00') }, [])).toBe('hours');
});

test('EDIT-5 days without a season are noticed', () => {
  expect(missesDays([summer, winter])).toBe(false);
  expect(missesDays([summer])).toBe(true);
});
