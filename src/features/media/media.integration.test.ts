import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMedia, importPictures, type Media, warmPictures } from './media.ts';
import { cutOut, poster } from './testing/drawings.ts';

const alt = { nl: 'Een zon', en: 'A sun', de: 'Eine Sonne' };
const focus = { x: 0.5, y: 0.6 };
const sun = { name: 'sun', bytes: poster(), alt, focus };

let database: TestDatabase;
let directory: string;
let media: Media;
let app: FastifyInstance;
let name: string;
const requestAvif = vi.fn(async (_name: string, _width: number) => {});

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query('truncate media');
  requestAvif.mockClear();
  directory = mkdtempSync(join(tmpdir(), 'zadel-media-'));
  media = createMedia({ db: database.db, directory, requestAvif });
  await media.add(sun);
  name = await addressName('sun');
  app = Fastify();
  await app.register(mediaRoutes, { media });
});

afterEach(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const addressName = async (picture: string) => (await media.pictures()).nl.get(picture)?.name ?? '';
const get = (url: string, accept = 'image/webp', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept, ...headers } });
const files = (folder: string) =>
  readdirSync(join(directory, folder), { recursive: true }).map(String).sort();

test('a picture is known with its size, its words and a placeholder of a few bytes', async () => {
  const picture = (await media.pictures()).de.get('sun');
  expect(picture).toMatchObject({ width: 1600, height: 1000, alt: 'Eine Sonne', focus });
  expect(picture?.name).toMatch(/^sun\.[0-9a-f]{10}$/);
  expect(picture?.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{1,180}$/);
});

test('a picture one can see through has no placeholder', async () => {
  await media.add({ ...sun, name: 'ball', bytes: cutOut });
  expect((await media.pictures()).nl.get('ball')?.placeholder).toBe('');
});

test('IMG-1 a picture is made at a configured width, at once as WebP, to be kept for ever', async () => {
  const answer = await get(`/pictures/640x0/${name}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    width: 640,
    height: 400,
    format: 'webp',
  });
  expect(files('variants')).toEqual(['640x0', `640x0/${name}.webp`]);
});

test('IMG-1 no other width is made, and no other name', async () => {
  const refusals = await Promise.all(
    [
      `/pictures/641x0/${name}`,
      `/pictures/640x480/${name}`,
      `/pictures/0640x0/${name}1`,
      '/pictures/640x0/moon.0123456789',
      '/pictures/640x0/..%2F..%2Foriginals%2Fsun',
      `/pictures/640x0/..%2F640x0%2F${name}`,
    ].map((url) => get(url)),
  );
  expect(refusals.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [404, 'no-such-width'],
    [404, 'no-such-width'],
    [404, 'no-such-picture'],
    [404, 'no-such-picture'],
    [404, 'no-such-picture'],
    [404, 'no-such-picture'],
  ]);
  expect(refusals[0]?.headers['cache-control']).toBe('no-store');
  expect(files('.')).toEqual(['originals', `originals/${name}`]);
});

test('a browser that has the picture is told so', async () => {
  const { etag } = (await get(`/pictures/320x0/${name}`)).headers;
  const again = await get(`/pictures/320x0/${name}`, 'image/webp', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('an AVIF is asked for once, by a browser that takes it, and goes to such browsers when it is made', async () => {
  const modern = 'image/avif,image/webp';
  await get(`/pictures/320x0/${name}`);
  expect(requestAvif).not.toHaveBeenCalled();
  expect((await get(`/pictures/320x0/${name}`, modern)).headers['content-type']).toBe('image/webp');
  await get(`/pictures/320x0/${name}`, modern);
  expect(requestAvif.mock.calls).toEqual([[name, 320]]);

  await media.makeAvif(name, 320);
  const avif = await get(`/pictures/320x0/${name}`, modern);
  expect(avif.headers['content-type']).toBe('image/avif');
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ width: 320, format: 'heif' });
  const webp = await get(`/pictures/320x0/${name}`);
  expect(webp.headers['content-type']).toBe('image/webp');
  expect(webp.headers.etag).not.toBe(avif.headers.etag);
});

test('visitors get the picture although no job can be sent', async () => {
  requestAvif.mockRejectedValueOnce(new Error('no queue'));
  expect((await get(`/pictures/320x0/${name}`, 'image/avif')).statusCode).toBe(200);
});

test('visitors who ask at once share the work, also while another instance makes the same picture', async () => {
  const other = createMedia({ db: database.db, directory, requestAvif });
  const asked = (instance: Media) => Array.from({ length: 10 }, () => instance.variant(name, 960, false));
  const [here, there] = await Promise.all([Promise.all(asked(media)), Promise.all(asked(other))]);
  const work = (answers: typeof here) => new Set(answers.map((answer) => answer.ok && answer.value.bytes));
  expect([work(here).size, work(there).size]).toEqual([1, 1]);
  expect(files('variants')).toEqual(['960x0', `960x0/${name}.webp`]);
});

test('the same file again changes nothing; new words do, at the same address', async () => {
  expect(await media.add(sun)).toEqual({ ok: true, value: 'unchanged' });
  const words = { ...alt, en: 'The low sun' };
  expect(await media.add({ ...sun, alt: words })).toEqual({ ok: true, value: 'replaced' });
  expect((await media.pictures()).en.get('sun')).toMatchObject({ name, alt: 'The low sun' });
});

test('the address of a replaced file leads to the new one', async () => {
  await media.add({ ...sun, bytes: poster(1200, 800) });
  const answer = await get(`/pictures/640x0/${name}`);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({
    location: `/pictures/640x0/${await addressName('sun')}`,
    'cache-control': 'no-cache',
  });
});

test('what is no picture is refused, whatever it is called', async () => {
  const add = async (change: Partial<typeof sun>) => {
    const answer = await media.add({ ...sun, name: 'new', ...change });
    return answer.ok || answer.error;
  };
  const photograph = await sharp(poster()).jpeg().toBuffer();
  expect(await add({ bytes: Buffer.from('<script>alert(1)</script>') })).toBe('not-a-picture');
  expect(await add({ bytes: photograph.subarray(0, photograph.length / 2) })).toBe('damaged');
  expect(await add({ bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path') })).toBe('damaged');
  expect(await add({ bytes: poster(100, 2000) })).toBe('too-many-pixels');
  expect(await add({ bytes: Buffer.alloc(31 * 1024 * 1024) })).toBe('too-large');
  expect(await add({ name: '../../etc/passwd' })).toBe('invalid-name');
  expect(await add({ focus: { x: 0.5, y: 1.2 } })).toBe('invalid-focus');
  expect((await media.pictures()).nl.has('new')).toBe(false);
});

test('a photograph that lies on its side is measured and shown as it is seen', async () => {
  const bytes = await sharp(poster(600, 400)).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await media.add({ ...sun, name: 'turned', bytes });
  expect((await media.pictures()).nl.get('turned')).toMatchObject({ width: 400, height: 600 });
  const shown = await sharp(
    (await get(`/pictures/160x0/${await addressName('turned')}`)).rawPayload,
  ).metadata();
  expect(shown).toMatchObject({ width: 160, height: 240 });
  expect(shown.exif).toBeUndefined();
});

test('a link preview is a JPEG, also by the bare name', async () => {
  for (const url of ['/og/sun.jpg', `/og/${name}.jpg`]) {
    const answer = await get(url, '*/*');
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect((await get('/og/moon.jpg')).statusCode).toBe(404);
});

test('the icons browsers ask for are there', async () => {
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  const icon = (await get('/favicon.ico')).rawPayload;
  expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({
    width: 32,
    format: 'png',
  });
  expect(await sharp((await get('/apple-touch-icon.png')).rawPayload).metadata()).toMatchObject({
    width: 180,
  });
});

test('shipped pictures are imported once, leave the shop’s own alone and return when the folder is new', async () => {
  const shipped = mkdtempSync(join(tmpdir(), 'zadel-shipped-'));
  const { writeFile } = await import('node:fs/promises');
  await writeFile(join(shipped, 'sun.svg'), poster(1200, 800));
  await writeFile(join(shipped, 'ball.svg'), cutOut);
  const list = { sun: { alt, focus }, ball: { alt, focus } };
  await importPictures(media, list, shipped);
  expect(await addressName('sun')).toBe(name);
  const ball = await addressName('ball');
  expect(ball).not.toBe('');

  const elsewhere = mkdtempSync(join(tmpdir(), 'zadel-media-'));
  const second = createMedia({ db: database.db, directory: elsewhere, requestAvif });
  expect(await second.variant(ball, 160, false)).toEqual({ ok: false, error: { code: 'original-missing' } });
  await importPictures(second, list, shipped);
  expect((await second.variant(ball, 160, false)).ok).toBe(true);
  rmSync(shipped, { recursive: true });
  rmSync(elsewhere, { recursive: true });
});

test('warming makes what pages may ask for, and stops when told', async () => {
  await warmPictures(media, { widths: [160, 320, 2000] }).done;
  expect(files('variants')).toEqual(['160x0', `160x0/${name}.webp`, '320x0', `320x0/${name}.webp`]);
  expect(requestAvif).not.toHaveBeenCalled();
  await warmPictures(media).stop();
  expect(files('variants')).not.toContain('1600x0');
});
