import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageNode } from '../page/page-node.ts';
import { type Ask, type RunningShop, runningShop } from './testing/running-shop.ts';

let shop: RunningShop;
let origin: string;
let staff: Ask;

beforeAll(async () => {
  shop = await runningShop();
  origin = shop.origin;
  staff = await shop.staff('editor');
}, 180_000);
afterAll(() => shop.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes
const json = async (answer: Promise<Response>): Promise<any> => (await answer).json();
const visit = (path: string) => fetch(origin + path, { redirect: 'manual' });

/** The first text of a tree that is shown as it is written, and a way to change it. */
function firstHeading(tree: PageNode[]): PageNode | undefined {
  for (const node of tree) {
    if (typeof node.props.heading === 'string' && node.props.heading) return node;
    const inside = Object.values(node.slots ?? {}).flat();
    const found = firstHeading(inside);
    if (found) return found;
  }
}

test('EDIT-3 every page of the demo shop can be saved as it is: nothing of it is a problem', {
  timeout: 120_000,
}, async () => {
  const { pages } = await json(staff('GET', '/pages'));
  expect(pages.length).toBeGreaterThan(20);
  for (const { key, languages } of pages) {
    for (const language of Object.keys(languages)) {
      const at = `/pages/${key}/${language}/draft`;
      const { version, tree, settings } = await json(staff('GET', at));
      const saved = await json(
        staff('PUT', at, { version, tree, settings: { ...settings, description: 'Anders.' } }),
      );
      expect(saved, `${key}/${language}`).toMatchObject({ version: version + 1, problems: [] });
    }
  }
});

test('EDIT-3 what an editor publishes is what the next visitor gets, at its new address too', {
  timeout: 60_000,
}, async () => {
  const at = '/pages/about/nl';
  const { version, tree, settings } = await json(staff('GET', `${at}/draft`));
  const heading = firstHeading(tree) as PageNode;
  heading.props.heading = 'Zo begon het, op een dinsdag';
  expect((await visit(settings.path)).status).toBe(200);
  const moved = { ...settings, path: '/ons-verhaal', description: 'Van ons.', sharePicture: 'shop-front' };
  const saved = await json(staff('PUT', `${at}/draft`, { version, tree, settings: moved }));
  const { url } = await json(staff('POST', `${at}/preview-links`, {}));
  const preview = await visit(new URL(url).pathname);
  expect(await preview.text()).toContain('op een dinsdag');
  expect(preview.headers.get('cache-control')).toBe('no-store');
  const gone = await fetch(`${origin}/preview/none`, { headers: { 'accept-language': 'de' } });
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringContaining('Diese Vorschau ist vorbei.'),
  ]);
  expect(await (await visit(settings.path)).text()).not.toContain('op een dinsdag');

  const published = await staff('POST', `${at}/publish`, { version: saved.version });
  expect(published.status).toBe(200);
  const old = await visit(`${settings.path}?from=mail`);
  expect([old.status, old.headers.get('location')]).toEqual([308, '/ons-verhaal?from=mail']);
  const shown = await (await visit('/ons-verhaal')).text();
  expect(shown).toContain('op een dinsdag');
  expect(shown).toContain(`<meta property="og:image" content="${origin}/og/shop-front.jpg">`);
  expect((await visit('/og/shop-front.jpg')).headers.get('content-type')).toBe('image/jpeg');
  const sitemap = await (await visit('/sitemap.xml')).text();
  expect(sitemap).toContain(`${origin}/ons-verhaal<`);
  expect(sitemap).not.toContain(`${origin}${settings.path}<`);

  expect((await staff('POST', '/pages/about/trash')).status).toBe(200);
  expect((await visit('/ons-verhaal')).status).toBe(404);
  expect(await (await visit('/sitemap.xml')).text()).not.toContain('/ons-verhaal');
  expect((await staff('POST', '/pages/about/untrash')).status).toBe(200);
  expect((await visit('/ons-verhaal')).status).toBe(200);
});

test('EDIT-3 a page planned for in a moment is there by itself', { timeout: 60_000 }, async () => {
  const name = await json(staff('POST', '/pages', { language: 'nl', title: 'Actie', path: '/actie' }));
  const at = new Date(Date.now() + 2000);
  const answer = await json(
    staff('POST', `/pages/${name.key}/nl/publish`, { version: 1, at: at.toISOString() }),
  );
  expect(answer.scheduledFor).toBe(at.toISOString());
  expect((await visit('/actie')).status).toBe(404);
  await expect.poll(async () => (await visit('/actie')).status, { timeout: 15_000, interval: 200 }).toBe(200);
  expect(Date.now() - at.getTime()).toBeLessThan(6000);
});
