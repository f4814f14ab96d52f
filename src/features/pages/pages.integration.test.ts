import { afterAll, expect, test, vi } from 'vitest';
import { expectValue } from '../../lib/result.ts';
import { dataVersions } from '../../page/data-version.store.ts';
import { publishPage } from '../../page/page.store.ts';
import { editedPages } from './testing/edited-pages.ts';
import { heroNode, makePage, testPages } from './testing/test-pages.ts';

const { database, clock, anna, bob, on, published, headingShown, audited } = await editedPages();
afterAll(() => database.drop());

test('EDIT-3 a draft is saved under the version it was made of; an older one is refused with the present draft', async () => {
  const { name, tree, settings, version } = await makePage(on, anna, 'stale');
  const theirs = [heroNode('h1', { heading: 'Van Bob' })];
  const saved = expectValue(await on.pages.save(bob, name, { version, tree: theirs, settings }));
  expect(saved.version).toBe(version + 1);
  const mine = [heroNode('h1', { heading: 'Van Anna' })];
  expect(await on.pages.save(anna, name, { version, tree: mine, settings })).toMatchObject({
    ok: false,
    error: { code: 'stale', current: { version: version + 1, tree: theirs, updatedBy: 'Bob' } },
  });
  expect(tree).not.toEqual(theirs);
});

test('EDIT-3 two editors who save at once: one is told, merges, and nothing of either is lost', async () => {
  const { name, tree, settings, version } = await makePage(on, anna, 'two-editors');
  const annas = [...tree, heroNode('a1', { heading: 'Van Anna' })];
  const bobs = [...tree, heroNode('b1', { heading: 'Van Bob' })];
  const saves = await Promise.all([
    on.pages.save(anna, name, { version, tree: annas, settings }),
    on.pages.save(bob, name, { version, tree: bobs, settings }),
  ]);
  expect(saves.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const [late, lost] = saves[0]?.ok ? [bob, bobs] : [anna, annas];
  const merged = expectValue(await on.pages.merge(name, { base: tree, tree: lost }));
  expect(merged.conflicts).toEqual([]);
  expectValue(await on.pages.save(late, name, { version: merged.version, tree: merged.tree, settings }));
  const draft = expectValue(await on.pages.draft(name));
  expect(draft.tree.map(({ id }) => id)).toEqual(['h1', 'a1', 'b1']);
});

test('EDIT-3 a save whose answer was lost is answered again, not refused and not made twice', async () => {
  const { name, settings, version } = await makePage(on, anna, 'lost-answer');
  const tree = [heroNode('h1', { heading: 'Nieuw', body: '<p>Duin</p>' })];
  const first = expectValue(await on.pages.save(anna, name, { version, tree, settings }));
  const again = expectValue(await on.pages.save(anna, name, { version, tree, settings }));
  expect(again.version).toBe(first.version);
});

test('EDIT-3 publishing is seen at once, by a revision of its own; doing it twice is done once', async () => {
  const changed = vi.fn(async () => {});
  const watching = testPages(database.db, clock, { changed });
  const { name, version } = await makePage(watching, anna, 'publish');
  expect(await headingShown('publish')).toBeUndefined();
  const before = (await dataVersions(database.db)).get('pages') ?? 0;
  const done = expectValue(await watching.pages.publish(anna, name, { version }));
  expect(changed).toHaveBeenCalledTimes(1);
  expect((await dataVersions(database.db)).get('pages')).toBe(before + 1);
  expect(await headingShown('publish')).toBe('De zee');
  expect(expectValue(await watching.pages.publish(anna, name, { version }))).toEqual(done);
  expect(expectValue(await on.pages.revisions(anna, name))).toMatchObject([
    { kind: 'published', author: 'Anna', current: true, summary: 'Eerste versie' },
  ]);
  expect(await audited('publish/nl')).toEqual([
    { action: 'page.created', staffId: anna.id },
    { action: 'page.published', staffId: anna.id },
  ]);
});

test('EDIT-3 what was saved since it was looked at is not published by mistake', async () => {
  const { name, version } = await makePage(on, anna, 'looked-at');
  expect(await on.pages.publish(anna, name, { version: version - 1 })).toMatchObject({
    ok: false,
    error: { code: 'stale' },
  });
  expect(await published('looked-at')).toBeUndefined();
});

test('EDIT-3 an older revision becomes the draft again, and what the draft held is kept', async () => {
  const { name, tree, settings, version } = await makePage(on, anna, 'restore');
  const first = expectValue(await on.pages.publish(anna, name, { version }));
  const unpublished = [heroNode('h1', { heading: 'Half af' })];
  const saved = expectValue(await on.pages.save(bob, name, { version, tree: unpublished, settings }));
  const restored = expectValue(await on.pages.restore(anna, name, first.revisionId, saved.version));
  expect(expectValue(await on.pages.draft(name))).toMatchObject({ version: restored.version, tree });
  const [kept] = expectValue(await on.pages.revisions(anna, name));
  expect(kept).toMatchObject({ kind: 'kept', summary: '1 onderdeel gewijzigd' });
  expect(expectValue(await on.pages.revision(name, kept?.id ?? 0)).tree).toEqual(unpublished);
  expect(expectValue(await on.pages.changes(anna, name, kept?.id ?? 0, 'published'))).toEqual([
    {
      kind: 'changed',
      nodeId: 'h1',
      module: 'hero',
      words: 'Kop van ‘Openingsbeeld’ gewijzigd: ‘De zee’ → ‘Half af’',
    },
  ]);
  expect((await audited('restore/nl')).map(({ action }) => action)).toContain('page.restored');
});

test('EDIT-3 a page gets another language as a copy, which lags when the first is published anew', async () => {
  const { name, tree, settings, version } = await makePage(on, anna, 'languages');
  const english = expectValue(
    await on.pages.create(anna, {
      key: 'languages',
      language: 'en',
      title: 'Languages',
      path: '/en/languages',
      from: { page: 'languages' },
    }),
  );
  expect(expectValue(await on.pages.draft(english)).tree).toEqual(tree);
  expectValue(await on.pages.publish(anna, english, { version: 1 }));
  clock.set('2026-05-02T10:00:00Z');
  const saved = expectValue(
    await on.pages.save(anna, name, { version, tree: [heroNode('h1', { heading: 'Anders' })], settings }),
  );
  expectValue(await on.pages.publish(anna, name, { version: saved.version }));
  clock.set('2026-05-01T10:00:00Z');
  const { languages } = (await on.pages.list()).find(({ key }) => key === 'languages') ?? {};
  expect(languages).toMatchObject({
    nl: { state: 'published', outdated: false },
    en: { state: 'published', outdated: true, updatedBy: 'Anna' },
  });
  expect(languages?.de).toBeUndefined();
});

test('MOD-8 unknown and invalid modules are kept and told, not dropped; formatted text is cleaned', async () => {
  const { name, settings, version } = await makePage(on, anna, 'kept');
  const gone = { id: 'g1', type: 'gone', version: 3, props: { anything: ['goes', { here: true }] } };
  const wrong = heroNode('w1', { heading: 7, target: { url: 'javascript:alert(1)' } });
  const tree = [
    gone,
    wrong,
    heroNode('c1', { body: '<p onclick="x()">Duin<script>alert(1)</script></p>', heading: 'a\0b\ud800' }),
    heroNode('p1', { photo: { media: 'nowhere' }, target: { page: 'nowhere' } }),
  ];
  const { problems } = expectValue(await on.pages.save(anna, name, { version, tree, settings }));
  expect(problems.map(({ nodeId, code }) => `${nodeId} ${code}`)).toEqual([
    'g1 unknown-module',
    'w1 not-valid',
    'p1 broken-link',
    'p1 missing-picture',
  ]);
  const draft = expectValue(await on.pages.draft(name));
  expect(draft.tree.slice(0, 2)).toEqual([gone, wrong]);
  expect(draft.tree[2]?.props).toEqual({ body: '<p>Duin</p>', heading: 'ab\ufffd' });
  expectValue(await on.pages.publish(anna, name, { version: draft.version }));
});

test('EDIT-3 what is no tree, too many or too deep is refused with its reason, and nothing is saved', async () => {
  const { name, tree, settings, version } = await makePage(on, anna, 'limits');
  const save = async (sent: unknown) => {
    const saved = await on.pages.save(anna, name, { version, tree: sent, settings });
    return saved.ok ? 'saved' : saved.error.code;
  };
  let deep = [heroNode('d0', {})];
  for (let depth = 1; depth < 40; depth += 1)
    deep = [{ id: `d${depth}`, type: 'row', version: 1, props: {}, slots: { content: deep } }];
  const circle = { id: 'o1', type: 'row', version: 1, props: {}, slots: { content: [] as unknown[] } };
  circle.slots.content.push(circle);
  expect(await save(deep)).toBe('too-deep');
  expect(await save([circle])).toBe('duplicate-module');
  expect(await save([heroNode('x', {}), heroNode('x', {})])).toBe('duplicate-module');
  expect(await save({ id: 'x' })).toBe('not-a-tree');
  expect(await save(Array.from({ length: 20_001 }, (_, index) => heroNode(`n${index}`, {})))).toBe(
    'too-many-modules',
  );
  expect(expectValue(await on.pages.draft(name))).toMatchObject({ version, tree });
});

test('EDIT-3 pages of the demo shop have a draft from the start: what is published', async () => {
  const tree = [heroNode('m1', { heading: 'Welkom' })];
  const seeded = {
    key: 'seeded',
    language: 'nl',
    path: '/seeded',
    title: 'Welkom',
    description: 'Hoi',
    tree,
  } as const;
  await database.db.transaction((tx) => publishPage(tx, { ...seeded, tree }));
  const name = { key: 'seeded', language: 'nl' } as const;
  expect(expectValue(await on.pages.draft(name))).toMatchObject({
    version: 1,
    tree,
    settings: { path: '/seeded', title: 'Welkom', description: 'Hoi', indexed: true, headerMode: 'auto' },
    publishedRevisionId: expect.any(Number),
    updatedBy: null,
    schedule: null,
  });
  expect((await on.pages.list()).find(({ key }) => key === 'seeded')?.languages.nl?.state).toBe('published');
});
