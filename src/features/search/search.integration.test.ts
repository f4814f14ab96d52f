import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import type { Language } from '../../lib/language.ts';
import { registry } from '../../modules/registry.ts';
import { touchData } from '../../page/data-version.store.ts';
import { publishPage } from '../../page/page.store.ts';
import { searchEntry } from './search.tables.ts';
import { createSearch } from './search.ts';

let database: TestDatabase;
const tours = new Map<string, string[]>();

const search = () =>
  createSearch({
    db: database.db,
    registry,
    isFindable: ({ key, indexed }) => indexed && key !== 'not-found',
    shopTexts: async (language) => new Map(language === 'nl' ? tours : []),
  });

const publish = (
  key: string,
  [title, description, html]: readonly [title: string, description: string, html: string],
  language: Language = 'nl',
  more: { type?: string; props?: Record<string, unknown>; shown?: object } = {},
) =>
  database.db.transaction((tx) =>
    publishPage(tx, {
      ...{ key, language, title, description },
      path: `/${language}/${key}`,
      tree: [{ id: 'a', type: 'text', version: 1, props: { html }, ...more }] as never,
      post: undefined,
    }),
  );
const find = (text: string, language: Language = 'nl', page = { limit: 10, offset: 0 }) =>
  search().find({ language, text, ...page });
const paths = async (text: string, language: Language = 'nl') =>
  (await find(text, language)).results.map(({ path }) => path.replace(`/${language}/`, ''));
const words = (segments: readonly { text: string; matched: boolean }[]) =>
  segments.filter(({ matched }) => matched).map(({ text }) => text);

beforeAll(async () => {
  database = await createTestDatabase();
  await publish('duinen', [
    'Duinen en zee',
    'Een tocht',
    '<p>We fietsen door de duinen naar het strand.</p>',
  ]);
  await publish('fietsen', ['Alle stadsfietsen', 'Te huur', '<p>Van een oma tot een bakfiets.</p>']);
  await publish('vragen', [
    'Vragen',
    'Antwoorden',
    '<p>Mag ik met de fiets naar de duinen? De café’s zijn open.</p>',
  ]);
  await publish('not-found', ['Weg', '', '<p>duinen</p>']);
  await publish('tours', ['Guided tours', 'Riding', '<p>We are cycling past the tulips.</p>'], 'en');
  await publish('touren', ['Geführte Touren', 'Räder', '<p>Wir fahren an den Häusern vorbei.</p>'], 'de');
});
afterAll(() => database.drop());

test('SITE-8 words are found by their stem, in the rules of each language', async () => {
  expect(await paths('stranden')).toContain('duinen');
  expect(await paths('cycle tulip', 'en')).toEqual(['tours']);
  expect(await paths('Haus', 'de')).toEqual(['touren']);
  expect(await paths('cycle tulip')).toEqual([]);
});

test('SITE-8 what stands in the title comes first, and all words must be there', async () => {
  expect((await paths('duinen'))[0]).toBe('duinen');
  expect(await paths('duinen café')).toEqual(['vragen']);
});

test('SITE-8 the beginning of a word and a part of a compound are found, with or without accents', async () => {
  expect(await paths('dui')).toContain('duinen');
  expect(await paths('fiets')).toContain('fietsen');
  expect(await paths('CAFE')).toEqual(['vragen']);
  expect(await paths('gefuhrte', 'de')).toEqual(['touren']);
  expect(await paths('zë')).toContain('duinen');
});

test('SITE-8 the words are marked in title and passage', async () => {
  const [result] = (await find('fietsen')).results;
  expect(result && words(result.title)).toEqual(['stadsfietsen']);
  const [second] = (await find('strand')).results;
  expect(second && words(second.excerpt)).toEqual(['strand']);
});

test('SITE-8 a typing error finds what was meant, and says so', async () => {
  expect(await find('strnad')).toMatchObject({ corrected: 'strand', total: 1 });
  expect(await find('stradn duinne')).toMatchObject({ corrected: 'strand duinen', total: 1 });
  expect(await find('qqqqqqqq')).toMatchObject({ corrected: undefined, total: 0 });
});

test('SITE-8 pages nobody is to find are not found, nor what is shown only sometimes', async () => {
  expect(await paths('duinen')).not.toContain('not-found');
  await publish('lijst', ['Lijst', '', '<p>kerstmarkt</p>'], 'nl', { shown: { from: '2026-01-01T00:00' } });
  expect(await paths('kerstmarkt')).toEqual([]);
  await publish('boeking', ['Jouw boeking', '', ''], 'nl', { type: 'booking-summary', props: {} });
  expect(await paths('jouw boeking')).toEqual([]);
});

test('SITE-8 what is published, changed or taken away is found as it is now', async () => {
  await publish('blog', ['Nieuws', '', '<p>De eerste zwaluw</p>']);
  expect(await paths('zwaluw')).toEqual(['blog']);
  await publish('blog', ['Nieuws', '', '<p>De eerste kievit</p>']);
  expect([await paths('zwaluw'), await paths('kievit')]).toEqual([[], ['blog']]);
  await database.db.execute(sql`update page_address set live = false where path = '/nl/blog'`);
  await touchData(database.db, ['pages']);
  expect(await paths('kievit')).toEqual([]);
});

test('SITE-8 a page of a tour is found by what the catalogue says of it', async () => {
  expect(await paths('wisenten')).toEqual([]);
  tours.set('duinen', ['Grazende wisenten']);
  await touchData(database.db, ['catalogue']);
  expect((await find('wisent')).results).toMatchObject([{ path: '/nl/duinen', kind: 'bike' }]);
});

test('SITE-8 pages of results, and one beyond the last is empty', async () => {
  const { total } = await find('d');
  expect(total).toBeGreaterThan(1);
  const page = (offset: number) => find('d', 'nl', { limit: 1, offset });
  const seen = [(await page(0)).results[0]?.path, (await page(1)).results[0]?.path];
  expect(new Set(seen).size).toBe(2);
  expect(await page(1000)).toMatchObject({ results: [], total });
});

test('SITE-8 hostile queries are words like any other', async () => {
  const hostile = [
    "' or 1=1; drop table search_entry; --",
    '<script>alert(1)</script>',
    ':* & | ! ( ) <-> \\ %%% ___',
    '\0\u0001\ud800',
    'a'.repeat(100_000),
    'fiets '.repeat(20_000),
    '😀👍🏽',
    ' ',
  ];
  for (const text of hostile) await expect(find(text)).resolves.toMatchObject({ words: expect.any(Array) });
  expect(await database.db.$count(searchEntry)).toBeGreaterThan(3);
  expect((await find('% _')).total).toBe(0);
});

test('SITE-8 many who search after a change bring the index up to date once', async () => {
  await publish('nieuw', ['Spoedcursus', '', '']);
  const others = Array.from({ length: 8 }, () => search());
  const found = await Promise.all(
    others.map((each) => each.find({ language: 'nl', text: 'spoedcursus', limit: 5, offset: 0 })),
  );
  expect(found.map(({ total }) => total)).toEqual(Array(8).fill(1));
});

test('SITE-8 a word of 5,000 letters does no harm', async () => {
  await publish('lang', ['Lang', '', `<p>${'lettergreep'.repeat(450)} einde</p>`]);
  expect(await paths('einde')).toEqual(['lang']);
});
