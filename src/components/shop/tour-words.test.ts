import { expect, test } from 'vitest';
import { shortMoney } from './short-money.ts';
import { dateText, durationText, languageNames } from './tour-words.ts';

test('a duration is told in half hours, and from a day on in days', () => {
  expect(durationText(180, 'nl')).toBe('3 uur');
  expect(durationText(210, 'en')).toBe('3½ hours');
  expect(durationText(60, 'de')).toBe('1 Stunde');
  expect(durationText(30, 'en')).toBe('½ hour');
  expect(durationText(2000, 'de')).toBe('2 Tage');
});

test('languages and dates are told in the visitor’s language', () => {
  expect(languageNames(['nl', 'en', 'de'], 'nl')).toBe('Nederlands, Engels en Duits');
  expect(languageNames(['en'], 'de')).toBe('Englisch');
  expect(dateText('2026-12-05', 'nl')).toBe('zaterdag 5 december');
  expect(dateText('2026-12-05', 'de')).toBe('Samstag, 5. Dezember');
});

test('a price has cents only where there are any', () => {
  expect(shortMoney(1400, 'en')).toBe('€14');
  expect(shortMoney(1250, 'en')).toBe('€12.50');
  expect(shortMoney(1400, 'nl')).toBe('€\u00a014');
  expect(shortMoney(1400, 'de')).toBe('14\u00a0€');
});
