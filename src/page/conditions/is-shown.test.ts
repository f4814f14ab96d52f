import { expect, test } from 'vitest';
import type { ShownWhen } from '../page-node.ts';
import { cookieOf, hasCookie, isShown, nextMoment } from './is-shown.ts';

const asked = { now: '2027-05-01T12:00', language: 'nl', query: new URLSearchParams(), cookies: '' } as const;
const sees = (shown: ShownWhen, who: Partial<Parameters<typeof isShown>[1]> = {}) =>
  isShown(shown, { ...asked, ...who });

test('MOD-7 in a language', () => {
  expect(sees({ languages: ['en', 'de'] })).toBe(false);
  expect(sees({ languages: ['en', 'de'] }, { language: 'de' })).toBe(true);
});

test('MOD-7 with a name in the address, with any value or with one', () => {
  const query = new URLSearchParams('via=mail&empty=');
  expect(sees({ query: { name: 'via' } })).toBe(false);
  expect(sees({ query: { name: 'via' } }, { query })).toBe(true);
  expect(sees({ query: { name: 'empty' } }, { query })).toBe(true);
  expect(sees({ query: { name: 'via', value: 'mail' } }, { query })).toBe(true);
  expect(sees({ query: { name: 'via', value: 'Mail' } }, { query })).toBe(false);
});

test('MOD-7 with a cookie, with any value or with one', () => {
  const cookies = 'a=b; member=gold%20card;member=second; memberships=1';
  expect(sees({ cookie: { name: 'member' } }, { cookies })).toBe(true);
  expect(sees({ cookie: { name: 'member', value: 'gold card' } }, { cookies })).toBe(true);
  expect(sees({ cookie: { name: 'member', value: 'second' } }, { cookies })).toBe(false);
  expect(sees({ cookie: { name: 'memb' } }, { cookies })).toBe(false);
  expect(hasCookie(cookies, ['x', 'a'])).toBe(true);
  expect(hasCookie(undefined, ['a'])).toBe(false);
});

test('MOD-7 everything that is asked must hold', () => {
  const query = new URLSearchParams('via=mail');
  const shown: ShownWhen = { until: '2027-06-01T00:00', query: { name: 'via' }, languages: ['nl'] };
  expect(sees(shown, { query })).toBe(true);
  expect(sees(shown, { query, now: '2027-06-01T00:00' })).toBe(false);
  expect(nextMoment(shown, asked.now)).toBe('2027-06-01T00:00');
});

test('a cookie header that is none is no cookie', () => {
  for (const header of ['', ';', '=', 'a', 'a;b', '%=%', 'member'])
    expect(cookieOf(header, 'member')).toBeUndefined();
  expect(cookieOf('member=%', 'member')).toBe('%');
});
