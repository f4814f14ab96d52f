import { expect, test } from 'vitest';
import type { Language } from '../../lib/language.ts';
import { type PageFilter, pageRows } from './page-rows.ts';
import type { LanguageInList, PageInList } from './pages-query.ts';

const inLanguage = (path: string, values: Partial<LanguageInList> = {}): LanguageInList => ({
  path,
  title: `Titel van ${path}`,
  state: 'published',
  updatedAt: '2027-05-01T10:00:00Z',
  updatedBy: 'Anouk',
  publishedAt: '2027-05-01T10:00:00Z',
  outdated: false,
  ...values,
});

const page = (
  key: string,
  languages: PageInList['languages'],
  trashedAt: string | null = null,
): PageInList => ({
  key,
  trashedAt,
  needed: false,
  languages,
});

const everywhere = (path: string, values: Partial<LanguageInList> = {}) => ({
  nl: inLanguage(path, values),
  en: inLanguage(`/en${path}`),
  de: inLanguage(`/de${path}`),
});

const pages = [
  page('dunes', everywhere('/tochten/duinen', { state: 'changed' })),
  page('about', { en: inLanguage('/en/about') }),
  page('tours', everywhere('/tochten')),
  page('tours-2027', everywhere('/tochten-2027')),
  page('home', everywhere('/')),
  page('old', everywhere('/oud'), '2027-01-01T00:00:00Z'),
];

const shown = (options: { filter?: PageFilter; search?: string; language?: Language } = {}) =>
  pageRows(pages, { filter: 'all', search: '', language: 'nl', ...options }).map(
    ({ page: { key }, depth }) => `${'>'.repeat(depth)}${key}`,
  );

test('EDIT-3 pages stand under the page above them by address, the home page first', () => {
  expect(shown()).toEqual(['home', 'about', 'tours', '>dunes', 'tours-2027']);
});

test('a search looks at titles and addresses of all languages and is flat', () => {
  expect(shown({ search: 'DUINEN' })).toEqual(['dunes']);
  expect(shown({ search: '/en/about' })).toEqual(['about']);
});

test('the list can be only what waits to be published or translated, or the bin', () => {
  expect(shown({ filter: 'unpublished' })).toEqual(['dunes']);
  expect(shown({ filter: 'untranslated' })).toEqual(['about']);
  expect(shown({ filter: 'trash' })).toEqual(['old']);
});
