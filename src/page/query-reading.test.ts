import { expect, test } from 'vitest';
import { queryRead } from './query-reading.ts';

const reads = new Map([
  ['page', '1'],
  ['category', ''],
]);

test('SITE-5 a page has one address for each answer, whatever else the query says', () => {
  for (const query of ['page=2', '?page=2&utm_source=mail', '?x=1&page=2&page=3', 'category=&page=2'])
    expect(queryRead(query, reads)).toBe('page=2');
  expect(queryRead('?category=sea&page=2', reads)).toBe('page=2&category=sea');
});

test('SITE-5 page 1 and an empty value are the bare address', () => {
  for (const query of ['', '?', '?page=1', '?page=&category=', '?from=mail'])
    expect(queryRead(query, reads)).toBe('');
});

test('a page that reads the whole query reads every word of it', () => {
  expect(queryRead('?b=2&a=1', 'whole')).toBe('b=2&a=1');
  expect(queryRead('?', 'whole')).toBe('');
});
