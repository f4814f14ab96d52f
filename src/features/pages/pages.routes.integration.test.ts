import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { expectValue } from '../../lib/result.ts';
import { publishedAddresses } from '../../page/page.store.ts';
import { defineQueue, startJobs } from '../jobs/jobs.ts';
import { pagesRoutes } from './pages.routes.ts';
import type { Editor } from './pages.types.ts';
import { previewRoutes } from './preview.routes.ts';
import { addEditor, heroNode, makePage, TestClock, testPages } from './testing/test-pages.ts';

let database: TestDatabase;
let app: FastifyInstance;
let anna: Editor;
const clock = new TestClock();
let on: ReturnType<typeof testPages>;

beforeAll(async () => {
  database = await createTestDatabase();
  anna = await addEditor(database.db, 'Anna');
  on = testPages(database.db, clock);
  app = Fastify({ bodyLimit: 256 * 1024 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('staff', { getter: () => anna as never });
  await app.register(pagesRoutes, { pages: on.pages, baseUrl: 'https://shop.example', prefix: '/admin/api' });
  await app.register(previewRoutes, {
    pages: on.pages,
    renderPreview: async ({ tree }) => ({
      body: Buffer.from(JSON.stringify(tree)),
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    }),
    showGone: (_request, reply) => reply.send('gone'),
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = async (method: Method, path: string, payload?: object) => {
  const answer = await app.inject({ method, url: `/admin/api${path}`, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};

test('EDIT-3 a page goes from nothing to published over the wire, and back into an older state', async () => {
  const made = await ask('POST', '/pages', { language: 'nl', title: 'Duinen & zee', path: '/duinen' });
  expect(made).toEqual({ status: 200, body: { key: 'duinen-zee', language: 'nl' } });
  const at = '/pages/duinen-zee/nl';
  const { body: draft } = await ask('GET', `${at}/draft`);
  expect(draft).toMatchObject({ version: 1, tree: [], publishedRevisionId: null, updatedBy: 'Anna' });
  const save = (version: number, heading: string) =>
    ask('PUT', `${at}/draft`, { version, tree: [heroNode('h1', { heading })], settings: draft.settings });
  expect(await save(1, 'De zee')).toMatchObject({ status: 200, body: { version: 2, problems: [] } });
  expect(await save(1, 'Het strand')).toMatchObject({
    status: 409,
    body: { error: { code: 'stale' }, current: { version: 2, updatedBy: 'Anna' } },
  });
  const { body: published } = await ask('POST', `${at}/publish`, { version: 2 });
  expect(published).toMatchObject({ publishedAt: clock.now().toISOString() });
  await save(2, 'Het strand');
  expect((await ask('GET', `${at}/draft/changes`)).body.changes).toMatchObject([
    { words: 'Kop van ‘Openingsbeeld’ gewijzigd: ‘De zee’ → ‘Het strand’' },
  ]);
  const { body: revisions } = await ask('GET', `${at}/revisions`);
  expect(revisions).toMatchObject([{ id: published.revisionId, author: 'Anna', kind: 'published' }]);
  const one = `${at}/revisions/${published.revisionId}`;
  expect((await ask('GET', one)).body.tree[0].props).toEqual({ heading: 'De zee' });
  expect((await ask('GET', `${one}/changes?against=draft`)).body.changes).toHaveLength(1);
  expect(await ask('POST', `${one}/restore`, { version: 3 })).toMatchObject({ body: { version: 4 } });
  expect((await ask('GET', '/pages')).body.pages).toMatchObject([
    { key: 'duinen-zee', trashedAt: null, languages: { nl: { path: '/duinen', state: 'changed' } } },
  ]);
  expect(await ask('POST', '/pages/duinen-zee/trash')).toEqual({ status: 200, body: { done: true } });
});

test('EDIT-3 refusals name their code and field, in the language of the staff member', async () => {
  expect(await ask('GET', '/pages/nowhere/nl/draft')).toEqual({
    status: 404,
    body: { error: { code: 'no-such-page', message: 'Deze pagina bestaat niet.' } },
  });
  const bad = await ask('POST', '/pages', { language: 'nl', title: 'Beheer', path: '/admin' });
  expect(bad).toMatchObject({ status: 422, body: { error: { code: 'reserved-path' } } });
  expect(bad.body.error.fields.path).toBe(bad.body.error.message);
  expect(await ask('POST', '/pages', { language: 'fr' })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid-input', fields: { language: expect.any(String) } } },
  });
});

test('EDIT-3 a draft of megabytes is saved, one beyond 5 MB refused in words', async () => {
  const { name, settings, version } = await makePage(on, anna, 'large');
  const save = (letters: number) => {
    const tree = Array.from({ length: 50 }, (_, index) =>
      heroNode(`n${index}`, { body: `<p>${'a'.repeat(letters / 50)}</p>` }),
    );
    return ask('PUT', `/pages/${name.key}/nl/draft`, { version, tree, settings });
  };
  expect((await save(4_000_000)).status).toBe(200);
  expect(await save(6_000_000)).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } });
});

test('EDIT-3 who has the link sees the draft, which nobody keeps or lists; an expired one says so', async () => {
  await makePage(on, anna, 'shown');
  const { body } = await ask('POST', '/pages/shown/nl/preview-links');
  expect(body.expiresAt).toBe('2026-05-04T10:00:00.000Z');
  const path = new URL(body.url).pathname;
  const page = await app.inject(path);
  expect(page.body).toContain('De zee');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  clock.set('2026-06-01T10:00:00Z');
  const expired = await app.inject(path);
  expect([expired.statusCode, expired.body]).toEqual([404, 'gone']);
  clock.set('2026-05-01T10:00:00Z');
});

test('EDIT-3 a planned page is published by the clock within seconds, by a program that was started anew', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const queue = defineQueue<{ due: string }>('pages.schedules', { retryLimit: 5 });
  const real = new TestClock();
  real.now = () => new Date();
  const start = () => startJobs({ url: database.url, log, pollSeconds: 0.5 });
  const first = await start();
  const before = testPages(database.db, real, {
    wakeAt: (tx, at) => first.send(tx, queue, { due: at.toISOString() }, { startAfter: at }),
  });
  const { name, version } = await makePage(before, anna, 'by-the-clock');
  const at = new Date(Date.now() + 1500);
  const until = new Date(Date.now() + 4000);
  expectValue(await before.pages.publish(anna, name, { version, at, until }));
  await first.stop();

  const second = await start();
  const after = testPages(database.db, real);
  await second.work(queue, ({ due }) =>
    after.pages.runSchedules(new Date(Math.max(Date.now(), Date.parse(due)))),
  );
  const isShown = async () =>
    (await publishedAddresses(database.db)).some(({ key }) => key === 'by-the-clock');
  await vi.waitFor(async () => expect(await isShown()).toBe(true), { timeout: 20_000, interval: 100 });
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  await vi.waitFor(async () => expect(await isShown()).toBe(false), { timeout: 20_000, interval: 100 });
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
  await second.stop();
});
