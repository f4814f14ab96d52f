import { afterAll, expect, test } from 'vitest';
import { expectValue } from '../../lib/result.ts';
import { editedPages } from './testing/edited-pages.ts';
import { heroNode, makePage, testPages } from './testing/test-pages.ts';

const { database, clock, anna, on, published, headingShown } = await editedPages();
afterAll(() => database.drop());

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
