import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageLinks, portfolioFirstLinks } from './page-links.ts';

test('SITE-5 in the middle the links are from three before the page shown to one after', () => {
  expect(pageLinks(6, 20)).toEqual([3, 4, 5, 6, 7]);
  expect(pageLinks(5, 6)).toEqual([2, 3, 4, 5, 6]);
});

test('SITE-5 near the start the first five, near the end the last five', () => {
  for (const current of [1, 2, 3, 4]) expect(pageLinks(current, 20)).toEqual([1, 2, 3, 4, 5]);
  for (const current of [19, 20]) expect(pageLinks(current, 20)).toEqual([16, 17, 18, 19, 20]);
});

test('POR-1 SITE-5 a portfolio shows its first 4 page links at first', () => {
  expect(pageLinks(1, 20, portfolioFirstLinks)).toEqual([1, 2, 3, 4]);
  expect(pageLinks(2, 20, portfolioFirstLinks)).toEqual([1, 2, 3, 4, 5]);
});

test('SITE-5 fewer pages are all linked', () => {
  expect(pageLinks(1, 1)).toEqual([1]);
  expect(pageLinks(2, 3)).toEqual([1, 2, 3]);
  expect(pageLinks(1, 3, portfolioFirstLinks)).toEqual([1, 2, 3]);
});

test('SITE-5 whatever the page, its link and those of its neighbours are there, in order and within the list', () => {
  const pages = fc
    .integer({ min: 1, max: 300 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(pages, ([current, last]) => {
      const links = pageLinks(current, last);
      expect(links).toHaveLength(Math.min(5, last));
      for (const near of [current - 1, current, current + 1])
        if (near >= 1 && near <= last) expect(links).toContain(near);
      expect(links).toEqual(links.toSorted((a, b) => a - b));
      expect(links[0]).toBeGreaterThanOrEqual(1);
      expect(links.at(-1)).toBeLessThanOrEqual(last);
    }),
  );
});
