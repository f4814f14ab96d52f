// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { PageNode } from '../../page/page-node.ts';
import { preparePage } from '../../page/prepare-page.ts';
import { renderNodes } from '../../page/render-page.tsx';
import { fixtureSite } from '../fixture-page.ts';
import { registry } from '../registry.ts';

const image = (id: string, props: Record<string, unknown> = {}): PageNode => ({
  id,
  type: 'image',
  version: 1,
  props: { picture: { media: id }, ...props },
});

async function show(tree: PageNode[]): Promise<Document> {
  const request = { query: new URLSearchParams() };
  const load = {
    language: 'nl',
    site: fixtureSite,
    path: '/',
    trail: [],
    today: '2026-06-01',
    services: {} as never,
    request,
  } as const;
  const page = await preparePage(tree, { registry, site: fixtureSite, now: '2026-06-01T12:00', load });
  expect(page.problems).toEqual([]);
  document.body.innerHTML = renderNodes(page.nodes, 'nl').html;
  return document;
}

test('a lightbox opens by its button alone, as a modal dialog or, in older browsers, as a popover', async () => {
  const page = await show([image('a', { lightbox: true, caption: 'Parnassia' })]);
  const opener = page.querySelector('figure > button');
  const dialog = page.querySelector('dialog');
  expect(dialog?.id).toBeTruthy();
  expect(opener?.getAttribute('commandfor')).toBe(dialog?.id);
  expect(opener?.getAttribute('command')).toBe('show-modal');
  expect(opener?.getAttribute('popovertarget')).toBe(dialog?.id);
  const close = dialog?.querySelector('button');
  expect(close?.getAttribute('command')).toBe('close');
  expect(close?.getAttribute('popovertargetaction')).toBe('hide');
});

test('with a link the picture is a link, not a lightbox (LINK-1)', async () => {
  const page = await show([image('a', { lightbox: true, link: { url: '/tochten', newWindow: true } })]);
  expect(page.querySelector('dialog')).toBeNull();
  expect(page.querySelector('figure > a')?.outerHTML).toContain(
    'href="/tochten" target="_blank" rel="noopener"',
  );
});

test('each lightbox of a page has an id of its own, inside tabs too', async () => {
  const tab = (id: string): PageNode => ({
    id,
    type: 'tab',
    version: 1,
    props: { title: id },
    slots: { content: [image(`${id}1`, { lightbox: true })] },
  });
  const page = await show([
    image('a', { lightbox: true }),
    { id: 't', type: 'tabs', version: 1, props: {}, slots: { tabs: [tab('b'), tab('c')] } },
  ]);
  const ids = [...page.querySelectorAll('dialog')].map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});
