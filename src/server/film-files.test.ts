import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filmFiles } from './film-files.ts';

const own = mkdtempSync(join(tmpdir(), 'films-'));
const app = Fastify();

beforeAll(async () => {
  writeFileSync(join(own, 'pont.mp4'), '0123456789');
  writeFileSync(join(own, 'notes.txt'), 'not for visitors');
  await app.register(filmFiles, { films: [join(own, 'no-such-folder'), own, resolve('content/films')] });
});
afterAll(async () => {
  await app.close();
  rmSync(own, { recursive: true });
});

test('VID-1 a film is sent in the parts that a player asks for, and kept by the browser', async () => {
  const part = await app.inject({ url: '/films/pont.mp4', headers: { range: 'bytes=2-5' } });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe('2345');
  expect(part.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': 'bytes 2-5/10',
    'cache-control': 'public, max-age=2592000',
  });
  const whole = await app.inject('/films/pont.mp4');
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const known = await app.inject({
    url: '/films/pont.mp4',
    headers: { 'if-none-match': String(whole.headers.etag) },
  });
  expect(known.statusCode).toBe(304);
});

test('VID-1 the demo shop has its film in two formats', async () => {
  for (const ending of ['mp4', 'webm']) {
    const { statusCode, headers } = await app.inject(`/films/mills-at-work.${ending}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(`video/${ending}`);
    expect(Number(headers['content-length'])).toBeLessThan(700_000);
  }
});

test('VID-1 nothing else of the folders is to be had', async () => {
  for (const path of ['notes.txt', 'draw-films.ts', '..%2fpages%2fhome.ts', 'missing.mp4', ''])
    expect((await app.inject(`/films/${path}`)).statusCode, path).toBeGreaterThanOrEqual(400);
});
