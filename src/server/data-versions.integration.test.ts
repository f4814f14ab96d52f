import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { addDepartures, saveCatalogue } from '../features/booking/booking.ts';
import { smallCatalogue, smallDepartures } from '../features/booking/testing/small-catalogue.ts';
import { openTestShop } from '../features/booking/testing/test-shop.ts';
import { seedDemoReviews } from '../features/reviews/reviews.ts';
import { dataVersions } from '../page/data-version.store.ts';
import { publishPage, writeSetting } from '../page/page.store.ts';
import { ownTheme } from '../site/theme/theme.ts';
import { createSite, type Site } from './site.ts';

let database: TestDatabase;
/** The second instance's own connections. */
let other: OpenDatabase;
const sites: Site[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  other = openDatabase(database.url);
});
afterEach(() => Promise.all(sites.splice(0).map((site) => site.stop())));
afterAll(async () => {
  await other.close();
  await database.drop();
});

const home = (title: string) => ({
  ...{ key: 'home', language: 'nl' as const, path: '/', title, description: '' },
  tree: [{ id: 'n1', type: 'heading', version: 1, props: { text: title } }],
});

/** The versions that a piece of work raised. */
async function raisedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await dataVersions(database.db);
  await work();
  const after = await dataVersions(database.db);
  return [...after.keys()].filter((name) => after.get(name) !== before.get(name)).sort();
}

/** An instance that has its home page in the cache. */
async function openInstance(db: OpenDatabase['db']): Promise<Site> {
  const site = createSite({
    db,
    shell: { document: (_prepared, main) => ({ body: Buffer.from(main), headers: {} }) },
    services: {} as never,
    pictures: async () => ({ nl: new Map(), en: new Map(), de: new Map() }),
    settings: async () => ({}) as never,
    theme: async () => ownTheme,
    openingHours: async () => [],
    now: () => '2027-05-01T12:00',
    cached: true,
    log: { warn: () => {}, error: () => {} },
  });
  sites.push(site);
  await keepHome(site);
  return site;
}

async function keepHome(site: Site): Promise<void> {
  const address = (await site.snapshot()).pageAt('/');
  if (!address) throw new Error('there is no home page');
  const prepared = await site.renderer.prepare(address);
  site.cache?.set('/', site.renderer.render(prepared, 200));
}

test('whoever publishes, sets or saves raises the version of what pages show, without saying so', async () => {
  const { db } = database;
  expect(await raisedBy(() => db.transaction((tx) => publishPage(tx, home('Thuis'))))).toEqual(['pages']);
  expect(await raisedBy(() => writeSetting(db, 'site', { name: 'Shop' }))).toEqual(['settings']);
  const catalogue = await raisedBy(() => saveCatalogue(db, smallCatalogue));
  expect(catalogue).toEqual(['catalogue', 'departures']);
  expect(await raisedBy(() => addDepartures(db, smallDepartures))).toEqual(['departures']);
  expect(await raisedBy(() => seedDemoReviews(db))).toEqual(['reviews']);
  const stock = { resourceId: smallCatalogue.bikeTypes[0]?.sizes[0]?.resourceId ?? '', total: 3 };
  const { engine } = openTestShop(db);
  expect(await raisedBy(() => engine.changeStock(stock))).toEqual(['catalogue', 'departures']);
});

test('what is rolled back raises nothing', async () => {
  const failing = () =>
    database.db
      .transaction(async (tx) => {
        await publishPage(tx, home('Nooit'));
        await writeSetting(tx, 'site', { name: 'Nooit' });
        throw new Error('no');
      })
      .catch(() => {});
  expect(await raisedBy(failing)).toEqual([]);
});

test('SITE-1 a page that is published is dropped from the cache of every instance', async () => {
  await database.db.transaction((tx) => publishPage(tx, home('Vroeger')));
  const instances = [await openInstance(database.db), await openInstance(other.db)];
  for (const site of instances) expect(site.cache?.has('/')).toBe(true);
  await database.db.transaction((tx) => publishPage(tx, home('Nu')));
  for (const site of instances) {
    await expect.poll(() => site.cache?.has('/')).toBe(false);
    expect((await site.snapshot()).pageAt('/')?.title).toBe('Nu');
  }
  for (const site of instances) await keepHome(site);
  await writeSetting(other.db, 'site', { name: 'Anders' });
  for (const site of instances) await expect.poll(() => site.cache?.has('/')).toBe(false);
});
