import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { smallSite } from './testing/small-site.ts';

async function started() {
  const site = smallSite();
  const app = await createApp({
    baseUrl: 'https://shop.example',
    trustProxy: false,
    log: pino({ level: 'silent' }),
    assets: { directory: import.meta.dirname } as never,
    films: [],
    site,
    services: {} as never,
    today: () => '2027-05-01',
    staff: {
      cookieName: 'zadel.session_token',
      viewOf: async ({ headers }) =>
        headers.cookie?.includes('=real')
          ? { seenBy: 'staff', bar: { html: '<nav>bar</nav>', css: '' } }
          : undefined,
    },
    ready: async () => true,
    features: async (routes) => {
      routes.get('/failing', async () => {
        throw new Error('secret: guest@example.com');
      });
    },
  });
  const get = (url: string) => app.inject({ url });
  const post = (
    url: string,
    headers: Record<string, string> = {},
    form = 'module=booking-form',
    remoteAddress = '203.0.113.7',
  ) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: form,
      remoteAddress,
    });
  return { app, site, get, post };
}

test('SITE-1 SITE-7 a page is shown at its path, in the language the path is of', async () => {
  const { get } = await started();
  expect((await get('/')).body).toContain('Voorpagina');
  expect((await get('/tochten?from=mail')).body).toContain('Tochten');
  expect((await get('/en/tours')).body).toContain('Tours');
});

test('EDIT-3 an old address leads to the new one, with its query; a page at the same path comes first', async () => {
  const { get } = await started();
  const moved = await get('/ritten/?day=1');
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/tochten?day=1']);
  const away = await get('/actie?from=mail');
  expect([away.statusCode, away.headers.location]).toEqual([307, 'https://elders.example/a%20b?c=1']);
  expect((await get('/tochten')).statusCode).toBe(200);
});

test('SITE-1 a slash too many leads to the page, its query with it, and never to another site', async () => {
  const { get } = await started();
  const answer = await get('/en/tours//?day=1');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/en/tours?day=1']);
  for (const url of ['//evil.example/', '/%2F%2Fevil.example/', '/%5Cevil.example/'])
    expect((await get(url)).statusCode, url).toBe(404);
});

test('SITE-4 an unknown path is the shop’s own 404 page in the language of the path', async () => {
  const { get } = await started();
  const dutch = await get('/nergens');
  expect([dutch.statusCode, dutch.body.includes('Niet gevonden')]).toEqual([404, true]);
  const english = await get('/en/nowhere');
  expect([english.statusCode, english.body.includes('Not found')]).toEqual([404, true]);
  expect((await get('/niet-gevonden')).statusCode).toBe(404);
});

test('SITE-4 a failure is a plain page that leaks nothing, an address that cannot be read too', async () => {
  const { get } = await started();
  const failed = await get('/failing');
  expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(failed.body).not.toMatch(/secret|guest@|at .*\.ts/);
  const unreadable = await get('/%zz');
  expect([unreadable.statusCode, unreadable.headers['content-type']]).toEqual([
    400,
    'text/html; charset=utf-8',
  ]);
  expect(unreadable.body).not.toContain('%zz');
});

test('a page shown to everyone is kept with its headers, once for all spellings of its address', async () => {
  const { get, site } = await started();
  const { headers } = await get('/tochten');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
  expect((await get('/%74ochten')).body).toContain('Tochten');
  expect([site.cache.has('/tochten'), site.cache.has('/%74ochten')]).toEqual([true, false]);
  site.publish(2, 'Nieuwe tochten');
  expect((await get('/tochten')).body).toContain('Nieuwe tochten');
});

test('SITE-5 an answer to what a list reads of the query is kept by that, a page beyond the last is 404 and not kept', async () => {
  const { get, site } = await started();
  const item = (title: string) => ({ title, text: '', picture: null, categories: '', link: null });
  const items = ['Een', 'Twee', 'Drie'].map(item);
  site.setTree(2, [{ id: 'n1', type: 'portfolio', version: 1, props: { items, perPage: 1 } }]);
  const second = await get('/tochten?from=mail&page=2');
  expect([second.statusCode, second.headers['cache-control']]).toEqual([200, undefined]);
  expect(second.body).toContain('Twee');
  expect(second.body).not.toContain('from=mail');
  expect(site.cache.has('/tochten', 'page=2')).toBe(true);
  expect(site.cache.has('/tochten')).toBe(false);
  for (const wrong of ['9', '0', 'x', '99999999999'])
    expect([wrong, (await get(`/tochten?page=${wrong}`)).statusCode]).toEqual([wrong, 404]);
  expect((await get('/tochten?page=9')).body).toContain('Drie');
  expect(site.cache.has('/tochten', 'page=9')).toBe(false);
  expect((await get('/tochten?page=1')).body).toContain('Een');
  expect([site.cache.has('/tochten'), site.cache.has('/tochten', 'page=1')]).toEqual([true, false]);
  site.publish(2, 'Anders');
  expect(site.cache.has('/tochten', 'page=2')).toBe(false);
  expect((await get('/tochten?page=2')).body).toContain('Anders');
});

test('SITE-8 who searches without end is told to wait; other visits cost nothing of that', async () => {
  const { app } = await started();
  const ask = (url: string) => app.inject({ url, remoteAddress: '203.0.113.8' });
  const statuses: number[] = [];
  for (let asked = 0; asked < 41; asked += 1) statuses.push((await ask(`/tochten?q=${asked}`)).statusCode);
  expect(statuses.filter((status) => status === 429)).toEqual([429]);
  expect((await ask('/tochten?q=duinen')).body).toContain('Even op adem komen.');
  expect((await ask('/tochten?from=mail')).statusCode).toBe(200);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['an opaque origin', { origin: 'null' }, 403],
  ['the shop', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }, 404],
  ['the shop, by an older browser', { origin: 'https://shop.example' }, 404],
  ['a program', {}, 404],
])('a form sent by %s answers %o with %i', async (_name, headers, status) => {
  const { post } = await started();
  // 404: it was let through to a page that has no such form.
  expect((await post('/tochten', headers)).statusCode).toBe(status);
});

test('who sends forms without end is told to wait; filling one in costs nothing of that', async () => {
  const { post } = await started();
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent += 1) statuses.push((await post('/tochten')).statusCode);
  expect(statuses.filter((status) => status === 429)).toEqual([429]);
  const refused = await post('/tochten');
  expect(refused.body).toContain('Even op adem komen.');
  // The awake booking form tells the visitor so many seconds.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post('/tochten', {}, 'module=booking-form&step=preview')).statusCode).toBe(404);
});

test('requests from this machine are not counted: a proxy that TRUST_PROXY does not name sends them for all', async () => {
  const { post } = await started();
  const form = 'module=booking-form';
  for (let sent = 0; sent < 31; sent += 1)
    expect((await post('/tochten', {}, form, '127.0.0.1')).statusCode).toBe(404);
});

test('a form that is too large is refused before it is read', async () => {
  const { post } = await started();
  expect((await post('/tochten', {}, `remarks=${'x'.repeat(70_000)}`)).statusCode).toBe(413);
});

test('SITE-6 the list of pages names each page visitors can find, with its translations', async () => {
  const { get } = await started();
  const { body } = await get('/sitemap.xml');
  expect(body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://shop.example/',
    '<loc>https://shop.example/tochten',
    '<loc>https://shop.example/en/tours',
  ]);
  expect(body).toContain('hreflang="en" href="https://shop.example/en/tours"');
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://shop.example/sitemap.xml');
});

test('SITE-10 what staff see above a page never gets to visitors, nor the kept page to staff', async () => {
  const { app } = await started();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const seen = async (cookie?: string) => {
      const answer = await fetch(`${address}/tochten`, { headers: cookie ? { cookie } : {} });
      return { body: await answer.text(), caching: answer.headers.get('cache-control') };
    };
    const staff = await seen('zadel.session_token=real');
    expect(staff.body).toContain('<nav>bar</nav>');
    expect(staff.caching).toBe('no-store');
    for (const visitor of [undefined, undefined, 'zadel.session_token=forged'])
      expect((await seen(visitor)).body).not.toContain('<nav>');
    expect((await seen('zadel.session_token=real')).body).toContain('<nav>bar</nav>');
    expect((await seen()).body).not.toContain('<nav>');
  } finally {
    await app.close();
  }
});
