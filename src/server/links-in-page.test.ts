import { expect, test } from 'vitest';
import { hasLinksInPage } from './links-in-page.ts';

test.each([
  ['<a href="#prices">', true],
  ['<a class="a" href="/faq#booking">', true],
  ['<a href="#tabs|1">', true],
  ['<a href="/tours#booking">', false],
  ['<a href="#main">', false],
  ['<a href="#gallery-_R_1_-page-2">', false],
  ['<use href="#icon-bike"/>', false],
  ['<a href="#">', false],
])('HASH-5 of a page with %s links lead to places in it: %s', (html, leads) => {
  expect(hasLinksInPage(html, '/faq')).toBe(leads);
});
