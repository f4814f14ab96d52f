import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HtmlCache } from './html-cache.ts';

const cache = new HtmlCache();
const server = createServer((incoming, response) => {
  if (!cache.answer(incoming, response)) response.writeHead(418).end();
});
const html = `<!doctype html><p>${'duin '.repeat(200)}</p>`;
const page = (dependencies: string[], bareAddressOnly = false) => ({
  body: Buffer.from(html),
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  dependencies: new Set(dependencies),
  bareAddressOnly,
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cache.set('/', page(['pages']));
  cache.set('/boeken', page(['pages', 'catalogue'], true));
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

test('a change drops the pages that show it', async () => {
  cache.drop(['catalogue']);
  expect((await ask('/boeken')).status).toBe(418);
  expect((await ask('/')).status).toBe(200);
});
