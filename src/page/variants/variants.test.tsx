import { expect, test } from 'vitest';
import { number, text } from '../../fields/kinds.ts';
import { picture } from '../../fields/picture.ts';
import { defineModule, type ModuleDefinition } from '../../modules/define-module.ts';
import { fixtureSite } from '../../modules/fixture-page.ts';
import { elements } from '../../modules/slot-elements.ts';
import { pageFacts } from '../../server/page-facts.ts';
import type { PageNode } from '../page-node.ts';
import { preparePage } from '../prepare-page.ts';
import { renderNodes } from '../render-page.tsx';
import { moduleRegistry } from '../testing/module-registry.ts';

const label = { nl: 'Proef', en: 'Sample', de: 'Probe' };
const shared = { version: 1, label, about: label, category: 'text', fixtures: [] } as const;
const note = defineModule({
  ...shared,
  type: 'note',
  version: 2,
  migrations: { 1: ({ heading, ...rest }) => ({ ...rest, title: heading }) },
  fields: {
    title: text({ label }),
    size: number({ label, initial: 1, minimum: 0, maximum: 9 }),
    photo: picture({ label }),
  },
  structuredData: ({ title }) => [{ name: title }],
  Component: ({ root, title, photo }) => (
    <p {...root}>
      {title}
      {photo && <i data-loading={photo.priority ? 'eager' : 'lazy'} />}
    </p>
  ),
}) as ModuleDefinition;
const box = defineModule({
  ...shared,
  type: 'box',
  fields: { ground: text({ label }) },
  slots: { content: { label } },
  Component: ({ root, ground, slots }) => (
    <div {...root}>
      {ground}
      {elements(slots.content)}
    </div>
  ),
}) as ModuleDefinition;
const island = defineModule({
  ...shared,
  type: 'island',
  fields: { title: text({ label }) },
  hydrate: 'idle',
  Component: ({ root, title }) => <section {...root}>{title}</section>,
}) as ModuleDefinition;

const node = (id: string, rest: Partial<PageNode> = {}): PageNode => ({
  ...{ id, type: 'note', version: 2, props: { title: 'Duin' } },
  ...rest,
});

async function shown(...tree: PageNode[]) {
  const page = await preparePage(tree, {
    registry: moduleRegistry([note, box, island]),
    site: fixtureSite,
    now: '2027-05-01T12:00',
    load: {
      ...{ language: 'nl', site: fixtureSite, trail: [], today: '2027-05-01', services: {} as never },
      ...{ path: '/', request: { query: new URLSearchParams() } },
    },
  });
  return { ...page, html: renderNodes(page.nodes, 'nl').html, facts: pageFacts(page.nodes) };
}

const phone = { variants: { phone: { title: 'Kort' } } };

test('SITE-3 a phone has other content in the same place; each device shows one and takes no place for the other', async () => {
  const { html, css } = await shown(node('a', phone));
  expect(html).toBe(
    '<div data-variants=""><div data-not="phone"><p data-module="note">Duin</p></div>' +
      '<div data-not="base tablet"><p data-module="note">Kort</p></div></div>',
  );
  expect(css).toContain('@media (max-width:767px){[data-not~=phone]{display:none}}');
  expect(css).not.toContain('hover');
});

test('SITE-3 a page without it has not a byte more', async () => {
  const { html, css, facts } = await shown(node('a'));
  expect(html).toBe('<p data-module="note">Duin</p>');
  expect(css).toBe('');
  expect(facts.scripts).toEqual([]);
});

test('SITE-3 the anchor stands once, on the box of both', async () => {
  const { html } = await shown(
    node('b', {
      ...{ type: 'box', version: 1, props: {}, anchor: 'buiten', variants: { phone: { ground: 'zand' } } },
      slots: { content: [node('a', { anchor: 'binnen' })] },
    }),
  );
  expect(html).toContain('<div data-variants="" id="buiten">');
  expect(html.match(/id="/g)).toHaveLength(2);
  expect(html.match(/id="binnen"/g)).toHaveLength(1);
});

test('SITE-3 no picture that a device does not show is fetched: none of the copies is the page’s first', async () => {
  const photo = { media: 'dunes-path' };
  const props = { title: '', photo };
  const { html } = await shown(
    node('a', { props, variants: { phone: { photo: { media: 'scene-harbour' } } } }),
    node('b', { props }),
  );
  expect(html.match(/data-loading="\w+"/g)).toEqual(Array(3).fill('data-loading="lazy"'));
  const hidden = await shown(node('a', { props, design: { hidden: { base: false, phone: true } } }));
  expect(hidden.html).toContain('data-loading="lazy"');
  expect((await shown(node('a', { props }))).html).toContain('data-loading="eager"');
});

test('SITE-3 islands of a copy wake when they come into view, never in the dark', async () => {
  const { html } = await shown({ ...node('a', phone), type: 'island', version: 1 });
  expect(html.match(/data-wake="\w+"/g)).toEqual(['data-wake="visible"', 'data-wake="visible"']);
  const prefixes = [...html.matchAll(/data-prefix="([\w-]+)"/g)].map(([, prefix]) => prefix);
  expect(prefixes).toEqual(['a', 'a-phone']);
  const pointed = await shown({
    ...node('a'),
    type: 'island',
    version: 1,
    variants: { hover: { title: 'X' } },
  });
  expect(pointed.html.match(/data-wake="\w+"/g)).toEqual(['data-wake="visible"', 'data-wake="interaction"']);
});

test('SITE-3 search engines are told once', async () => {
  const { facts } = await shown(node('a', { variants: { ...phone.variants, hover: { title: 'Boek' } } }));
  expect(facts.structuredData).toEqual([{ name: 'Duin' }]);
});

test('SITE-3 within a copy each module has only what that device shows', async () => {
  const { html } = await shown(
    node('b', {
      ...{ type: 'box', version: 1, props: {}, variants: { phone: { ground: 'zand' } } },
      slots: { content: [node('a', phone)] },
    }),
  );
  expect(html.match(/data-variants/g)).toHaveLength(1);
  expect(html).toContain('<div data-module="box">zand<p data-module="note">Kort</p></div>');
});

test('MOD-2 content under the pointer stands in the same box, with the script that swaps it for touch and keys', async () => {
  const { html, css, facts } = await shown(node('a', { variants: { hover: { title: 'Boek' } } }));
  expect(html).toBe(
    '<div data-variants=""><div data-rest=""><p data-module="note">Duin</p></div>' +
      '<div data-hover=""><p data-module="note">Boek</p></div></div>',
  );
  expect(css).toContain('grid-area:1/1');
  expect(facts.scripts).toEqual(['src/browser/hover-content.ts']);
});

test('MOD-2 nothing under the pointer has content under the pointer again', async () => {
  const { html } = await shown(
    node('b', {
      ...{ type: 'box', version: 1, props: {}, variants: { hover: { ground: 'zand' } } },
      slots: { content: [node('a', { variants: { hover: { title: 'Boek' } } })] },
    }),
  );
  expect(html.match(/data-hover/g)).toHaveLength(2);
});

test('SITE-2 old content of a device is migrated with its module', async () => {
  const { html } = await shown({
    ...node('a', { version: 1, props: { heading: 'Duin' } }),
    variants: { phone: { heading: 'Kort' } },
  });
  expect(html).toContain('Duin');
  expect(html).toContain('Kort');
});

test('MOD-8 content of a device that is not valid is left out and said; the module stands', async () => {
  const { html, problems } = await shown(
    node('a', { variants: { phone: { size: 99 }, tablet: { title: 'T' } } }),
  );
  expect(html).toContain('Duin');
  expect(html.match(/data-not/g)).toHaveLength(2);
  expect(problems).toMatchObject([{ nodeId: 'a', code: 'variant-not-valid', fields: ['size'] }]);
});

test('MOD-1 where a module with several contents stands is told to their box, how it looks to each', async () => {
  const design = { position: { base: 'absolute' }, offsetTop: { base: '1rem' }, colour: { base: 'accent' } };
  const { html, css } = await shown(node('a', { ...phone, design }));
  const [, boxClass, first, second] = html.match(/class="(\w+)".*class="(\w+)".*class="(\w+)"/) ?? [];
  expect(first).toBe(second);
  expect(css).toContain(`.${boxClass}{position:absolute;top:1rem}`);
  expect(css).toContain(`.${first}{color:var(--color-accent)}`);
});
