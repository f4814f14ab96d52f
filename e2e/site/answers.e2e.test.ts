import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pathOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** The answer as it comes over the wire, encoded as it was asked for. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(process.env.E2E_BASE_URL + path, { headers, method }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });

const settled = async () => {
  await get('/');
  // The densest compression replaces the quick one when it is ready.
  await expect
    .poll(async () => (await get('/', { 'accept-encoding': 'br' })).bytes.length, { timeout: 20_000 })
    .toBeLessThanOrEqual(18 * 1024);
};

test('the home page with its CSS is at most 18 kB of brotli', async () => {
  await settled();
});

test('a cached page is the same text in every encoding, and 304 for who has it', async () => {
  const plain = await get('/');
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get('/', { 'accept-encoding': 'gzip' });
  expect([
    brotli.headers['content-encoding'],
    gzip.headers['content-encoding'],
    plain.headers['content-encoding'],
  ]).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.bytes.toString());
  expect(gunzipSync(gzip.bytes).toString()).toBe(plain.bytes.toString());
  expect(brotli.headers.vary).toContain('accept-encoding');
  const { etag } = plain.headers as { etag: string };
  const again = await get('/', { 'if-none-match': etag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  const head = await get('/', {}, 'HEAD');
  expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(plain.bytes.length),
  ]);
});

test('every answer carries the security headers, and no page allows inline code but its own', async () => {
  for (const path of [
    '/',
    '/',
    pathOf('tours', 'en'),
    '/boeken?tour=dunes-and-sea',
    '/booking-confirmation?amount=1&entry_id=1',
    '/is-er-niet',
    '/api/bookings/availability/month?month=2027-06',
    '/robots.txt',
    '/healthz',
  ]) {
    const { headers } = await get(path);
    const policy = String(headers['content-security-policy']);
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")]);
    expect(policy).not.toMatch(/unsafe-|\*(?!\.mollie)|https?:(?!\/\/)/);
    expect([path, headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
      path,
      'nosniff',
      'strict-origin-when-cross-origin',
    ]);
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('what is personal is never kept', async () => {
  for (const path of [
    '/boeken?tour=dunes-and-sea',
    '/booking-confirmation?amount=1&entry_id=1',
    '/mijn-boeking?b=x',
  ])
    expect([path, (await get(path)).headers['cache-control']]).toEqual([path, 'no-store']);
});

test('scripts and fonts are kept for a year, their names change with their content', async () => {
  const html = (await get('/boeken')).bytes.toString();
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.js|\/[^"]+\.woff2)"/g)].map(
    ([, file]) => file as string,
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of new Set(files)) {
    const { status, headers } = await get(file);
    expect([file, status, headers['cache-control']]).toEqual([
      file,
      200,
      expect.stringContaining('immutable'),
    ]);
    if (file.endsWith('.js')) {
      const compressed = await get(file, { 'accept-encoding': 'br' });
      expect([file, compressed.headers['content-encoding']]).toEqual([file, 'br']);
      expect(brotliDecompressSync(compressed.bytes).toString()).toBe((await get(file)).bytes.toString());
    }
    expect(file).toMatch(/[-.][\w-]{8,}\.\w+$/);
  }
});
