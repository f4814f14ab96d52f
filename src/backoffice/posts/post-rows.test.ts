import { expect, test } from 'vitest';
import type { PostSettings } from '../../page/page-settings.ts';
import type { LanguageInList, PageInList } from '../pages/pages-query.ts';
import { type PostFilter, postRows } from './post-rows.ts';

const inDutch = (
  title: string,
  post: Partial<PostSettings> | undefined,
  state: LanguageInList['state'] = 'published',
): PageInList['languages'] => ({
  nl: {
    ...{ path: `/blog/${title}`, title, state, updatedBy: 'Noor', outdated: false },
    ...{ updatedAt: '2027-05-01T10:00:00Z', publishedAt: '2027-05-01T10:00:00Z' },
    ...(post && {
      post: { date: '2026-01-01', author: '', excerpt: '', picture: null, categories: [], ...post },
    }),
  },
});
const page = (
  key: string,
  languages: PageInList['languages'],
  trashedAt: string | null = null,
): PageInList => ({
  ...{ key, trashedAt, needed: false, languages },
});

const pages = [
  page('wind', inDutch('Wind', { date: '2026-03-02', author: 'Bram' })),
  page('about', inDutch('Over ons', undefined)),
  page('tulips', inDutch('Tulpen', { date: '2026-04-10', categories: ['Seizoenen'] }, 'draft')),
  page('old', inDutch('Oud', { date: '2027-01-01' }), '2027-02-01T00:00:00Z'),
];
const keys = (filter: PostFilter, search = '') =>
  postRows(pages, { filter, search, language: 'nl' }).map((row) => row.page.key);

test('OTH-1 posts stand without the other pages, the newest first', () => {
  expect(keys('all')).toEqual(['tulips', 'wind']);
  expect(keys('unpublished')).toEqual(['tulips']);
  expect(keys('trash')).toEqual(['old']);
});

test('OTH-1 a post is found by its title, author or category', () => {
  expect(keys('all', ' wind ')).toEqual(['wind']);
  expect(keys('all', 'bram')).toEqual(['wind']);
  expect(keys('all', 'seizoen')).toEqual(['tulips']);
  expect(keys('all', 'molens')).toEqual([]);
});
