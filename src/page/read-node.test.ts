import { expect, test } from 'vitest';
import { text } from '../fields/kinds.ts';
import { defineModule, type ModuleDefinition } from '../modules/define-module.ts';
import { readNode } from './read-node.ts';
import { moduleRegistry } from './testing/module-registry.ts';

const label = { nl: 'Proef', en: 'Sample', de: 'Probe' };
const Nothing = () => null;
const sample = (more: Partial<ModuleDefinition>) =>
  defineModule({
    ...{ type: 'note', version: 1, label, category: 'text', fixtures: [] },
    fields: { title: text({ label }) },
    Component: Nothing,
    ...more,
  } as never) as ModuleDefinition;

const note = sample({
  version: 3,
  migrations: {
    1: ({ heading }) => ({ title: (heading as string).toUpperCase() }),
    2: ({ title }) => ({ title: `${title}!` }),
  },
});
const tab = sample({ type: 'tab', parent: ['tabs'] });
const tabs = sample({ type: 'tabs', slots: { items: { label, allow: ['tab'] } } });
const registry = moduleRegistry([note, tab, tabs]);

const stored = { id: 'n1', type: 'note', version: 3, props: {} };
const reasonOf = (node: unknown, parent?: { definition: ModuleDefinition; slot: string }) => {
  const read = readNode(node, registry, parent);
  return 'problem' in read ? read.problem.reason : undefined;
};

test('old props are migrated step by step to the newest version', () => {
  const read = readNode({ ...stored, version: 1, props: { heading: 'duin' } }, registry, undefined);
  expect(read).toMatchObject({ values: { title: 'DUIN!' } });
});

test.each([
  ['an unknown type', { ...stored, type: 'gone' }, 'no module of this type'],
  ['a wrong value', { ...stored, props: { title: 7 } }, 'title'],
  ['an unknown value', { ...stored, props: { colour: 'red' } }, 'colour'],
  ['a version of a newer program', { ...stored, version: 4 }, 'newer'],
  ['old props that cannot be migrated', { ...stored, version: 1 }, 'could not be migrated'],
  ['an anchor that is none', { ...stored, anchor: '1 "onclick' }, 'anchor'],
  ['something else altogether', 'text', ''],
  ['nothing', null, ''],
])('MOD-8 %s is a problem with its reason, not an error', (_name, node, reason) => {
  expect(reasonOf(node)).toContain(reason);
});

test('MOD-8 a module in a place that is not its own is refused', () => {
  expect(reasonOf({ ...stored, type: 'tab', version: 1 })).toContain('only in tabs');
  expect(reasonOf(stored, { definition: tabs, slot: 'items' })).toContain('may not stand in tabs');
  expect(
    reasonOf({ ...stored, type: 'tab', version: 1 }, { definition: tabs, slot: 'items' }),
  ).toBeUndefined();
});

test('MOD-8 a wrong design value is left out and said; the module stands', () => {
  const design = { paddingTop: { base: '2rem' }, colour: { base: 'red;}' }, unheardOf: 1 };
  const read = readNode({ ...stored, design }, registry, undefined);
  expect(read).toMatchObject({ design: { paddingTop: { base: '2rem' } } });
  expect('problems' in read && read.problems).toMatchObject([
    { code: 'design-not-valid', fields: ['colour', 'unheardOf'] },
  ]);
});
