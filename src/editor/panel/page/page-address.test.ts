import { expect, test } from 'vitest';
import { addressProblem, tidyAddress } from './page-address.ts';

const state = 'published' as const;
const pages = [
  { key: 'tours', trashedAt: null, languages: { nl: { path: '/tochten', title: 'Tochten', state } } },
  { key: 'old', trashedAt: '2026-01-01', languages: { nl: { path: '/oud', title: 'Oud', state } } },
];
const page = { key: 'prices', language: 'nl' as const };

test('EDIT-3 an address another page has is refused with its name', () => {
  expect(addressProblem('/tochten', page, pages)).toEqual({ code: 'taken', title: 'Tochten' });
  expect(addressProblem('/tochten', { key: 'tours', language: 'nl' }, pages)).toBeUndefined();
  expect(addressProblem('/oud', page, pages)).toBeUndefined();
});

test('SITE-7 an address begins as those of its language do', () => {
  expect(addressProblem('/en/prices', page, pages)).toEqual({ code: 'path-of-other-language' });
  expect(addressProblem('/en/prices', { key: 'prices', language: 'en' }, pages)).toBeUndefined();
});

test('what is typed becomes an address', () => {
  expect(tidyAddress('Onze Prijzen/')).toBe('/onze-prijzen');
  expect(tidyAddress('/')).toBe('/');
});
