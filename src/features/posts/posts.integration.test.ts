import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { expectValue } from '../../lib/result.ts';
import { publishPage } from '../../page/page.store.ts';
import type { PostSettings } from '../../page/page-settings.ts';
import type { Editor } from '../pages/pages.types.ts';
import { addEditor, heroNode, TestClock, testPages, testRegistry } from '../pages/testing/test-pages.ts';
import { createPosts } from './posts.ts';

let database: TestDatabase;
let anna: Editor;
let on: ReturnType<typeof testPages>;
const clock = new TestClock();

beforeAll(async () => {
  database = await createTestDatabase();
  anna = await addEditor(database.db, 'Anna');
  on = testPages(database.db, clock);
});
afterAll(() => database.drop());

const posts = () => createPosts({ db: database.db, registry: testRegistry });
const settings = (date: string, more: Partial<PostSettings> = {}): PostSettings => ({
  ...{ date, author: 'Anna', excerpt: '', picture: null, categories: [] },
  ...more,
});

async function write(title: string, post: PostSettings, language: 'nl' | 'de' = 'nl') {
  const prefix = language === 'nl' ? '' : `/${language}`;
  const path = `${prefix}/blog/${title}`;
  const name = expectValue(await on.pages.create(anna, { language, title, path, post }));
  return { name, draft: expectValue(await on.pages.draft(name)) };
}
async function publish(title: string, post: PostSettings, language: 'nl' | 'de' = 'nl') {
  const { name, draft } = await write(title, post, language);
  expectValue(await on.pages.publish(anna, name, { version: draft.version }));
  return name;
}
const titles = async (
  query: { category?: string; offset?: number; limit?: number; except?: string } = {},
) => {
  const { posts: found, total } = await posts().list({ language: 'nl', limit: 50, ...query });
  return { titles: found.map(({ title }) => title), total };
};

test('OTH-1 a post is a page with settings of its own: seen when published, newest first, of one day the one made last', async () => {
  const older = await publish('molens', settings('2026-03-01', { categories: ['Onderweg', 'Molens'] }));
  await publish('bollen', settings('2026-04-01', { categories: ['Onderweg'] }));
  await publish('kettingen', settings('2026-04-01', { categories: ['Werkplaats'] }));
  await write('concept', settings('2026-05-01'));
  await publish('regen', settings('2026-04-02'), 'de');
  expect(older.key).toBe('post-molens');
  expect(await titles()).toEqual({ titles: ['kettingen', 'bollen', 'molens'], total: 3 });
});

test('OTH-1 posts by category, without one, passing over the newest; the total is that of all', async () => {
  expect(await titles({ category: 'Onderweg' })).toEqual({ titles: ['bollen', 'molens'], total: 2 });
  expect(await titles({ category: 'onderweg' })).toEqual({ titles: [], total: 0 });
  expect(await titles({ offset: 1, limit: 1 })).toEqual({ titles: ['bollen'], total: 3 });
  expect(await titles({ except: 'post-bollen' })).toEqual({ titles: ['kettingen', 'molens'], total: 2 });
  expect(await posts().categories('nl')).toEqual([
    { name: 'Molens', count: 1 },
    { name: 'Onderweg', count: 2 },
    { name: 'Werkplaats', count: 1 },
  ]);
});

test('OTH-1 the posts before and after one by date, within a category, also of a draft', async () => {
  const around = async (key: string, date: string, category?: string) => {
    const { previous, next } = await posts().neighbours({ key, language: 'nl', date, category });
    return [previous?.title, next?.title];
  };
  expect(await around('post-bollen', '2026-04-01')).toEqual(['molens', 'kettingen']);
  expect(await around('post-bollen', '2026-04-01', 'Onderweg')).toEqual(['molens', undefined]);
  expect(await around('post-molens', '2026-03-01')).toEqual([undefined, 'bollen']);
  expect(await around('post-concept', '2026-05-01')).toEqual(['kettingen', undefined]);
});

test('OTH-1 the excerpt is the description where there is none, and reading takes a minute at least', async () => {
  const { name, draft } = await write('lang', settings('2026-06-01'));
  const tree = [heroNode('h1', { heading: 'Lang', body: `<p>${'woord '.repeat(900)}</p>` })];
  const described = { ...draft.settings, description: 'Over woorden.' };
  const saved = expectValue(
    await on.pages.save(anna, name, { version: draft.version, tree, settings: described }),
  );
  expectValue(await on.pages.publish(anna, name, { version: saved.version }));
  const found = (await posts().list({ language: 'nl', limit: 2 })).posts;
  expect(found).toMatchObject([
    { title: 'lang', excerpt: 'Over woorden.', readingMinutes: 4 },
    { title: 'kettingen', readingMinutes: 1 },
  ]);
  expectValue(await on.pages.trash(anna, name.key));
  expect((await titles()).titles).not.toContain('lang');
});

test('EDIT-3 a post appears when its moment has come', async () => {
  const { name, draft } = await write('straks', settings('2026-07-01'));
  clock.set('2026-07-01T06:00:00Z');
  const at = new Date('2026-07-01T07:00:00Z');
  expectValue(await on.pages.publish(anna, name, { version: draft.version, at }));
  expect((await titles()).titles).not.toContain('straks');
  await on.pages.runSchedules(clock.set('2026-07-01T07:00:00Z'));
  expect((await titles()).titles[0]).toBe('straks');
});

test('OTH-1 a post without a date is a draft with a problem, and cannot be published', async () => {
  const { name, draft } = await write('zonder-datum', settings(''));
  expect(await on.pages.publish(anna, name, { version: draft.version })).toMatchObject({
    ok: false,
    error: { code: 'post-date-missing', field: 'post' },
  });
});

test('OTH-1 a post never takes the key of a page that means something to the program', async () => {
  expect((await write('layout', settings('2026-01-01'))).name.key).not.toBe('post-layout');
  expect((await write('sidebar', settings('2026-01-01'))).name.key).toBe('post-sidebar');
});

test('OTH-1 of 500 posts a page is read, not all', async () => {
  await database.db.transaction(async (tx) => {
    for (let count = 0; count < 500; count += 1) {
      const title = `veel-${String(count).padStart(3, '0')}`;
      const post = settings('2020-01-01', { categories: ['Veel'] });
      const page = { key: `post-${title}`, language: 'nl', path: `/blog/${title}`, title } as const;
      await publishPage(tx, { ...page, description: '', tree: [], post });
    }
  });
  const { titles: shown, total } = await titles({ category: 'Veel', offset: 490, limit: 20 });
  expect([shown.length, total]).toEqual([10, 500]);
});
