import { expect, test } from 'vitest';
import type { PageAddress } from '../page/page.store.ts';
import type { PageNode } from '../page/page-node.ts';
import { renderNodes } from '../page/render-page.tsx';
import { ownTheme } from '../site/theme/theme.ts';
import { PageRenderer } from './page-renderer.ts';
import { siteSnapshot } from './site-snapshot.ts';

const node = (id: string, type: string, props: object = {}, content?: PageNode[]): PageNode => ({
  ...{ id, type, version: 1, props: { ...props } },
  ...(content && { slots: { content } }),
});
const heading = (id: string, text: string) => node(id, 'heading', { text });
const post = { date: '2026-04-01', author: 'Jikke', excerpt: '', picture: null, categories: ['Onderweg'] };

/** A site with these trees by key; keys that begin with `post-` are posts, the layout apart. */
function siteOf(trees: Record<string, PageNode[]>) {
  const keys = Object.keys(trees);
  const addresses = keys.map(
    (key, revisionId): PageAddress => ({
      ...{ key, language: 'nl', path: `/${key}`, title: `Titel ${key}`, description: '', revisionId },
      ...{ indexed: true, sharePicture: null, headerMode: 'auto' },
      ...(key.startsWith('post-') && key !== 'post-layout' && { post }),
    }),
  );
  const snapshot = siteSnapshot({
    ...{ addresses, settings: {} as never, theme: ownTheme, openingHours: [] },
    pictures: { nl: new Map(), en: new Map(), de: new Map() },
  });
  const newest = addresses
    .filter((address) => address.post)
    .map(({ key, path, title }) => ({ key, path, title }));
  const renderer = new PageRenderer({
    shell: { document: () => ({ body: Buffer.from(''), headers: {} }) },
    services: { posts: { list: async () => ({ posts: newest, total: newest.length }) } } as never,
    snapshot: async () => snapshot,
    tree: async (revisionId) => trees[keys[revisionId] as string],
    now: () => '2026-06-01T12:00',
    log: { warn: () => {} },
  });
  return async (key: string) => {
    const { page } = await renderer.prepare(snapshot.page(key, 'nl') as PageAddress);
    return { html: renderNodes(page.nodes, 'nl').html, problems: page.problems };
  };
}

test('OTH-1 a post stands where its layout has a place for it, below its own title', async () => {
  const show = siteOf({
    'post-layout': [
      node('m1', 'section', {}, [
        node('m2', 'post-title'),
        node('m3', 'post-content'),
        heading('m4', 'Onder'),
      ]),
    ],
    'post-bulbs': [heading('m1', 'Bollen'), node('m2', 'tabs')],
  });
  const { html, problems } = await show('post-bulbs');
  expect(html).toMatch(/<h1[^>]*>Titel post-bulbs<.*1 april 2026.*Jikke.*Bollen.*Onder/s);
  expect(html).toContain('Onderweg');
  expect(problems).toEqual([]);
});

test('OTH-1 without a layout, or in one that has no place for it, a post stands alone below its title', async () => {
  const bulbs = [heading('m1', 'Bollen')];
  const layout = [heading('m1', 'Leeg')];
  for (const trees of [{ 'post-bulbs': bulbs }, { 'post-bulbs': bulbs, 'post-layout': layout }] as Record<
    string,
    PageNode[]
  >[]) {
    const { html } = await siteOf(trees)('post-bulbs');
    expect(html).toMatch(/<h1[^>]*>Titel post-bulbs<.*Bollen/s);
    expect(html).not.toContain('Leeg');
  }
});

test('OTH-1 the layout itself is shown around the newest post', async () => {
  const show = siteOf({
    'post-layout': [node('m1', 'post-title'), node('m2', 'post-content')],
    'post-bulbs': [heading('m1', 'Bollen')],
  });
  expect((await show('post-layout')).html).toMatch(/Titel post-bulbs.*Bollen/s);
});

test('OTH-1 a sidebar shows the modules of the page it names, on a page and in a layout', async () => {
  const show = siteOf({
    sidebar: [heading('m1', 'Opzij')],
    home: [node('m1', 'sidebar', { page: 'sidebar' }), node('m2', 'sidebar', { page: 'gone' })],
    'post-layout': [node('m1', 'post-content'), node('m2', 'sidebar', { page: 'sidebar' })],
    'post-bulbs': [heading('m1', 'Bollen')],
  });
  const { html, problems } = await show('home');
  expect(html.match(/Opzij/g)).toHaveLength(1);
  expect(html.match(/data-module="sidebar"/g)).toHaveLength(1);
  expect(problems).toEqual([]);
  expect((await show('post-bulbs')).html).toMatch(/Bollen.*Opzij/s);
});

test('OTH-1 MOD-8 a sidebar within itself is left out and reported, the rest of the page stands', async () => {
  const show = siteOf({
    sidebar: [heading('m1', 'Opzij'), node('m2', 'sidebar', { page: 'sidebar-other' })],
    'sidebar-other': [heading('m1', 'Anders'), node('m2', 'sidebar', { page: 'sidebar' })],
    home: [node('m1', 'sidebar', { page: 'sidebar' }), heading('m2', 'Daarna')],
  });
  const { html, problems } = await show('home');
  expect(html).toMatch(/Opzij.*Anders.*Daarna/s);
  expect(html.match(/Opzij/g)).toHaveLength(1);
  expect(problems).toMatchObject([{ type: 'sidebar', reason: 'sidebar would stand within itself' }]);
  expect((await show('sidebar')).problems).toHaveLength(1);
});

test('OTH-1 MOD-8 a post that holds the place of posts does not repeat itself', async () => {
  const show = siteOf({ 'post-bulbs': [heading('m1', 'Bollen'), node('m2', 'post-content')] });
  const { html, problems } = await show('post-bulbs');
  expect(html.match(/>Bollen</g)).toHaveLength(1);
  expect(problems).toHaveLength(1);
});
