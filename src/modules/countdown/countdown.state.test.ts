import { expect, test } from 'vitest';
import { timeParts, unitsDownTo } from './countdown.state.ts';

const all = unitsDownTo('seconds');
const shown = (end: number, now: number) => timeParts(end, now, all).map(({ digits }) => digits);
const zeros = (left: number) => timeParts(left, 0, all).map(({ zero }) => zero);

test('CD-1 the time until an end in seconds is divided into days, hours, minutes and seconds', () => {
  const end = 12 * 86_400 + 3 * 3600 + 4 * 60 + 5;
  expect(shown(end, 0)).toEqual(['012', '03', '04', '05']);
  expect(shown(end, end - 59)).toEqual(['000', '00', '00', '59']);
});

test('CD-2 days show at least three digits, and more when there are more', () => {
  expect(shown(86_400, 0)[0]).toBe('001');
  expect(shown(12_345 * 86_400, 0)[0]).toBe('12345');
});

test('CD-3 a unit is zero when it and all larger ones are', () => {
  expect(zeros(59)).toEqual([true, true, true, false]);
  expect(zeros(2 * 3600)).toEqual([true, false, false, false]);
  expect(zeros(86_400)).toEqual([false, false, false, false]);
});

test('CD-3 at the end and after it everything stands at zero', () => {
  expect(shown(100, 100)).toEqual(['000', '00', '00', '00']);
  expect(shown(100, 1_000_000)).toEqual(['000', '00', '00', '00']);
  expect(zeros(0)).toEqual([true, true, true, true]);
});

test('CD-1 only the units down to the smallest chosen are shown', () => {
  expect(timeParts(90_061, 0, unitsDownTo('hours')).map(({ unit }) => unit)).toEqual(['days', 'hours']);
});
