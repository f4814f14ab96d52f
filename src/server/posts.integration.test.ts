import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, type RunningShop, runningShop } from './testing/running-shop.ts';

let shop: RunningShop;
let editor: Ask;

beforeAll(async () => {
  shop = await runningShop();
  editor = await shop.staff('editor');
}, 180_000);
afterAll(() => shop.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of several routes
const json = async (answer: Promise<Response>): Promise<any> => (await answer).json();
const visit = (path: string) => fetch(shop.origin + path, { redirect: 'manual' });
const read = async (path: string) => (await visit(path)).text();
const post = {
  ...{ date: '2031-05-04', author: 'Emre & co', excerpt: 'Kort <b>gezegd</b>.', picture: 'tulips-path' },
  categories: ['Zeldzaam & los'],
};

async function write(title: string, path: string) {
  const made = { title, path, language: 'nl', post };
  const { key } = await json(editor('POST', '/pages', made));
  const at = `/pages/${key}/nl`;
  const { version, settings } = await json(editor('GET', `${at}/draft`));
  const tree = [{ id: 't1', type: 'text', version: 1, props: { html: '<p>De eerste zin.</p>' } }];
  const saved = await json(editor('PUT', `${at}/draft`, { version, tree, settings }));
  return { at, version: saved.version as number };
}

test('OTH-1 a published post stands first on the blog, in the feed and the sitemap, and tells search engines of itself', {
  timeout: 60_000,
}, async () => {
  const before = await read('/blog');
  const { at, version } = await write('Een zeldzaam verhaal', '/blog/zeldzaam');
  expect(await read('/blog')).toBe(before);
  const { url } = await json(editor('POST', `${at}/preview-links`, {}));
  expect(await read(new URL(url).pathname)).toMatch(/<h1[^>]*>Een zeldzaam verhaal<.*De eerste zin/s);
  expect((await editor('POST', `${at}/publish`, { version })).status).toBe(200);

  const blog = await read('/blog');
  expect(blog.match(/<article[^>]*>.*?<\/article>/s)?.[0]).toContain('Een zeldzaam verhaal');
  expect(blog).toContain('Kort &lt;b&gt;gezegd&lt;/b&gt;.');
  expect(blog).toContain(`<link rel="alternate" type="application/rss+xml" href="${shop.origin}/feed.xml">`);

  const feed = await visit('/feed.xml');
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  const [item] = (await feed.text()).match(/<item>.*?<\/item>/s) ?? [];
  expect(item).toContain(`<link>${shop.origin}/blog/zeldzaam</link>`);
  expect(item).toContain('<pubDate>Sun, 04 May 2031 08:00:00 GMT</pubDate>');
  expect(item).toContain('<category>Zeldzaam &amp; los</category>');
  expect(await read('/sitemap.xml')).toMatch(
    new RegExp(`${shop.origin}/blog/zeldzaam</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`),
  );

  const shown = await read('/blog/zeldzaam');
  expect(shown).toContain('<meta property="og:type" content="article">');
  expect(shown).toContain('<meta property="article:published_time" content="2031-05-04">');
  expect(shown).toContain(`<meta property="og:image" content="${shop.origin}/og/tulips-path.jpg">`);
  const data = [...shown.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(([, each]) =>
    JSON.parse(each as string),
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'Een zeldzaam verhaal',
      datePublished: '2031-05-04',
      author: { '@type': 'Person', name: 'Emre & co' },
    }),
  );
});

test('OTH-1 SITE-5 the blog by category and by page: those that are not there are answered with 404', async () => {
  const chosen = await visit(`/blog?category=${encodeURIComponent('Zeldzaam & los')}`);
  const shown = await chosen.text();
  expect([chosen.status, shown.match(/<article/g)?.length]).toEqual([200, 1]);
  expect(shown).toContain('<title>Zeldzaam &amp; los · ');
  expect((await visit('/blog?page=2')).status).toBe(200);
  for (const query of ['category=niets', 'page=99', 'page=-1', 'category=%00'])
    expect((await visit(`/blog?${query}`)).status, query).toBe(404);
});

test('OTH-1 what is part of other pages is found nowhere by itself', async () => {
  const sitemap = await read('/sitemap.xml');
  for (const path of ['/post-layout', '/sidebar', '/en/sidebar']) {
    expect((await visit(path)).status, path).toBe(404);
    expect(sitemap).not.toContain(`${path}<`);
  }
});

test('OTH-1 in the bin a post is gone from the blog and the feed at once', async () => {
  expect((await editor('POST', '/pages/post-een-zeldzaam-verhaal/trash')).status).toBe(200);
  for (const path of ['/blog', '/feed.xml']) expect(await read(path)).not.toContain('zeldzaam');
  expect((await visit('/blog/zeldzaam')).status).toBe(404);
  expect((await editor('POST', '/pages/post-een-zeldzaam-verhaal/untrash')).status).toBe(200);
  expect(await read('/blog')).toContain('Een zeldzaam verhaal');
});

test('EDIT-1 the picture of a post counts as used', async () => {
  const picture = await json(editor('GET', '/media/tulips-path'));
  expect(JSON.stringify(picture)).toContain('post-een-zeldzaam-verhaal');
});

test('EDIT-2 the canvas shows a post within its layout, of which only its own modules can be edited', async () => {
  const { tree, settings } = await json(editor('GET', '/pages/post-een-zeldzaam-verhaal/nl/draft'));
  const { html } = await json(editor('POST', '/canvas/post-een-zeldzaam-verhaal/nl', { tree, settings }));
  expect(html).toMatch(/<h1[^>]*>Een zeldzaam verhaal</);
  expect(html).toContain('data-page-root=""');
  expect(html.match(/data-node="/g)).toHaveLength(1);
  const { parts } = await json(
    editor('POST', '/canvas/post-een-zeldzaam-verhaal/nl/parts', { nodes: tree, settings }),
  );
  expect(parts).toEqual([{ id: 't1', html: expect.stringContaining('De eerste zin') }]);
  expect(parts[0].html).not.toContain('<h1');
});
