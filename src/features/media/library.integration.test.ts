import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishPage, writeSetting } from '../../page/page.store.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { LibraryPicture } from './library.types.ts';
import { poster } from './testing/drawings.ts';
import { testLibrary } from './testing/test-library.ts';

let house: Awaited<ReturnType<typeof testLibrary>>;
let kim: Awaited<ReturnType<typeof house.signIn>>;

beforeAll(async () => {
  house = await testLibrary();
  kim = await house.signIn('editor');
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.database.pool.query('truncate media, page, site_setting cascade');
  house.otherUses.length = 0;
});

const photograph = (width = 300, height = 200) => sharp(poster(width, height)).jpeg().toBuffer();
const add = async (fileName: string): Promise<LibraryPicture> =>
  (await kim.upload(fileName, await photograph())).body.picture;
const list = async (search = ''): Promise<string[]> =>
  (await kim.ask('GET', `/media?${search}`)).body.pictures.map(({ name }: LibraryPicture) => name);
const version = async (): Promise<number> => {
  const found = await house.database.pool.query(`select version from data_version where name = 'media'`);
  return Number(found.rows[0]?.version ?? 0);
};

/** A published page with pictures below its first level. */
const pageWith = (key: string, picture: string) => {
  const tree: PageNode[] = [
    {
      id: 'a',
      type: 'gallery',
      version: 1,
      props: { items: [{ picture: { media: picture } }, { picture: { media: picture, alt: 'media' } }] },
      slots: { inside: [{ id: 'b', type: 'text', version: 1, props: { text: picture } }] },
    },
  ];
  return house.database.db.transaction((tx) =>
    publishPage(tx, { key, language: 'nl', path: `/${key}`, title: `Pagina ${key}`, description: '', tree }),
  );
};

test('EDIT-4 pictures are listed newest first and in parts, found by name and by their words', async () => {
  for (const name of ['een', 'twee', 'drie', 'vier']) await add(`${name}.jpg`);
  const { body } = await kim.ask('GET', '/media');
  expect([body.pictures.map(({ name }: LibraryPicture) => name), body.more]).toEqual([
    ['vier', 'drie', 'twee'],
    true,
  ]);
  expect(await list('after=twee')).toEqual(['een']);
  await kim.ask('PATCH', '/media/drie', { alt: { en: 'A low sun, 100% orange' } });
  expect(await list('query=LOW%20twee')).toEqual([]);
  expect(await list('query=LOW%20dri')).toEqual(['drie']);
  expect(await list('query=100%25')).toEqual(['drie']);
  expect(await list('query=_')).toEqual([]);
});

test('EDIT-4 pictures without words and without use are found', async () => {
  for (const name of ['used', 'said', 'line']) await add(`${name}.jpg`);
  await pageWith('home', 'used');
  await kim.ask('PATCH', '/media/said', { alt: { nl: 'Een', en: 'A', de: 'Ein' } });
  await kim.ask('PATCH', '/media/line', { decorative: true });
  expect(await list('filter=unused')).toEqual(['line', 'said']);
  expect(await list('filter=without-alt')).toEqual(['used']);
  const { counts } = (await kim.ask('GET', '/media')).body;
  expect(counts).toEqual({ all: 3, unused: 2, 'without-alt': 1, trash: 0 });
});

test('EDIT-4 two who write words in different languages keep each other’s', async () => {
  await add('sun.jpg');
  await Promise.all([
    kim.ask('PATCH', '/media/sun', { alt: { nl: 'Een zon' } }),
    kim.ask('PATCH', '/media/sun', { alt: { de: 'Eine Sonne' } }),
  ]);
  const { body } = await kim.ask('GET', '/media/sun');
  expect(body.alt).toEqual({ nl: 'Een zon', en: '', de: 'Eine Sonne' });
});

test('EDIT-4 a crop has an address of its own, keeps the original and can be taken back', async () => {
  const { address } = await add('sun.jpg');
  const before = await version();
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  const { body } = await kim.ask('PATCH', '/media/sun', { crop, focus: { x: 0.75, y: 0.25 } });
  expect(body).toMatchObject({ width: 150, height: 100, crop, original: { width: 300, height: 200 } });
  expect(body.address).not.toBe(address);
  expect(await version()).toBeGreaterThan(before);
  const shown = (await house.media.pictures()).nl.get('sun');
  expect(shown).toMatchObject({ name: body.address, width: 150, focus: { x: 0.5, y: 0.5 } });

  const seen = await house.app.inject(`/pictures/320x0/${body.address}`);
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 150, height: 100 });
  const corner = await sharp(await photograph())
    .extract({ left: 150, top: 0, width: 150, height: 100 })
    .toBuffer();
  const means = async (bytes: Buffer) => (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
  const [is, wanted] = [await means(seen.rawPayload), await means(corner)];
  const differences = is.map((mean, index) => Math.abs(mean - (wanted[index] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(3);

  const whole = await kim.ask('GET', `/media/${body.address}/whole`);
  expect(await sharp(whole.answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
  expect((await house.app.inject(`/pictures/160x0/sun.0123456789`)).headers.location).toBe(
    `/pictures/160x0/${body.address}`,
  );
  expect((await kim.ask('PATCH', '/media/sun', { crop: null })).body).toMatchObject({ address, width: 300 });
});

test('EDIT-4 a crop outside the picture, or too small, is refused', async () => {
  await add('sun.jpg');
  const crops = [
    { x: 0.6, y: 0, width: 0.5, height: 1 },
    { x: 0, y: 0, width: 0.01, height: 1 },
  ];
  for (const crop of crops)
    expect((await kim.ask('PATCH', '/media/sun', { crop })).code).toBe('invalid-crop');
  expect((await kim.ask('PATCH', '/media/sun', { focus: { x: 2, y: 0 } })).status).toBe(400);
});

test('EDIT-4 a replaced picture has the same name everywhere and another address', async () => {
  const { address } = await add('sun.jpg');
  await kim.ask('PATCH', '/media/sun', {
    alt: { nl: 'Een zon' },
    crop: { x: 0, y: 0, width: 0.5, height: 1 },
  });
  await pageWith('home', 'sun');
  const before = await version();
  const { picture } = (await kim.upload('other.png', await photograph(400, 400), { replaces: 'sun' })).body;
  expect(picture).toMatchObject({ name: 'sun', width: 400, height: 400, crop: null, alt: { nl: 'Een zon' } });
  expect(picture.usedIn).toHaveLength(1);
  expect(picture.address).not.toBe(address);
  expect((await house.media.pictures()).nl.get('sun')?.name).toBe(picture.address);
  expect(await version()).toBeGreaterThan(before);
  expect((await kim.begin('a.jpg', 10, { replaces: 'moon' })).code).toBe('no-such-picture');
});

test('EDIT-4 a picture that is shown cannot go, and the refusal says where it is', async () => {
  await add('sun.jpg');
  await pageWith('home', 'sun');
  await pageWith('tours', 'sun');
  await house.database.pool.query('update page_draft set tree = $1', ['[]']);
  await house.database.pool.query(
    `update page_address set published_revision_id = null where path = '/tours'`,
  );
  await house.database.pool.query(
    `update page_draft set settings = settings || '{"sharePicture":"sun"}' where page_id = (select id from page where key = 'tours')`,
  );
  await writeSetting(house.database.db, 'theme', { logo: { media: 'sun' } });
  house.otherUses.push({ kind: 'bike', key: 'city', title: 'Stadsfiets', picture: 'sun' });
  const refused = await kim.ask('DELETE', '/media/sun');
  expect([refused.status, refused.code]).toEqual([409, 'in-use']);
  expect(refused.body.error.usedIn).toEqual([
    { kind: 'page', key: 'home', language: 'nl', title: 'Pagina home', draft: false },
    { kind: 'page', key: 'tours', language: 'nl', title: 'Pagina tours', draft: true },
    { kind: 'setting', key: 'theme', title: 'theme' },
    { kind: 'bike', key: 'city', title: 'Stadsfiets' },
  ]);
  expect((await kim.ask('GET', '/media/sun')).body.trashedAt).toBeNull();
});

test('EDIT-4 a picture nobody shows goes to the bin, comes back, and is erased only from there', async () => {
  const { address } = await add('sun.jpg');
  await house.app.inject(`/pictures/160x0/${address}`);
  expect((await kim.ask('DELETE', '/media/sun/forever')).code).toBe('not-in-trash');
  expect((await kim.ask('DELETE', '/media/sun')).body.trashedAt).toMatch(/^2/);
  expect([await list(), await list('filter=trash')]).toEqual([[], ['sun']]);
  expect((await house.media.pictures()).nl.has('sun')).toBe(false);
  expect((await kim.ask('POST', '/media/sun/untrash')).body.trashedAt).toBeNull();
  expect((await house.media.pictures()).nl.has('sun')).toBe(true);

  await kim.ask('DELETE', '/media/sun');
  expect((await kim.ask('DELETE', '/media/sun/forever')).status).toBe(204);
  expect((await kim.ask('GET', '/media/sun')).code).toBe('no-such-picture');
  expect((await house.app.inject(`/pictures/160x0/${address}`)).statusCode).toBe(404);
  const left = readdirSync(house.directory, { recursive: true }).map(String);
  expect(left.filter((file) => file.includes('sun.'))).toEqual([]);
});

test('EDIT-4 after thirty days the bin is emptied, but for what is shown again', async () => {
  for (const name of ['gone', 'young', 'shown']) await add(`${name}.jpg`);
  for (const name of ['gone', 'young', 'shown']) await kim.ask('DELETE', `/media/${name}`);
  await house.database.pool.query(
    `update media set trashed_at = now() - interval '31 days' where name <> 'young'`,
  );
  await pageWith('home', 'shown');
  await house.library.tidy();
  expect(await list('filter=trash')).toEqual(['shown', 'young']);
});

test('EDIT-4 files of former pictures go after thirty days, present ones stay', async () => {
  const { address } = await add('sun.jpg');
  await kim.upload('b.jpg', await photograph(200, 200), { replaces: 'sun' });
  const present = (await kim.ask('GET', '/media/sun')).body.address;
  const original = (name: string) => join(house.directory, 'originals', name);
  await house.library.tidy();
  expect(existsSync(original(address))).toBe(true);
  for (const name of [address, present]) utimesSync(original(name), 0, 0);
  await house.library.tidy();
  expect([existsSync(original(address)), existsSync(original(present))]).toEqual([false, true]);
});

test('EDIT-4 every change stands in the audit log; the desk changes nothing', async () => {
  await add('sun.jpg');
  await kim.ask('PATCH', '/media/sun', { alt: { nl: 'Een zon' } });
  await kim.upload('b.jpg', await photograph(200, 200), { replaces: 'sun' });
  await kim.ask('DELETE', '/media/sun');
  await kim.ask('POST', '/media/sun/untrash');
  const { rows } = await house.database.pool.query(
    `select action, staff_id from audit_entry where subject = 'sun' order by id desc limit 5`,
  );
  expect(rows.map(({ action }) => action).reverse()).toEqual([
    'media.added',
    'media.changed',
    'media.replaced',
    'media.trashed',
    'media.restored',
  ]);
  expect(rows.every(({ staff_id }) => staff_id === kim.staff.id)).toBe(true);
  const desk = await house.signIn('desk');
  const tries = await Promise.all([
    desk.ask('PATCH', '/media/sun', { alt: { nl: 'x' } }),
    desk.ask('DELETE', '/media/sun'),
    desk.ask('GET', '/media/sun'),
  ]);
  expect(tries.map(({ code }) => code)).toEqual(['not-allowed', 'not-allowed', 'not-allowed']);
});
