// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { preparePage } from '../../page/prepare-page.ts';
import { renderNodes } from '../../page/render-page.tsx';
import { fixtureSite } from '../fixture-page.ts';
import { registry } from '../registry.ts';
import { currentOf } from './table-of-contents.browser.ts';

const node = (id: string, type: string, props: object, rest: object = {}) => ({
  ...{ id, type, version: registry.definition(type)?.version ?? 1, props },
  ...rest,
});

async function show(props: object = {}) {
  const tree = [
    node('toc', 'table-of-contents', props),
    node('h1', 'heading', { text: 'Duinen en zee', level: 'h1' }),
    node('h2', 'heading', { text: 'Vertrek', level: 'h2' }, { anchor: 'start' }),
    node('t1', 'text', { html: '<h3>Met de trein</h3><p>Uit Haarlem.</p><h3>Met de trein</h3>' }),
    node('f1', 'faq', { items: [{ question: 'Mag mijn hond mee?', answer: '<p>Ja.</p>' }], level: 'h2' }),
  ];
  const page = await preparePage(tree, {
    registry,
    site: fixtureSite,
    now: '2026-06-01T12:00',
    load: {
      ...{ language: 'nl', request: { query: new URLSearchParams() }, trail: [], path: '/' },
      ...{ today: '2026-06-01', services: {} as never, site: fixtureSite },
    },
  });
  document.body.innerHTML = renderNodes(page.nodes, 'nl').html;
  return document.querySelector('nav') as HTMLElement;
}
const links = (nav: ParentNode) =>
  [...nav.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);

test('the headings of all modules of the page stand in it, and each link leads to its heading', async () => {
  const nav = await show();
  expect(links(nav)).toEqual([
    ['#start', 'Vertrek'],
    ['#met-de-trein', 'Met de trein'],
    ['#met-de-trein-2', 'Met de trein'],
    ['#mag-mijn-hond-mee-2', 'Mag mijn hond mee?'],
  ]);
  for (const [href = '', text = ''] of links(nav) as string[][])
    expect(document.getElementById(href.slice(1))?.textContent).toContain(text);
  expect(nav.querySelectorAll('ol ol a')).toHaveLength(2);
});

test('the levels chosen stand in it', async () => {
  expect(links(await show({ from: 'h1', levels: 1 }))).toEqual([['#duinen-en-zee', 'Duinen en zee']]);
  expect(links(await show({ from: 'h2', levels: 1 })).map(([href]) => href)).toEqual([
    '#start',
    '#mag-mijn-hond-mee-2',
  ]);
});

test('a page without such headings shows no table', async () => {
  expect((await show({ from: 'h3', levels: 1 })).hidden).toBe(false);
  document.body.innerHTML = '';
  const page = await preparePage([node('toc', 'table-of-contents', {})], {
    registry,
    site: fixtureSite,
    now: '2026-06-01T12:00',
    load: {
      ...{ language: 'nl', request: { query: new URLSearchParams() }, trail: [], path: '/' },
      ...{ today: '2026-06-01', services: {} as never, site: fixtureSite },
    },
  });
  document.body.innerHTML = renderNodes(page.nodes, 'nl').html;
  expect(document.querySelector('nav')?.hidden).toBe(true);
});

test('the heading being read is the last above the line, and the last of all at the end of the page', () => {
  expect(currentOf([-500, -20, 300], 90, false)).toBe(1);
  expect(currentOf([200, 400], 90, false)).toBe(-1);
  expect(currentOf([-900, 200, 500], 90, true)).toBe(2);
});
