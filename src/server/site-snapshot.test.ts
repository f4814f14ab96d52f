import { expect, test } from 'vitest';
import { smallSite } from './testing/small-site.ts';

test('SITE-7 a page is found by its key in each language it has', () => {
  const site = smallSite().latest();
  expect(site.translations('tours').map(({ language, path }) => [language, path])).toEqual([
    ['nl', '/tochten'],
    ['en', '/en/tours'],
  ]);
  expect(site.data('en').pagePath('tours')).toBe('/en/tours');
  expect(site.data('de').pagePath('tours')).toBeUndefined();
});

test('the trail leads from the home page of the same language down to the page', () => {
  const site = smallSite().latest();
  const trailOf = (path: string) => {
    const page = site.pageAt(path);
    return page && site.trail(page).map((each) => each.path);
  };
  expect(trailOf('/tochten')).toEqual(['/', '/tochten']);
  expect(trailOf('/en/tours')).toEqual(['/en/tours']);
  expect(trailOf('/')).toEqual(['/']);
});
