import { expect, test } from 'vitest';
import { isMediaName, parseAddressName } from './media-name.ts';

test('a name in an address is a media name and a hash', () => {
  expect(parseAddressName('hero-home.3fa9c1d2e4')).toEqual({ name: 'hero-home', hash: '3fa9c1d2e4' });
});

test.each([
  '../secret.3fa9c1d2e4',
  'hero-home',
  'hero-home.3fa9c1d2e4.webp',
  '-hero.3fa9c1d2e4',
  'hero.3FA9C1D2E4',
  `${'a'.repeat(81)}.3fa9c1d2e4`,
  'hero.3fa9c1d2e4\n',
])('%s is no name in an address', (text) => {
  expect(parseAddressName(text)).toBeUndefined();
});

test('names are small letters, digits and single hyphens', () => {
  expect(['hero-home', 'bike2'].every(isMediaName)).toBe(true);
  expect(['', 'Hero', 'a--b', 'a/b', 'a.b', '..'].some(isMediaName)).toBe(false);
});
