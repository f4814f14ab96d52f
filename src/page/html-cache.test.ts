import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HtmlCache } from './html-cache.ts';
import type { QueryReading } from './query-reading.ts';

const cache = new HtmlCache({ pages: 10, variants: 2 });
const server = createServer((incoming, response) => {
  if (!cache.answer(incoming, response)) response.writeHead(418).end();
});
const paged = new Map([['page', '1']]);
const html = `<!doctype html><p>${'duin '.repeat(200)}</p>`;
const page = (
  dependencies: string[],
  reads: QueryReading = new Map(),
  body = html,
  cookies: string[] = [],
) => ({
  body: Buffer.from(body),
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  dependencies: new Set(dependencies),
  reads,
  cookies: new Set(cookies),
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cache.set('/', page(['pages']));
  cache.set('/boeken', page(['pages', 'catalogue'], 'whole'));
  cache.set('/lijst', page(['pages'], paged));
});
afterAll(() => server.close());

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path, headers, method }).end();
  const [response] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
}

test('the same page is sent in the encoding the visitor takes', async () => {
  const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(html);
  const gzip = await ask('/', { 'accept-encoding': 'br;q=0, gzip' });
  expect(gunzipSync(gzip.bytes).toString()).toBe(html);
  const plain = await ask('/');
  expect(plain.bytes.toString()).toBe(html);
  expect([brotli, gzip, plain].map((each) => each.headers.vary)).toEqual(Array(3).fill('accept-encoding'));
});

test('who has the present version is not sent it again', async () => {
  const { etag = '' } = (await ask('/')).headers;
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await ask('/', { 'if-none-match': known });
    expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  }
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD answers the headers alone; other methods are not the cache’s', async () => {
  const head = await ask('/', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, bytes: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe(String(html.length));
  expect((await ask('/', {}, 'POST')).status).toBe(418);
});

test('a query is left aside, but not for a page that reads it', async () => {
  expect((await ask('/?from=mail')).status).toBe(200);
  expect((await ask('/boeken')).status).toBe(200);
  expect((await ask('/boeken?tour=dunes')).status).toBe(418);
});

test('SITE-5 a paged list is kept by what it reads of the query', async () => {
  expect((await ask('/lijst?page=2')).status).toBe(418);
  cache.set('/lijst', page(['pages'], paged, 'second'), 'page=2');
  for (const query of ['page=2', 'from=mail&page=2'])
    expect((await ask(`/lijst?${query}`)).bytes.toString()).toBe('second');
  for (const query of ['page=1', 'from=mail', ''])
    expect((await ask(`/lijst?${query}`)).bytes.toString()).toBe(html);
});

test('SITE-5 many asked-for addresses crowd out each other, never a page', async () => {
  for (const number of [2, 3, 4])
    cache.set('/lijst', page(['reviews'], paged, `${number}`), `page=${number}`);
  expect(['page=2', 'page=3', 'page=4'].map((query) => cache.has('/lijst', query))).toEqual([
    false,
    true,
    true,
  ]);
  expect((await ask('/lijst')).status).toBe(200);
  cache.drop(['reviews']);
  expect(cache.has('/lijst', 'page=4')).toBe(false);
});

test('a change drops the pages that show it', async () => {
  cache.drop(['catalogue']);
  expect((await ask('/boeken')).status).toBe(418);
  expect((await ask('/')).status).toBe(200);
});

test('MOD-7 who has a cookie that a page asks for is not answered from memory, and no proxy may answer either', async () => {
  cache.set('/lid', page(['pages'], new Map(), html, ['member']));
  const anyone = await ask('/lid', { cookie: 'other=1; members=2' });
  expect(anyone).toMatchObject({ status: 200, headers: { vary: 'accept-encoding, cookie' } });
  expect((await ask('/lid', { 'if-none-match': anyone.headers.etag ?? '' })).headers.vary).toContain(
    'cookie',
  );
  expect((await ask('/lid', { cookie: 'other=1; member=2' })).status).toBe(418);
  expect((await ask('/', { cookie: 'member=2' })).headers.vary).toBe('accept-encoding');
});
