// @vitest-environment jsdom
import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, describe as group, test, vi } from 'vitest';
import { initialValues } from '../fields/fields-schema.ts';
import { languages } from '../lib/language.ts';
import { preparePage } from '../page/prepare-page.ts';
import type { PreparedPage } from '../page/prepared-page.ts';
import { renderNodes } from '../page/render-page.tsx';
import { StaticHtml } from '../page/StaticHtml.tsx';
import type { ModuleDefinition, ModuleFixture, SlotChild } from './define-module.ts';
import { fixturePage, fixtureSite, withFixtureData } from './fixture-page.ts';
import { islandType } from './island-type.ts';
import { registry } from './registry.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const load = {
  language: 'nl',
  request: { query: new URLSearchParams() },
  path: '/',
  trail: [],
  today: '2026-06-01',
  services: {} as never,
  site: fixtureSite,
} as const;

const now = '2026-06-01T12:00';

const prepare = (definition: ModuleDefinition, fixture: ModuleFixture): Promise<PreparedPage> =>
  preparePage(fixturePage(definition, fixture, registry), {
    registry: withFixtureData(registry, definition.type, fixture.data),
    site: fixtureSite,
    now,
    load,
  });

const outermost = (html: string, type: string) => {
  document.body.innerHTML = html;
  return document.querySelector(`[data-module="${type}"]`);
};

for (const definition of registry.all()) {
  const { type } = definition;
  group(`the module ${type}`, () => {
    for (const fixture of definition.fixtures) {
      test(`${fixture.name}: renders with its type on the outermost element and without a problem for axe`, async () => {
        const page = await prepare(definition, fixture);
        expect(page.problems).toEqual([]);
        const { html, problems } = renderNodes(page.nodes, 'nl');
        expect(problems).toEqual([]);
        expect(outermost(`<main>${html}</main>`, type)).not.toBeNull();
        expect(html, 'a style attribute is blocked by the content security policy').not.toMatch(/ style="/);
        const rules = Object.fromEntries(
          ['region', 'color-contrast', 'page-has-heading-one', 'heading-order'].map((rule) => [
            rule,
            { enabled: false },
          ]),
        );
        const { violations } = await axe.run(document.body, { rules });
        expect(violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
      });
    }

    test('carries the anchor the editor set as its id', async () => {
      const [fixture] = definition.fixtures;
      const tree = fixturePage(definition, fixture as ModuleFixture, registry);
      const find = (nodes: typeof tree): (typeof tree)[number] | undefined =>
        nodes.find((node) => node.type === type) ??
        nodes.map((node) => find(Object.values(node.slots ?? {}).flat())).find(Boolean);
      const node = find(tree);
      if (node) node.anchor = 'hier';
      const options = {
        registry: withFixtureData(registry, type, fixture?.data),
        site: fixtureSite,
        now,
        load,
      };
      const { html } = renderNodes((await preparePage(tree, options)).nodes, 'nl');
      expect(outermost(html, type)?.id).toBe('hier');
    });

    test('survives its first values and empty content', async () => {
      const page = await prepare(definition, {
        name: 'empty',
        data: definition.fixtures.find((each) => each.data)?.data,
      });
      expect(page.problems).toEqual([]);
      expect(renderNodes(page.nodes, 'nl').problems).toEqual([]);
    });

    test('refuses values it does not know and keeps the rest of the page (MOD-8)', async () => {
      const page = await prepare(definition, { name: 'unknown', props: { thisIsNoField: true } });
      expect(page.problems[0]).toMatchObject({ type, reason: expect.stringContaining('thisIsNoField') });
    });

    test('says what it is for in one short sentence of each language', () => {
      const { label, about } = definition;
      for (const language of languages) {
        expect(about[language]).toMatch(/^\p{Lu}.{10,108}\.$/u);
        expect(about[language]).not.toBe(`${label[language]}.`);
      }
      expect(new Set(Object.values(about)).size, 'each language in its own words').toBe(languages.length);
    });

    test('its first values are valid and every older version has a migration', () => {
      expect(() => initialValues(definition.fields)).not.toThrow();
      for (let version = 1; version < definition.version; version += 1) {
        expect(definition.migrations?.[version], `migration from version ${version}`).toBeTypeOf('function');
      }
    });

    if (definition.hydrate) islandTests(definition);
  });
}

function islandTests(definition: ModuleDefinition) {
  test('its island file is named after its type', () => {
    const islands = Object.keys(import.meta.glob('./*/*.island.tsx')).map(islandType);
    expect(islands).toContain(definition.type);
  });

  for (const fixture of definition.fixtures) {
    test(`${fixture.name}: wakes in the browser on the very markup the server wrote`, async () => {
      const page = await prepare(definition, fixture);
      document.body.innerHTML = renderNodes(page.nodes, 'nl').html;
      const element = document.querySelector<HTMLElement>(`[data-island="${definition.type}"]`);
      if (!element) throw new Error('no island in the page');
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { slots, ...values } = JSON.parse(element.dataset.props ?? '{}');
      for (const child of Object.values<SlotChild[]>(slots).flat()) child.element = <StaticHtml html="" />;
      const recovered: unknown[] = [];
      const before = element.textContent;
      const root = await act(() =>
        hydrateRoot(element, <definition.Component {...values} slots={slots} />, {
          identifierPrefix: element.dataset.prefix,
          onRecoverableError: (error) => recovered.push(error),
        }),
      );
      expect(recovered).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
      expect(element.textContent).toBe(before);
      await act(() => root.unmount());
      errors.mockRestore();
    });
  }
}
