import { expect, describe as group, test } from 'vitest';
import type { PageNode } from '../page/page-node.ts';
import { preparePage } from '../page/prepare-page.ts';
import type { PreparedNode, PreparedPage } from '../page/prepared-page.ts';
import { renderNodes } from '../page/render-page.tsx';
import type { FixtureNode, ModuleDefinition, ModuleFixture } from './define-module.ts';
import { fixturePage, fixtureSite, withFixtureData } from './fixture-page.ts';
import { registry } from './registry.ts';
import { badButValid, changed, hostileHtml, invalidValues } from './testing/bad-values.ts';

const heading = (id: string, text: string): PageNode => ({
  id,
  type: 'heading',
  version: 1,
  props: { text },
});

/** A site in which what is named `gone` is gone. */
const site = {
  ...fixtureSite,
  picture: (name: string) => (name === 'gone' ? undefined : fixtureSite.picture(name)),
  pagePath: (key: string) => (key === 'gone' ? undefined : fixtureSite.pagePath(key)),
};

const prepare = (definition: ModuleDefinition, fixture: ModuleFixture): Promise<PreparedPage> =>
  preparePage(
    [
      heading('b1', 'Wat ervoor staat'),
      ...fixturePage(definition, fixture, registry),
      heading('b2', 'Wat erna staat'),
    ],
    {
      registry: withFixtureData(registry, definition.type, fixture.data),
      site,
      now: '2026-06-01T12:00',
      load: {
        language: 'nl',
        request: { query: new URLSearchParams() },
        trail: [],
        path: '/',
        today: '2026-06-01',
        services: {} as never,
        site,
      },
    },
  );

const everyNode = (nodes: readonly PreparedNode[]): PreparedNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(Object.values(node.slots).flat())]);

/** The page as a visitor gets it; its neighbours stand and nothing was left out. */
async function shown(definition: ModuleDefinition, fixture: ModuleFixture): Promise<string> {
  const page = await prepare(definition, fixture);
  const { html, problems } = renderNodes(page.nodes, 'nl');
  expect([...page.problems, ...problems]).toEqual([]);
  expect(html).toMatch(/Wat ervoor staat.*Wat erna staat/s);
  expect(page.css).not.toMatch(/NaN|undefined|hostile/);
  for (const node of everyNode(page.nodes)) {
    const { props, data } = node;
    expect(JSON.stringify(node.definition.allows?.(props, data) ?? [])).not.toContain('hostile');
    expect(() => JSON.stringify(node.definition.structuredData?.(props, data))).not.toThrow();
  }
  return html;
}

function expectHarmless(html: string): void {
  expect(html).not.toMatch(/<b data-hostile|<img src=x|onerror="/);
  expect(html).not.toMatch(/(href|action|formaction)="\s*javascript:/i);
  expect(html).not.toMatch(/(src|srcset|poster|data)="[^"]*hostile/);
  expect(html).not.toContain(' style="');
  expect(html, 'a heading without words').not.toMatch(/<h([1-6])[^>]*>(<a[^>]*><\/a>)?<\/h\1>/);
  const words = html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ');
  expect(words.match(/.{0,40}(\bNaN\b|\bundefined\b|Infinity|\[object).{0,40}/)?.[0]).toBeUndefined();
}

/** The fixture that says most: in it the most can go wrong. */
const richest = ({ fixtures }: ModuleDefinition): ModuleFixture =>
  fixtures.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] as ModuleFixture;

/** The words of loaded data, such as names of bikes and reviews of guests, made hostile. */
const hostileWords = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data ?? null), (_key, value) =>
    typeof value === 'string' && /\p{L}{2} \p{L}/u.test(value) ? hostileHtml : value,
  );

for (const definition of registry.all()) {
  const { type, fields, slots = {} } = definition;
  const fixture = richest(definition);

  group(`the module ${type} with bad input`, () => {
    for (const [name, change] of Object.entries(badButValid))
      test(`${name}: shows something harmless, its neighbours stand`, async () => {
        const props = changed(fields, { ...fixture.props }, change);
        expectHarmless(await shown(definition, { ...fixture, props }));
      });

    if (fixture.data)
      test('HTML in what it loads stays text', async () => {
        expectHarmless(await shown(definition, { ...fixture, data: hostileWords(fixture.data) }));
      });

    for (const [name, { filled }] of Object.entries(slots) as [string, { filled?: true }][]) {
      const children = definition.fixtures.flatMap((each) => each.slots?.[name] ?? []);
      if (filled || children.length === 0) continue;
      for (const count of [0, 1, 500])
        test(`${count} modules in ${name}: its neighbours stand`, async () => {
          const many = Array.from(
            { length: count },
            (_, index) => children[index % children.length] as FixtureNode,
          );
          expectHarmless(await shown(definition, { ...fixture, slots: { ...fixture.slots, [name]: many } }));
        });
    }

    test('a value that no field may take leaves out this module alone, and is told once', async () => {
      for (const [name, field] of Object.entries(fields))
        for (const value of invalidValues(field)) {
          const page = await prepare(definition, { ...fixture, props: { ...fixture.props, [name]: value } });
          const told = page.problems.filter((problem) => problem.type === type);
          expect(told.length, `${name} = ${JSON.stringify(value).slice(0, 60)}`).toBe(1);
          expect(told[0]?.reason).toContain(name);
          expect(renderNodes(page.nodes, 'nl').html).toMatch(/Wat ervoor staat.*Wat erna staat/s);
        }
    });
  });
}
