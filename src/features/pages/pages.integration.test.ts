import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { expectValue } from '../../lib/result.ts';
import { dataVersions } from '../../page/data-version.store.ts';
import { publishedAddresses, publishPage, redirectsByPath, revisionTree } from '../../page/page.store.ts';
import { auditEntry } from '../accounts/accounts.tables.ts';
import type { Editor } from './pages.types.ts';
import { addEditor, heroNode, makePage, TestClock, testPages } from './testing/test-pages.ts';

let database: TestDatabase;
let anna: Editor;
let bob: Editor;
const clock = new TestClock();
let on: ReturnType<typeof testPages>;

beforeAll(async () => {
  database = await createTestDatabase();
  anna = await addEditor(database.db, 'Anna');
  bob = await addEditor(database.db, 'Bob');
  on = testPages(database.db, clock);
});
afterAll(() => database.drop());

const published = async (key: string) =>
  (await publishedAddresses(database.db)).find((address) => address.key === key);
const headingShown = async (key: string): Promise<unknown> => {
  const address = await published(key);
  if (!address) return undefined;
  const [node] = (await revisionTree(database.db, address.revisionId)) as ReturnType<typeof heroNode>[];
  return node?.props.heading;
};
const audited = async (subject: string) =>
  (await database.db.select().from(auditEntry).where(eq(auditEntry.subject, subject))).map(
    ({ action, staffId }) => ({ action, staffId }),
  );

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

test('EDIT-3 a page planned for later appears then, and the one before comes back at the end', async () => {
  clock.set('2026-05-01T10:00:00Z');
  const { name, settings, version } = await makePage(on, anna, 'planned', 'Gewoon');
  expectValue(await on.pages.publish(anna, name, { version }));
  const tree = [heroNode('h1', { heading: 'Kerst' })];
  const saved = expectValue(await on.pages.save(anna, name, { version, tree, settings }));
  const at = new Date('2026-12-01T08:00:00Z');
  const until = new Date('2026-12-27T08:00:00Z');
  const planned = expectValue(await on.pages.publish(anna, name, { version: saved.version, at, until }));
  expect(planned).toMatchObject({ scheduledFor: at });
  expect(on.woken.slice(-2)).toEqual([at, until]);
  expect(expectValue(await on.pages.draft(name)).schedule).toMatchObject({ at, until, started: false });
  expect((await on.pages.list()).find(({ key }) => key === 'planned')?.languages.nl?.state).toBe('scheduled');

  await on.pages.runSchedules(clock.set('2026-12-01T07:59:59Z'));
  expect(await headingShown('planned')).toBe('Gewoon');
  const [, two] = [clock.set('2026-12-01T08:00:00Z'), testPages(database.db, clock)];
  await Promise.all([on.pages.runSchedules(clock.now()), two.pages.runSchedules(clock.now())]);
  expect(await headingShown('planned')).toBe('Kerst');
  expect(expectValue(await on.pages.draft(name)).schedule).toMatchObject({ started: true });

  await on.pages.runSchedules(clock.set('2026-12-27T08:00:00Z'));
  expect(await headingShown('planned')).toBe('Gewoon');
  expect(expectValue(await on.pages.draft(name)).schedule).toBeNull();
  expect(expectValue(await on.pages.revisions(anna, name)).map(({ kind }) => kind)).toEqual([
    'restored',
    'scheduled',
    'published',
  ]);
  // The Christmas page is still the draft, for next year.
  expect((await on.pages.list()).find(({ key }) => key === 'planned')?.languages.nl?.state).toBe('changed');
  clock.set('2026-05-01T10:00:00Z');
});

test('EDIT-3 a page that was to begin and end while the program was down has done both', async () => {
  const { name, version } = await makePage(on, anna, 'slept-through');
  const at = new Date('2026-06-01T08:00:00Z');
  const until = new Date('2026-06-02T08:00:00Z');
  expectValue(await on.pages.publish(anna, name, { version, at, until }));
  await on.pages.runSchedules(new Date('2026-06-03T08:00:00Z'));
  expect(await published('slept-through')).toBeUndefined();
  expect((await on.pages.list()).find(({ key }) => key === 'slept-through')?.languages.nl?.state).toBe(
    'draft',
  );
});

test('EDIT-3 a plan can be given up, and moments that make no sense are refused by their field', async () => {
  const { name, version } = await makePage(on, anna, 'given-up');
  const [past, soon, later] = ['2026-04-01', '2026-06-01', '2026-07-01'].map((day) => new Date(day));
  const publish = (times: { at?: Date | undefined; until?: Date | undefined }) =>
    on.pages.publish(anna, name, { version, ...times });
  expect(await publish({ at: past })).toMatchObject({ error: { code: 'time-passed', field: 'at' } });
  expect(await publish({ at: later, until: soon })).toMatchObject({
    error: { code: 'ends-before-start', field: 'until' },
  });
  expectValue(await publish({ at: soon }));
  expectValue(await on.pages.unschedule(anna, name));
  await on.pages.runSchedules(later as Date);
  expect(await published('given-up')).toBeUndefined();
  expect(await on.pages.unschedule(anna, name)).toMatchObject({ error: { code: 'not-scheduled' } });
});

test('EDIT-3 a plan is put off or replaced, but never lost to another by accident', async () => {
  const { name, tree, settings, version } = await makePage(on, anna, 'plans');
  const [june, july] = [new Date('2026-06-01T08:00:00Z'), new Date('2026-07-01T08:00:00Z')];
  const publish = (at: number, times: object) => on.pages.publish(anna, name, { version: at, ...times });
  const first = expectValue(await publish(version, { at: june }));
  expect(expectValue(await publish(version, { at: july }))).toEqual({ ...first, scheduledFor: july });
  expect(await publish(version, { until: june })).toMatchObject({ error: { code: 'already-planned' } });
  // A correction of what is seen now leaves the plan as it is.
  const now = expectValue(
    await on.pages.save(anna, name, { version, tree: [...tree, heroNode('n', {})], settings }),
  );
  expectValue(await publish(now.version, {}));
  expect(expectValue(await on.pages.draft(name)).schedule).toMatchObject({
    at: july,
    revisionId: first.revisionId,
  });
  expectValue(await on.pages.unschedule(anna, name));
  expectValue(await publish(now.version, { until: june }));
  expect(await publish(now.version, { at: july })).toMatchObject({ error: { code: 'already-planned' } });
});

test('EDIT-3 a planned page whose address was taken meanwhile says so instead of failing for ever', async () => {
  const { name, version } = await makePage(on, anna, 'late');
  expectValue(await on.pages.publish(anna, name, { version, at: new Date('2026-06-01T08:00:00Z') }));
  const draft = expectValue(await on.pages.draft(name));
  const elsewhere = { ...draft.settings, path: '/elders' };
  expectValue(await on.pages.save(anna, name, { version, tree: draft.tree, settings: elsewhere }));
  const early = expectValue(
    await on.pages.create(anna, { key: 'early', language: 'nl', title: 'Vroeg', path: '/late-2' }),
  );
  const other = expectValue(await on.pages.draft(early));
  const taken = { ...other.settings, path: '/late' };
  const saved = expectValue(await on.pages.save(anna, early, { version: 1, tree: [], settings: taken }));
  expectValue(await on.pages.publish(anna, early, { version: saved.version }));
  await on.pages.runSchedules(new Date('2026-06-01T08:00:00Z'));
  expect((await published('early'))?.path).toBe('/late');
  expect(expectValue(await on.pages.draft(name)).schedule).toMatchObject({ trouble: 'path-taken' });
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
