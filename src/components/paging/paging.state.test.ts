import { expect, test, vi } from 'vitest';
import { onPage, pageAddress, pagedQuery, pagingOf } from './paging.state.ts';

const context = (query: string, anchor?: string, path = '/routes') => ({
  request: { query: new URLSearchParams(query) },
  path,
  anchor,
  answerWith: vi.fn(),
});

test('SITE-5 a page is an address of its own, page 1 the bare one, and the rest of the query stays', () => {
  const paging = pagingOf(context('page=2&category=sea'), 25, 10);
  expect(paging).toMatchObject({ current: 2, last: 3, missing: false });
  expect(pageAddress(paging, 3)).toBe('/routes?category=sea&page=3');
  expect(pageAddress(paging, 1)).toBe('/routes?category=sea');
  expect(pageAddress(pagingOf(context('page=2'), 25, 10), 1)).toBe('/routes');
});

test('SITE-5 a list with an anchor has a page number of its own beside those of others', () => {
  const paging = pagingOf(context('page=2', 'news'), 25, 10);
  expect(paging.current).toBe(1);
  expect(pageAddress(paging, 3)).toBe('/routes?page=2&news-page=3');
  expect(pagedQuery('news')).toEqual({ 'news-page': '1' });
});

test('SITE-5 a page that is not there is answered with 404, and the nearest is shown', () => {
  for (const [asked, current] of [
    ['4', 3],
    ['9999999', 3],
    ['0', 1],
    ['-1', 1],
    ['2.5', 1],
    ['02', 1],
    ['<b>', 1],
    ['99999999999999999999', 1],
  ] as const) {
    const asking = context(`page=${encodeURIComponent(asked)}`);
    expect(pagingOf(asking, 25, 10)).toMatchObject({ current, missing: true });
    expect(asking.answerWith).toHaveBeenCalledWith(404);
  }
});

test('SITE-5 an empty list has one page, and that is there', () => {
  const asking = context('');
  expect(pagingOf(asking, 0, 10)).toMatchObject({ current: 1, last: 1, missing: false });
  expect(asking.answerWith).not.toHaveBeenCalled();
});

test('SITE-5 the items of a page, the last one with what is left', () => {
  const items = Array.from({ length: 7 }, (_, index) => index);
  expect(onPage(items, pagingOf(context('page=2'), 7, 4), 4)).toEqual([4, 5, 6]);
});

test('SITE-5 in the footer links lead to the page they stand on', () => {
  const paging = pagingOf(context('page=2', undefined, ''), 25, 10);
  expect([pageAddress(paging, 3), pageAddress(paging, 1)]).toEqual(['?page=3', '?']);
});
