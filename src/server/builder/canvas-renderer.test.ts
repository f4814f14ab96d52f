import { expect, test } from 'vitest';
import type { PageAddress } from '../../page/page.store.ts';
import type { PageNode } from '../../page/page-node.ts';
import { renderNodes } from '../../page/render-page.tsx';
import { smallSite } from '../testing/small-site.ts';
import { createCanvasRenderer } from './canvas-renderer.ts';

const address: PageAddress = {
  ...{ key: 'home', language: 'nl', path: '/', title: 'Voorpagina', description: '', revisionId: 0 },
  ...{ indexed: true, sharePicture: null, headerMode: 'auto' },
};
const viewer = { language: 'nl' } as const;
const icons = new Map([['bike', '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>']]);
const frame = {
  css: '',
  icons,
  around: () => ({
    header: '<header></header>',
    footer: '<footer></footer>',
    siteName: '',
    structuredData: [],
  }),
};

const node = (id: string, type: string, props: object = {}, slots?: PageNode['slots']): PageNode => ({
  ...{ id, type, version: 1, props: { ...props } },
  ...(slots && { slots }),
});
const tree = (): PageNode[] => [
  node(
    's1',
    'section',
    {},
    {
      content: [
        node('h1', 'heading', { text: 'Duinen & zee' }),
        node('t1', 'text', { html: '<p>Een <strong>fiets</strong></p>' }),
        node('r1', 'row', {}, { columns: [node('c1', 'column', {}, { content: [] })] }),
        node(
          'f1',
          'tabs',
          {},
          {
            tabs: [
              node(
                'i1',
                'tab',
                { title: 'Stad' },
                { content: [node('h2', 'heading', { text: 'Stadsfiets' })] },
              ),
            ],
          },
        ),
      ],
    },
  ),
];

function canvasOf() {
  const site = smallSite();
  return { site, canvas: createCanvasRenderer({ renderer: site.renderer, frame }) };
}

test('EDIT-2 the canvas shows what visitors get, with every module and text told apart', async () => {
  const { site, canvas } = canvasOf();
  const { html, problems } = await canvas.document(tree(), address, viewer);
  expect(problems).toEqual([]);
  for (const id of ['s1', 'h1', 't1', 'r1', 'c1', 'f1', 'h2']) expect(html).toContain(`data-node="${id}"`);
  expect(html).toMatch(/<h2 data-text="h1 text"[^>]*>Duinen &amp; zee<\/h2>/);
  expect(html).toMatch(/data-rich="t1 html"[^>]*><p>Een/);
  expect(html).toContain('data-empty-slot="c1 content"');

  const { page } = await site.renderer.prepareTree(tree(), address);
  const visitors = renderNodes(page.nodes, 'nl').html;
  const withoutProps = (main: string) => main.replace(/ data-props="[^"]*"/g, '');
  const withoutMarks = html
    .replace(/^.*<main[^>]*>|<\/main>.*$/gs, '')
    .replace(/<div data-module="landing-place"[^>]*><\/div>/g, '')
    .replace(/ data-(node|text|rich)="[^"]*"/g, '');
  expect(withoutProps(withoutMarks)).toBe(withoutProps(visitors));
});

test('SITE-9 nothing in the canvas can run, be sent or lead away', async () => {
  const { canvas } = canvasOf();
  const hostile = [node('t1', 'text', { html: '<p onclick="x()">a<script>x()</script></p>' })];
  const { html } = await canvas.document(
    hostile,
    { ...address, title: '</title><script>x()</script>' },
    viewer,
  );
  expect(html).not.toMatch(/<script|onclick/);
  expect(html).toContain("script-src 'none'");
  expect(html).toContain("form-action 'none'");
  expect(html).toContain('data-builder');
});

test('MOD-8 what cannot be shown has a plate in the canvas, and says why', async () => {
  const { canvas } = canvasOf();
  const broken = [node('x1', 'carousel-of-2019'), node('h1', 'heading', { text: 5 }), node('h2', 'heading')];
  const { html, problems } = await canvas.document(broken, address, viewer);
  expect(problems.map(({ nodeId }) => nodeId)).toEqual(['x1', 'h1']);
  expect(html).toMatch(/data-node="x1" data-absent="problem" data-label="carousel-of-2019"/);
  expect(html).toMatch(/data-node="h1" data-absent="problem" data-label="Kop"/);
  expect(html).toMatch(/data-node="h2" data-absent="empty"/);
});

test('MOD-7 a module out of its period stays in the canvas', async () => {
  const { canvas } = canvasOf();
  const past = { ...node('h1', 'heading', { text: 'Actie' }), shown: { until: '2020-01-01T00:00' } };
  expect((await canvas.document([past], address, viewer)).html).toContain('Actie');
});

test('EDIT-2 an outermost module is rendered by itself after a change', async () => {
  const { canvas } = canvasOf();
  const [section] = tree();
  const coloured = { ...node('h9', 'heading', { text: 'Rood' }), design: { colour: { base: '#aa0000' } } };
  const { parts, css } = await canvas.parts([section, coloured], address, viewer);
  expect(parts.map(({ id }) => id)).toEqual(['s1', 'h9']);
  expect(parts[0]?.html).toMatch(/^<section|^<div/);
  expect(css).toContain('color:#aa0000');
});
