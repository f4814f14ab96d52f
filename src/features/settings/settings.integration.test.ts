import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoSettings } from '../../../content/site/settings.ts';
import type { TestDatabase } from '../../db/testing/test-database.ts';
import { publishPage, redirectsByPath, writeSetting } from '../../page/page.store.ts';
import { redirect, siteSetting } from '../../page/page.tables.ts';
import { recordAudit } from '../accounts/accounts.ts';
import { addStaff, testAccounts, testServer, visitor } from '../accounts/testing/test-accounts.ts';
import { createShopDatabase } from '../booking/testing/shop-database.ts';
import { booked, openTestShop, rental } from '../booking/testing/test-shop.ts';
import { settingsRoutes } from './settings.routes.ts';
import { createSettings, readSiteSettings, readTheme } from './settings.ts';

let database: TestDatabase;
let owner: ReturnType<typeof visitor>;
let editor: ReturnType<typeof visitor>;
let desk: ReturnType<typeof visitor>;
let shop: ReturnType<typeof openTestShop>;
const told: string[][] = [];

beforeAll(async () => {
  database = await createShopDatabase();
  const { db } = database;
  const { menus, ...site } = demoSettings;
  await writeSetting(db, 'site', site);
  await writeSetting(db, 'menus', menus);
  shop = openTestShop(db);
  const settings = createSettings({
    db,
    recordAudit,
    changed: async (names) => void told.push(names),
    openingTimes: { read: shop.engine.openingTimes, change: shop.engine.changeOpeningTimes },
  });
  const app = await testServer(testAccounts(db), (server) => {
    void server.register(settingsRoutes, { settings, prefix: '/admin/api' });
  });
  const signedIn = async (role: 'owner' | 'editor' | 'desk') => {
    const browser = visitor(app);
    await browser.signIn((await addStaff(db, role)).email);
    return browser;
  };
  [owner, editor, desk] = [await signedIn('owner'), await signedIn('editor'), await signedIn('desk')];
}, 60_000);
afterAll(() => database.drop());
beforeEach(async () => {
  told.length = 0;
  await database.db.delete(siteSetting).where(eq(siteSetting.name, 'theme'));
  await database.db.delete(redirect);
});

const audited = async () => {
  const { rows } = await database.db.execute<{ subject: string; details: unknown }>(
    sql`select subject, details from audit_entry where action = 'settings.changed' order by id desc`,
  );
  return rows;
};

test('EDIT-5 a saved setting is read back, is told to pages and stands in the log', async () => {
  const { body } = await editor.get('/settings/theme');
  expect(body).toMatchObject({ version: 0, value: { colours: {}, corners: 'round' } });
  const value = { ...body.value, corners: 'square' };
  const saved = await editor.put('/settings/theme', { version: 0, value });
  expect(saved.body).toEqual({ version: 1, value });
  expect((await readTheme(database.db)).corners).toBe('square');
  expect(told).toEqual([['settings']]);
  expect((await audited())[0]).toEqual({ subject: 'theme', details: { changed: ['corners'] } });
});

test('EDIT-5 what somebody else has saved meanwhile is not overwritten, and comes back with the refusal', async () => {
  const { body } = await editor.get('/settings/theme');
  await owner.put('/settings/theme', { version: body.version, value: { spacing: 'airy' } });
  const late = await editor.put('/settings/theme', { version: body.version, value: { spacing: 'compact' } });
  expect(late.status).toBe(409);
  expect(late.code).toBe('stale');
  expect(late.body.current).toMatchObject({ version: 1, value: { spacing: 'airy' } });
  expect((await readTheme(database.db)).spacing).toBe('airy');
});

test('EDIT-5 of two who save at once one is refused', async () => {
  const save = (spacing: string) => editor.put('/settings/theme', { version: 0, value: { spacing } });
  const statuses = (await Promise.all([save('airy'), save('compact'), save('regular')])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
});

test('EDIT-5 colours that cannot be read are refused with the pairs', async () => {
  const refused = await editor.put('/settings/theme', { version: 0, value: { colours: { ink: '#c0c0c0' } } });
  expect(refused.code).toBe('contrast');
  expect(refused.body.problems[0]).toMatchObject({ text: 'ink', ground: 'paper' });
  expect(told).toEqual([]);
});

test('EDIT-5 what is not right is refused with its field, and nothing is saved', async () => {
  const { body } = await owner.get('/settings/site');
  const value = { ...body.value, email: 'not an address', phone: { shown: '023', number: '023' } };
  const refused = await owner.put('/settings/site', { version: body.version, value });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.error.fields)).toContain('email');
  const hostile = await editor.put('/settings/menus', {
    version: 1,
    value: {
      main: [{ label: { nl: 'x', en: '', de: '' }, url: 'javascript:alert(1)' }],
      footer: [],
      legal: [],
    },
  });
  expect(hostile.status).toBe(422);
  expect((await readSiteSettings(database.db)).email).toBe(demoSettings.email);
});

test('EDIT-5 each role changes what is its own', async () => {
  const everything = ['site', 'menus', 'theme', 'scripts', 'opening-hours', 'redirects'];
  const reads = async (who: typeof owner) =>
    Promise.all(everything.map(async (name) => (await who.get(`/settings/${name}`)).status));
  expect(await reads(owner)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await reads(editor)).toEqual([200, 200, 200, 403, 403, 403]);
  expect(await reads(desk)).toEqual([403, 403, 403, 403, 403, 403]);
  expect((await editor.put('/settings/site', { version: 1, value: {} })).status).toBe(403);
});

test('EDIT-5 menus are kept apart from the facts of the shop, and both make up what pages show', async () => {
  const { body } = await editor.get('/settings/menus');
  const [first] = body.value.main;
  const main = [
    { ...first, children: [] },
    { label: { nl: 'Winkel', en: '', de: '' }, url: 'https://winkel.example/' },
  ];
  expect((await editor.put('/settings/menus', { ...body, value: { ...body.value, main } })).status).toBe(200);
  const settings = await readSiteSettings(database.db);
  expect(settings.menus.main).toEqual(main);
  expect(settings.name).toBe(demoSettings.name);
});

test('EDIT-5 scripts are stored for later, with what a visitor must agree to', async () => {
  const script = {
    ...{ id: randomUUID(), name: 'Teller', code: '<script>count()</script>', active: true },
    ...{ consent: 'statistics', place: 'end' },
  };
  expect((await owner.put('/settings/scripts', { version: 0, value: [script] })).status).toBe(200);
  expect((await owner.get('/settings/scripts')).body).toEqual({ version: 1, value: [script] });
  const wrong = { ...script, consent: 'whatever' };
  expect((await owner.put('/settings/scripts', { version: 1, value: [wrong] })).status).toBe(422);
});

test('EDIT-5 a redirect works at once, and one that goes round in a circle is refused', async () => {
  const add = (from: string, to: string) =>
    owner.post('/settings/redirects', { from, to, kind: 'permanent' });
  expect((await add('/oud/', '/midden')).status).toBe(200);
  expect((await add('/midden', '/nieuw?van=oud')).status).toBe(200);
  expect(await redirectsByPath(database.db)).toEqual(
    new Map([
      ['/midden', { target: '/nieuw?van=oud', kind: 'permanent' }],
      ['/oud', { target: '/midden', kind: 'permanent' }],
    ]),
  );
  expect(told.at(-1)).toEqual(['pages']);
  const loop = await add('/nieuw', '/oud#top');
  expect(loop.code).toBe('loop');
  expect(loop.body.error.message).toContain('/nieuw → /oud#top → /midden');
  expect((await add('/zelf', '/zelf/')).code).toBe('loop');
  expect((await add('/oud', '/elders')).code).toBe('from-taken');
  expect((await add('/admin/x', '/')).code).toBe('reserved-from');
  expect((await add('/b', 'javascript:alert(1)')).code).toBe('invalid-to');
  expect((await add('/b', '//elders.example')).code).toBe('invalid-to');
});

test('EDIT-5 a redirect that would never work because a page stands there is refused', async () => {
  await database.db.transaction((tx) =>
    publishPage(tx, {
      ...{ key: 'fietsen', language: 'nl', path: '/fietsen', title: 'Fietsen', description: '', tree: [] },
    }),
  );
  const refused = await owner.post('/settings/redirects', { from: '/fietsen', to: '/', kind: 'temporary' });
  expect(refused.code).toBe('page-at-from');
  expect(Object.keys(refused.body.error.fields)).toEqual(['from']);
});

test('EDIT-5 a redirect can be changed and taken away; what is gone is gone', async () => {
  const { body } = await owner.post('/settings/redirects', { from: '/a', to: '/b', kind: 'permanent' });
  const path = `/settings/redirects/${body.id}`;
  expect((await owner.put(path, { from: '/a', to: '/c', kind: 'temporary' })).status).toBe(200);
  expect((await owner.get('/settings/redirects')).body.redirects).toMatchObject([{ from: '/a', to: '/c' }]);
  expect((await owner.delete(path)).status).toBe(204);
  expect((await owner.delete(path)).code).toBe('no-such-redirect');
  expect((await audited())[0]).toMatchObject({ subject: 'redirects', details: { removed: '/a' } });
});

test('EDIT-5 a list of old addresses is read line by line; nothing is written until it is meant', async () => {
  const csv =
    'oud;nieuw;soort\n/een;/nieuw-een;301\nhttps://oud.example/twee/;/nieuw-twee;302\n"=cmd()";/x\n/een;/een\n';
  const look = await owner.post('/settings/redirects/import', { csv, apply: false });
  expect(look.body.lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...['added', 'added', 'refused', 'refused'],
  ]);
  expect((await redirectsByPath(database.db)).size).toBe(0);
  await owner.post('/settings/redirects/import', { csv, apply: true });
  expect([...(await redirectsByPath(database.db))]).toEqual([
    ['/een', { target: '/nieuw-een', kind: 'permanent' }],
    ['/twee', { target: '/nieuw-twee', kind: 'temporary' }],
  ]);
  const again = await owner.post('/settings/redirects/import', { csv: '/een,/anders', apply: true });
  expect(again.body.lines[0].outcome).toBe('changed');
});

test('EDIT-5 closing a day on which somebody has booked says so first', async () => {
  await booked(shop.engine, rental());
  const { body } = await owner.get('/settings/opening-hours');
  const name = { nl: 'Uitje', en: 'Outing', de: 'Ausflug' };
  const value = { ...body.value, closedDays: [...body.value.closedDays, { date: '2027-06-03', name }] };
  const warned = await owner.put('/settings/opening-hours', { version: body.version, value });
  expect(warned.status).toBe(409);
  expect(warned.body).toMatchObject({
    error: { code: 'bookings-affected' },
    days: [{ date: '2027-06-03', bookings: 1 }],
  });
  const saved = await owner.put('/settings/opening-hours', { version: body.version, value, accept: true });
  expect(saved.body.version).toBe(body.version + 1);
  const { catalogue } = await shop.engine.present();
  expect(catalogue.closedDays).toContainEqual({ date: '2027-06-03', name });
  const stale = await owner.put('/settings/opening-hours', { version: body.version, value: body.value });
  expect(stale.body.current.value.closedDays).toContainEqual({ date: '2027-06-03', name });
});

test('EDIT-5 hours that end before they begin, or two on one day, are refused', async () => {
  const { body } = await owner.get('/settings/opening-hours');
  const hours = (changes: object) => ({
    ...{ from: '01-01', until: '12-31', weekday: 1, opens: '09:00', closes: '17:00' },
    ...changes,
  });
  const save = (...openingHours: object[]) =>
    owner.put('/settings/opening-hours', { version: body.version, value: { openingHours, closedDays: [] } });
  expect((await save(hours({ opens: '18:00' }))).status).toBe(422);
  expect((await save(hours({}), hours({ from: '06-01', until: '08-31' }))).status).toBe(422);
  expect((await save(hours({ from: '13-01' }))).status).toBe(422);
});
