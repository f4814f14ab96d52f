import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addStaff, visitor } from '../features/accounts/testing/test-accounts.ts';
import type { AppOptions } from './app.ts';
import { type RunningShop, runningShop } from './testing/running-shop.ts';

const running = vi.hoisted(() => ({ app: undefined as FastifyInstance | undefined }));
vi.mock('./app.ts', async (original) => {
  const { createApp } = await original<typeof import('./app.ts')>();
  return {
    createApp: async (options: AppOptions) => {
      running.app = await createApp(options);
      return running.app;
    },
  };
});

let shop: RunningShop;
let owner: ReturnType<typeof visitor>;
let origin: string;

beforeAll(async () => {
  shop = await runningShop();
  origin = shop.origin;
  owner = visitor(running.app as FastifyInstance, { origin });
  await owner.signIn((await addStaff(shop.db, 'owner')).email);
}, 180_000);
afterAll(() => shop.stop());

const page = async (path: string) => {
  const answer = await fetch(origin + path);
  return {
    status: answer.status,
    html: await answer.text(),
    csp: answer.headers.get('content-security-policy'),
  };
};
const footerOf = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';

test('EDIT-5 a changed theme is on every page at once, and the shop’s own look costs nothing', async () => {
  const { html: before, csp } = await page('/');
  expect(brotliCompressSync(before).length).toBeLessThan(18_000);
  const value = { colours: { brand: '#1b3f6b' }, spacing: 'airy', fonts: 'classic', corners: 'square' };
  const saved = await owner.put('/settings/theme', { version: 0, value });
  expect(saved.status).toBe(200);
  for (const path of ['/', '/en/tours', '/contact']) {
    const { html } = await page(path);
    expect(html).toContain('--color-brand:#1b3f6b');
    expect(html).toMatch(/rel="preload" href="\/assets\/fonts\/fraunces/);
    expect(html).not.toMatch(/rel="preload" href="\/assets\/fonts\/bricolage/);
  }
  const after = await page('/');
  expect(after.csp).not.toBe(csp);
  await owner.put('/settings/theme', { version: saved.body.version, value: {} });
  expect((await page('/')).html).toBe(before);
});

test('EDIT-5 the site’s own wish for its header goes for pages that leave it open', async () => {
  const tree = [{ id: 'hero', type: 'hero', version: 1, props: { underHeader: true, heading: 'Duinen' } }];
  const header = async (headerMode: string) => {
    const { body } = await owner.post('/canvas/home/nl', { tree, settings: { headerMode } });
    return /<header class="[^"]*_(fixed|transparent)_/.exec(body.html)?.[1];
  };
  expect(await header('auto')).toBe('transparent');
  expect(await header('fixed')).toBe('fixed');
  const { body } = await owner.get('/settings/theme');
  await owner.put('/settings/theme', { ...body, value: { ...body.value, header: 'fixed' } });
  expect(await header('auto')).toBe('fixed');
  expect(await header('transparent')).toBe('transparent');
  await owner.put('/settings/theme', { version: body.version + 1, value: body.value });
});

test('EDIT-5 a changed menu is on every page at once, in every language', async () => {
  const { body } = await owner.get('/settings/menus');
  const entry = { label: { nl: 'Werkplaats', en: 'Workshop', de: '' }, url: 'https://werkplaats.example/' };
  const changed = await owner.put('/settings/menus', {
    version: body.version,
    value: { ...body.value, main: [...body.value.main, entry] },
  });
  expect(changed.status).toBe(200);
  expect((await page('/')).html).toContain('>Werkplaats</a>');
  expect((await page('/en')).html).toContain('>Workshop</a>');
  expect((await page('/de')).html).toContain('>Werkplaats</a>');
  const seen = await owner.post('/canvas/home/nl', {
    tree: [],
    settings: {},
    menus: { ...body.value, main: [{ ...entry, label: { ...entry.label, nl: 'Nog niet bewaard' } }] },
  });
  expect(seen.body.html).toContain('Nog niet bewaard');
  expect((await page('/')).html).not.toContain('Nog niet bewaard');
});

test('EDIT-5 scripts that were pasted are on no page, and change no page’s policy', async () => {
  const { csp } = await page('/');
  const script = { id: crypto.randomUUID(), name: 'Teller', code: '<script>telMee()</script>' };
  const saved = await owner.put('/settings/scripts', {
    version: 0,
    value: [{ ...script, consent: 'necessary', place: 'head', active: true }],
  });
  expect(saved.status).toBe(200);
  const after = await page('/');
  expect(after.html).not.toContain('telMee');
  expect(after.csp).toBe(csp);
});

test('EDIT-5 a redirect is answered at once', async () => {
  await owner.post('/settings/redirects', { from: '/oude-tochten', to: '/tochten', kind: 'temporary' });
  const answer = await fetch(`${origin}/oude-tochten?van=folder`, { redirect: 'manual' });
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toBe('/tochten?van=folder');
});

test('EDIT-5 a published page with the key footer stands in the foot of every page, and nowhere else', async () => {
  const columns = footerOf((await page('/contact')).html);
  expect(columns).toContain('Langskomen');
  const tree = [
    {
      ...{ id: 's1', type: 'section', version: 1, props: { space: 'small' } },
      slots: {
        content: [
          { id: 'h1', type: 'heading', version: 1, props: { text: 'Zelf gemaakt', level: 'h2' } },
          { id: 'o1', type: 'opening-hours', version: 1, props: {} },
        ],
      },
    },
  ];
  const made = await owner.post('/pages', { key: 'footer', language: 'nl', title: 'Voet', path: '/voet' });
  expect(made.status).toBe(200);
  const draft = (await owner.get('/pages/footer/nl/draft')).body;
  const saved = await owner.put('/pages/footer/nl/draft', {
    version: draft.version,
    tree,
    settings: draft.settings,
  });
  expect(footerOf((await page('/contact')).html)).toBe(columns);
  const canvas = await owner.post('/canvas/footer/nl', { tree, settings: draft.settings });
  expect(canvas.body.html).toMatch(/<main[^>]*class="on-brand"/);

  await owner.post('/pages/footer/nl/publish', { version: saved.body.version });
  for (const path of ['/contact', '/']) {
    const { html, status } = await page(path);
    const footer = footerOf(html);
    expect(status).toBe(200);
    expect(footer).toContain('Zelf gemaakt');
    expect(footer).not.toContain('Langskomen');
    expect(footer).toContain('KvK');
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(footerOf((await page('/en/contact')).html)).toContain('Find us');
  expect((await page('/voet')).status).toBe(404);
  expect((await page('/sitemap.xml')).html).not.toContain('/voet');

  const hours = await owner.get('/settings/opening-hours');
  const openingHours = hours.body.value.openingHours.map((each: object) => ({ ...each, opens: '06:15' }));
  const value = { ...hours.body.value, openingHours };
  await owner.put('/settings/opening-hours', { version: hours.body.version, value, accept: true });
  expect(footerOf((await page('/contact')).html)).toMatch(/6[.:]15/);

  await owner.post('/pages/footer/trash');
  expect(footerOf((await page('/contact')).html)).toContain('Langskomen');
});
