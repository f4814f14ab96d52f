import { afterAll, expect, test } from 'vitest';
import { expectValue } from '../../lib/result.ts';
import type { Editor } from './pages.types.ts';
import { editedPages } from './testing/edited-pages.ts';
import { heroNode, makePage } from './testing/test-pages.ts';

const { database, clock, anna, bob, on } = await editedPages();
afterAll(() => database.drop());

test('EDIT-3 a preview link shows the draft until it expires; its token is kept nowhere', async () => {
  const { name, tree } = await makePage(on, anna, 'previewed');
  const { path, expiresAt } = expectValue(await on.pages.previewLink(anna, name, 72));
  expect(expiresAt).toEqual(new Date('2026-05-04T10:00:00Z'));
  const token = path.replace('/preview/', '');
  expect(await on.pages.openPreview(token)).toMatchObject({ key: 'previewed', language: 'nl', tree });
  expect(await on.pages.openPreview(`${token}x`)).toBeUndefined();
  const { rows } = await database.pool.query('select * from preview_link');
  expect(JSON.stringify(rows)).not.toContain(token);
  clock.set('2026-05-04T10:00:00Z');
  expect(await on.pages.openPreview(token)).toBeUndefined();
  clock.set('2026-05-01T10:00:00Z');
});

test('EDIT-3 preview links that were taken back show nothing, and those of other pages stay', async () => {
  const { name } = await makePage(on, anna, 'taken-back');
  const { name: other } = await makePage(on, anna, 'still-shown');
  const open = async (page: typeof name) => expectValue(await on.pages.openPreviewLinks(page)).open;
  const token = async (page: typeof name) =>
    expectValue(await on.pages.previewLink(anna, page, 72)).path.replace('/preview/', '');
  const [first, second, kept] = [await token(name), await token(name), await token(other)];
  expect(await open(name)).toBe(2);
  expectValue(await on.pages.withdrawPreviewLinks(bob, name));
  expect(await open(name)).toBe(0);
  for (const each of [first, second]) expect(await on.pages.openPreview(each)).toBeUndefined();
  expect(await on.pages.openPreview(kept)).toMatchObject({ key: 'still-shown' });
});

test('EDIT-3 editors see who else has the page open, until that window is quiet', async () => {
  const { name } = await makePage(on, anna, 'presence');
  const here = (editor: Editor, client: string, leaving = false) =>
    on.pages.presence(editor, name, { client, leaving });
  const since = clock.now();
  expect(expectValue(await here(anna, 'a'))).toEqual([]);
  expect(expectValue(await here(bob, 'b'))).toEqual([{ name: 'Anna', since }]);
  clock.set('2026-05-01T10:00:20Z');
  expect(expectValue(await here(bob, 'b'))).toEqual([{ name: 'Anna', since }]);
  clock.set('2026-05-01T10:00:40Z');
  expect(expectValue(await here(bob, 'b'))).toEqual([]);
  expectValue(await here(anna, 'a'));
  expectValue(await here(anna, 'a', true));
  expect(expectValue(await here(bob, 'b'))).toEqual([]);
  clock.set('2026-05-01T10:00:00Z');
});

test('EDIT-2 blocks and templates are kept under a name of their own, and a page begins with one', async () => {
  const nodes = [heroNode('b1', { heading: 'Blok' })];
  const { kept } = on.pages;
  const block = expectValue(await kept.createBlock(anna, { name: 'Aanhef', nodes }));
  expect(await kept.blocks()).toEqual([{ ...block, nodes }]);
  expect(await kept.createBlock(bob, { name: 'Aanhef', nodes })).toMatchObject({
    error: { code: 'name-taken', field: 'name' },
  });
  expectValue(await kept.remove(anna, 'block', block.id));
  expect(await kept.remove(anna, 'block', block.id)).toMatchObject({ error: { code: 'no-such-block' } });
  const { settings } = await makePage(on, anna, 'for-template');
  const template = expectValue(await kept.createTemplate(anna, { name: 'Fietstype', tree: nodes, settings }));
  const name = expectValue(
    await on.pages.create(anna, {
      language: 'nl',
      title: 'Bakfiets & co',
      path: '/bakfiets',
      from: { template: template.id },
    }),
  );
  expect(name.key).toBe('bakfiets-co');
  expect(expectValue(await on.pages.draft(name))).toMatchObject({
    tree: nodes,
    settings: { path: '/bakfiets', title: 'Bakfiets & co' },
  });
});
