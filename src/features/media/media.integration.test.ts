import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMedia, type Media } from './media.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path fill="#c5e0e6" d="M0 0h1200v800H0z"/><circle cx="600" cy="500" r="90" fill="#c63e14"/></svg>',
);
const alt = { nl: 'Een zon', en: 'A sun', de: 'Eine Sonne' };
const focus = { x: 0.5, y: 0.6 };

let database: TestDatabase;
let directory: string;
let media: Media;
let app: FastifyInstance;
let name: string;
const requestAvif = vi.fn(async () => {});

beforeAll(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(join(tmpdir(), 'zadel-media-'));
  media = createMedia({ db: database.db, directory, requestAvif });
  await media.add({ name: 'sun', bytes: drawing, alt, focus });
  name = (await media.pictures()).de.get('sun')?.name ?? '';
  app = Fastify();
  await app.register(mediaRoutes, { media, widths: [320, 640] });
});

afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(directory, { recursive: true });
});

const get = (url: string, accept = 'image/webp') => app.inject({ url, headers: { accept } });

test('a picture is known with its size, its words and a placeholder of a few bytes', async () => {
  const picture = (await media.pictures()).de.get('sun');
  expect(picture).toMatchObject({ width: 1200, height: 800, alt: 'Eine Sonne', focus });
  expect(picture?.placeholder.length).toBeLessThan(300);
});

test('IMG-1 a picture is made at a configured width, at once as WebP', async () => {
  const answer = await get(`/pictures/640x0/${name}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    width: 640,
    height: 427,
    format: 'webp',
  });
  expect(requestAvif).toHaveBeenCalledWith(name, 640);
});

test('IMG-1 no other width is made', async () => {
  const answers = [`/pictures/641x0/${name}`, `/pictures/640x480/${name}`, '/pictures/640x0/moon.0123456789'];
  for (const url of answers) expect((await get(url)).statusCode).toBe(404);
  expect(readdirSync(join(directory, 'variants'))).toEqual(['640x0']);
});

test('an AVIF that a job has made goes to browsers that take it', async () => {
  await media.makeAvif(name, 320);
  expect((await get(`/pictures/320x0/${name}`, 'image/avif,image/webp')).headers['content-type']).toBe(
    'image/avif',
  );
  expect((await get(`/pictures/320x0/${name}`)).headers['content-type']).toBe('image/webp');
});

test('what is no picture is refused, whatever it is called', async () => {
  const bytes = Buffer.from('<script>alert(1)</script>');
  expect(await media.add({ name: 'evil', bytes, alt, focus })).toEqual({ ok: false, error: 'not-a-picture' });
});

test('a path out of the folder leads nowhere', async () => {
  expect((await get('/pictures/640x0/..%2F..%2Fsecret')).statusCode).toBe(404);
});
