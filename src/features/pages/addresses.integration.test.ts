import { afterAll, expect, test } from 'vitest';
import { expectValue } from '../../lib/result.ts';
import { publishedAddresses, redirectsByPath } from '../../page/page.store.ts';
import { editedPages } from './testing/edited-pages.ts';
import { heroNode, makePage } from './testing/test-pages.ts';

const { database, clock, anna, on, published, audited } = await editedPages();
afterAll(() => database.drop());

test('EDIT-3 a page in the bin is gone from the site at once, links to it are broken, and it comes back as it was', async () => {
  const { name, version } = await makePage(on, anna, 'bin');
  expectValue(await on.pages.publish(anna, name, { version }));
  const linking = await makePage(on, anna, 'linking');
  const tree = [heroNode('h1', { target: { page: 'bin' } })];
  const problems = async (from: number) =>
    expectValue(
      await on.pages.save(anna, linking.name, { version: from, tree, settings: linking.settings }),
    ).problems.map(({ code, nodeId }) => ({ code, nodeId }));
  expect(await problems(linking.version)).toEqual([]);
  expectValue(await on.pages.trash(anna, 'bin'));
  expect(await published('bin')).toBeUndefined();
  expect(await problems(linking.version + 1)).toEqual([{ code: 'broken-link', nodeId: 'h1' }]);
  const page = (await on.pages.list()).find(({ key }) => key === 'bin');
  expect(page?.trashedAt).toEqual(clock.now());
  expect(await on.pages.publish(anna, name, { version })).toMatchObject({ error: { code: 'trashed' } });
  expectValue(await on.pages.untrash(anna, 'bin'));
  expect((await published('bin'))?.path).toBe('/bin');
  expect((await audited('bin')).map(({ action }) => action)).toEqual(['page.trashed', 'page.untrashed']);
});

test('EDIT-3 the address of a page in the bin is free; it comes back only to a free one', async () => {
  const { name, version } = await makePage(on, anna, 'moved-in');
  expectValue(await on.pages.publish(anna, name, { version }));
  expectValue(await on.pages.trash(anna, 'moved-in'));
  const next = expectValue(
    await on.pages.create(anna, { key: 'next', language: 'nl', title: 'De nieuwe', path: '/moved-in' }),
  );
  expectValue(await on.pages.publish(anna, next, { version: 1 }));
  expect(await on.pages.untrash(anna, 'moved-in')).toMatchObject({
    error: { code: 'path-taken', field: 'path', values: { title: 'De nieuwe' } },
  });
  expect(await on.pages.trash(anna, 'home')).toMatchObject({ error: { code: 'page-needed' } });
});

test('EDIT-3 a changed address is published with a redirect from the old one, however often it changes', async () => {
  const { name, tree, settings, version } = await makePage(on, anna, 'slug');
  let at = version;
  expectValue(await on.pages.publish(anna, name, { version: at }));
  for (const path of ['/slug-2', '/slug-3', '/slug']) {
    const saved = expectValue(
      await on.pages.save(anna, name, { version: at, tree, settings: { ...settings, path } }),
    );
    at = saved.version;
    expectValue(await on.pages.publish(anna, name, { version: at }));
    if (path === '/slug-3') {
      const redirects = await redirectsByPath(database.db);
      expect(redirects.get('/slug')).toEqual({ target: '/slug-3', kind: 'permanent' });
      expect(redirects.get('/slug-2')).toEqual({ target: '/slug-3', kind: 'permanent' });
    }
  }
  // Back at its first address, which therefore leads nowhere else.
  const redirects = await redirectsByPath(database.db);
  expect(redirects.has('/slug')).toBe(false);
  expect(redirects.get('/slug-3')).toEqual({ target: '/slug', kind: 'permanent' });
});

test('EDIT-3 an address that is taken, or none, is refused by its field', async () => {
  const { name, version } = await makePage(on, anna, 'taken');
  expectValue(await on.pages.publish(anna, name, { version }));
  const create = (path: string, title = 'Nog een') => on.pages.create(anna, { language: 'nl', title, path });
  expect(await create('/taken')).toMatchObject({
    error: { code: 'path-taken', field: 'path', values: { path: '/taken', title: 'Pagina taken' } },
  });
  expect(await create('geen pad')).toMatchObject({ error: { code: 'invalid-path', field: 'path' } });
  expect(await create('/admin')).toMatchObject({ error: { code: 'reserved-path', field: 'path' } });
  expect(await create('/en/taken')).toMatchObject({
    error: { code: 'path-of-other-language', field: 'path' },
  });
  expect(await create('/goed', ' ')).toMatchObject({ error: { code: 'title-missing', field: 'title' } });
});

test('EDIT-3 two pages published at one address at once: one is refused', async () => {
  const pages = [await makePage(on, anna, 'race-1'), await makePage(on, anna, 'race-2')];
  for (const { name, tree, settings, version } of pages)
    expectValue(await on.pages.save(anna, name, { version, tree, settings: { ...settings, path: '/race' } }));
  const results = await Promise.all(
    pages.map(({ name, version }) => on.pages.publish(anna, name, { version: version + 1 })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'path-taken', field: 'path' } });
  expect((await publishedAddresses(database.db)).filter(({ path }) => path === '/race')).toHaveLength(1);
});
