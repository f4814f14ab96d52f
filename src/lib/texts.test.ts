import { expect, test } from 'vitest';
import { fill } from './texts.ts';

test('fill puts values in and writes numbers as the language does', () => {
  expect(fill('{name} heeft {count} fietsen', { name: 'Anna', count: 1250 }, 'nl')).toBe(
    'Anna heeft 1.250 fietsen',
  );
});

test('fill chooses the plural form by count', () => {
  const seats = { one: '{count} seat', other: '{count} seats' };
  expect(fill(seats, { count: 1 }, 'en')).toBe('1 seat');
  expect(fill(seats, { count: 4 }, 'en')).toBe('4 seats');
});

test('an unknown placeholder stays visible instead of becoming "undefined"', () => {
  expect(fill('Hi {who}', {}, 'en')).toBe('Hi {who}');
});
