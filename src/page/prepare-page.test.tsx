import { expect, test } from 'vitest';
import { text } from '../fields/kinds.ts';
import { defineModule, type ModuleDefinition } from '../modules/define-module.ts';
import { fixtureSite } from '../modules/fixture-page.ts';
import type { ModuleLoad } from '../modules/module-load.ts';
import { elements } from '../modules/slot-elements.ts';
import type { PageNode } from './page-node.ts';
import { preparePage } from './prepare-page.ts';
import { renderNodes } from './render-page.tsx';
import { moduleRegistry } from './testing/module-registry.ts';

const label = { nl: 'Proef', en: 'Sample', de: 'Probe' };
const shared = { version: 1, label, about: label, category: 'text', fixtures: [] } as const;

const note = defineModule({
  ...shared,
  type: 'note',
  fields: { title: text({ label }) },
  Component: ({ root, title }) => {
    if (title === 'throws') throw new Error('broken component');
    return <p {...root}>{title}</p>;
  },
}) as ModuleDefinition;
const box = defineModule({
  ...shared,
  type: 'box',
  fields: {},
  slots: { content: { label } },
  Component: ({ root, slots }) => <div {...root}>{elements(slots.content)}</div>,
}) as ModuleDefinition;
const windowed = defineModule({
  ...shared,
  type: 'windowed',
  fields: {},
  looksInside: true,
  Component: ({ root, look }) => (
    <div {...root}>
      <dialog className={look} />
    </div>
  ),
}) as ModuleDefinition;
const island = defineModule({
  ...shared,
  type: 'island',
  fields: { title: text({ label }) },
  slots: { content: { label } },
  hydrate: 'visible',
  Component: ({ root, title, slots }) => (
    <section {...root}>
      {title}
      {elements(slots.content)}
    </section>
  ),
}) as ModuleDefinition;

let count = 0;
function node(type: string, props: Record<string, unknown> = {}, content: PageNode[] = []): PageNode {
  count += 1;
  return { id: `n${count}`, type, version: 1, props, slots: { content } };
}

async function shown(tree: unknown, loads: Record<string, ModuleLoad> = {}, now = '2027-05-01T12:00') {
  const page = await preparePage(tree, {
    registry: moduleRegistry([note, box, windowed, island], loads),
    site: fixtureSite,
    now,
    load: {
      language: 'nl',
      site: fixtureSite,
      path: '/',
      trail: [],
      today: '2027-05-01',
      services: {} as never,
      request: { query: new URLSearchParams() },
    },
  });
  const { html, problems } = renderNodes(page.nodes, 'nl');
  return { page, html, problems: [...page.problems, ...problems].map(({ reason }) => reason) };
}

test('SITE-1 a page is a tree of modules, one in another, however deep', async () => {
  const { html, problems } = await shown([
    node('box', {}, [node('box', {}, [node('note', { title: 'Duin' })])]),
  ]);
  expect(html).toBe(
    '<div data-module="box"><div data-module="box"><p data-module="note">Duin</p></div></div>',
  );
  expect(problems).toEqual([]);
});

test('MOD-1 a module that is seen by an element inside has its looks there, and its place outside', async () => {
  const design = { backgroundColour: { base: 'sun' }, hidden: { base: false, phone: true } };
  const { html, page } = await shown([{ ...node('windowed'), design }]);
  const [, around, inside] =
    /^<div data-module="windowed" class="(\w+)"><dialog class="(\w+)">/.exec(html) ?? [];
  expect(page.css).toContain(`.${around}{display:none}`);
  expect(page.css).toContain(`.${inside}{background-color:`);
});

test('MOD-8 what is unknown or invalid is left out and said; the rest of the page stands', async () => {
  const { html, problems } = await shown([
    node('gone'),
    node('box', {}, [node('note', { title: 5 }), node('note', { title: 'Zee' })]),
  ]);
  expect(html).toContain('Zee');
  expect(problems).toEqual(['there is no module of this type', expect.stringContaining('title')]);
});

test.each(['box', 'island'])(
  'MOD-8 a component that throws in a %s takes nothing else along',
  async (type) => {
    const { html, problems } = await shown([
      node(type, {}, [node('note', { title: 'throws' }), node('note', { title: 'Zee' })]),
      node('note', { title: 'Duin' }),
    ]);
    expect(html).toContain('Zee');
    expect(html).toContain('Duin');
    expect(problems).toEqual(['it could not be shown: broken component']);
  },
);

test('MOD-8 a module whose data cannot be loaded is left out of a page that is not whole', async () => {
  const failing = { note: () => Promise.reject(new Error('the database is away')) };
  const { html, problems, page } = await shown([node('note'), node('box')], failing);
  expect(html).toBe('<div data-module="box"></div>');
  expect(problems).toEqual(['it could not be prepared: the database is away']);
  expect(page.whole).toBe(false);
  expect((await shown([node('gone')])).page.whole).toBe(true);
});

test('a tree that is none shows an empty page', async () => {
  expect((await shown(undefined)).html).toBe('');
});

test('what a page depends on is what its modules’ data named', async () => {
  const load: ModuleLoad = async (_props, { dependsOn }) => dependsOn('reviews');
  expect((await shown([node('box', {}, [node('note')])], { note: load })).page.dependencies).toEqual(
    new Set(['reviews']),
  );
});

test('SITE-2 equal designs of several modules share one rule', async () => {
  const design = { paddingTop: { base: '2rem', phone: '1rem' } };
  const { html, page } = await shown([1, 2].map(() => ({ ...node('note'), design })));
  const [className] = html.match(/d\w{6}/) ?? [];
  expect(page.css).toBe(
    `.${className}{padding-top:2rem}@media(max-width:767px){.${className}{padding-top:1rem}}`,
  );
});

test('text and an island’s props cannot leave their place in the page', async () => {
  const title = '</zadel-island><script>alert(1)</script>"\'';
  const { html } = await shown([node('island', { title }), node('note', { title })]);
  expect(html).not.toContain('<script');
  const [, props = ''] = html.match(/data-props="([^"]*)"/) ?? [];
  const text = props.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');
  expect(JSON.parse(text.replaceAll('&gt;', '>').replaceAll('&amp;', '&'))).toMatchObject({ title });
});

test('MOD-7 a module with a period of its own is there within it, and its page depends on the next change', async () => {
  const promotion = {
    ...node('note', { title: 'Actie' }),
    shown: { from: '2027-05-07T17:00', until: '2027-05-09T22:00' },
  };
  const at = async (now: string) => {
    const { html, page } = await shown([promotion], {}, now);
    return { there: html.includes('Actie'), next: [...page.dependencies] };
  };
  expect(await at('2027-05-07T16:59')).toEqual({ there: false, next: ['moment 2027-05-07T17:00'] });
  expect(await at('2027-05-07T17:00')).toEqual({ there: true, next: ['moment 2027-05-09T22:00'] });
  expect(await at('2027-05-09T22:00')).toEqual({ there: false, next: [] });
});

test('MOD-7 what conditions ask of a request is told, so that nobody gets what was made for another', async () => {
  const forSome = (shown: PageNode['shown']) => ({ ...node('note', { title: 'Actie' }), shown });
  const { page, html } = await shown([
    forSome({ query: { name: 'via' } }),
    node('box', {}, [forSome({ cookie: { name: 'member' } })]),
    forSome({ languages: ['de'] }),
  ]);
  expect(html).not.toContain('Actie');
  expect(page.asks).toEqual({ query: true, cookies: new Set(['member']) });
  expect((await shown([node('note')])).page.asks).toEqual({ query: false, cookies: new Set() });
});
