import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageNode } from '../../../page/page-node.ts';
import { locateNodes } from './located-nodes.ts';
import { mergeTrees } from './merge-trees.ts';

const node = (id: string, props: Record<string, unknown> = {}, ...inside: PageNode[]): PageNode => ({
  id,
  type: 'box',
  version: 1,
  props,
  ...(inside.length > 0 && { slots: { content: inside } }),
});
const page = [
  node('a', { text: 'A', colour: 'sky' }, node('a1'), node('a2')),
  node('b', { text: 'B' }),
  node('c', { text: 'C' }),
];
const ids = (tree: readonly PageNode[]): string[] => [...locateNodes(tree).keys()];

test('EDIT-3 edits of different modules, and of different fields of one, all stand', () => {
  const mine = [node('a', { text: 'mine', colour: 'sky' }, node('a1'), node('a2')), page[1], page[2]];
  const theirs = [
    node('a', { text: 'A', colour: 'sand' }, node('a1'), node('a2')),
    page[1],
    node('c', { text: 'theirs' }),
  ];
  const { tree, conflicts } = mergeTrees(page, mine as PageNode[], theirs as PageNode[]);
  expect(conflicts).toEqual([]);
  expect(tree.map(({ props }) => props)).toEqual([
    { text: 'mine', colour: 'sand' },
    { text: 'B' },
    { text: 'theirs' },
  ]);
});

test('EDIT-3 the same field changed by both is a conflict in which mine stands', () => {
  const merged = mergeTrees(
    [node('b', { text: 'B' })],
    [node('b', { text: '1' })],
    [node('b', { text: '2' })],
  );
  expect(merged).toEqual({
    tree: [node('b', { text: '1' })],
    conflicts: [{ nodeId: 'b', field: 'text' }],
  });
});

test('EDIT-3 values per device are merged one by one', () => {
  const sized = (size: object): PageNode[] => [{ ...node('b'), design: { fontSize: size } }];
  const merged = mergeTrees(
    sized({ base: '1rem' }),
    sized({ base: '1rem', phone: '2rem' }),
    sized({ base: '3rem' }),
  );
  expect(merged).toEqual({ tree: sized({ base: '3rem', phone: '2rem' }), conflicts: [] });
});

test('EDIT-3 what one removed and the other changed is kept, with what it stands in', () => {
  const changed = [
    node('a', { text: 'A', colour: 'sky' }, node('a1', { text: 'new' }), node('a2')),
    ...page.slice(1),
  ];
  const { tree, conflicts } = mergeTrees(page, changed, page.slice(1));
  expect(ids(tree)).toEqual(['a', 'a1', 'b', 'c']);
  expect(conflicts.map(({ nodeId }) => nodeId)).toEqual(['a', 'a1']);
});

test('EDIT-3 additions at the same spot stand beside each other, whoever merges', () => {
  const one = mergeTrees(page, [...page, node('x')], [...page, node('y')]);
  const other = mergeTrees(page, [...page, node('y')], [...page, node('x')]);
  expect(ids(one.tree)).toEqual(['a', 'a1', 'a2', 'b', 'c', 'x', 'y']);
  expect(other).toEqual(one);
});

test('EDIT-3 two moves into each other lose neither module', () => {
  const two = [node('a'), node('b')];
  const { tree, conflicts } = mergeTrees(two, [node('b', {}, node('a'))], [node('a', {}, node('b'))]);
  expect(tree).toEqual([node('b', {}, node('a'))]);
  expect(conflicts).toContainEqual({ nodeId: 'b', field: 'place' });
});

/** An edit of a tree, told by numbers, so that any of them fits any tree. */
type Edit = { kind: 'change' | 'add' | 'remove' | 'move'; at: number; to: number; value: number };
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('change', 'add', 'remove', 'move'),
  at: fc.nat(40),
  to: fc.nat(40),
  value: fc.nat(5),
});

function applyEdit(tree: readonly PageNode[], { kind, at, to, value }: Edit, side: string): PageNode[] {
  const copy = structuredClone(tree) as PageNode[];
  const all: { list: PageNode[]; node: PageNode }[] = [];
  const walk = (list: PageNode[]) => {
    for (const each of list) {
      all.push({ list, node: each });
      for (const inside of Object.values(each.slots ?? {})) walk(inside);
    }
  };
  walk(copy);
  const chosen = all[at % Math.max(all.length, 1)];
  const insert = (added: PageNode) => {
    const target = all[to % (all.length + 1)]?.node;
    const inside = target && ids([added]).includes(target.id) ? undefined : target;
    if (!inside) return void copy.splice(value % (copy.length + 1), 0, added);
    inside.slots ??= { content: [] };
    const list = inside.slots.content as PageNode[];
    list.splice(value % (list.length + 1), 0, added);
  };
  const takeOut = () => chosen?.list.splice(chosen.list.indexOf(chosen.node), 1);
  if (kind === 'add') insert(node(`${side}${all.length}${at}${to}${value}`));
  else if (kind === 'change' && chosen) chosen.node.props = { ...chosen.node.props, text: `${side}${value}` };
  else if (kind === 'remove') takeOut();
  else if (kind === 'move' && chosen) {
    takeOut();
    insert(chosen.node);
  }
  return copy;
}

const edited = (base: readonly PageNode[], edits: readonly Edit[], side: string) =>
  edits.reduce((tree, each) => {
    const next = applyEdit(tree, each, side);
    return new Set(ids(next)).size === ids(next).length ? next : tree;
  }, base as PageNode[]);

/** Three trees: one, and two made of it. */
const three = fc
  .tuple(
    fc.array(edit, { maxLength: 14 }),
    fc.array(edit, { maxLength: 5 }),
    fc.array(edit, { maxLength: 5 }),
  )
  .map(([first, ours, other]) => {
    const base = edited(page, first, 'z');
    return { base, mine: edited(base, ours, 'm'), theirs: edited(base, other, 't') };
  });
const bare = (tree: readonly PageNode[]): unknown =>
  tree.map(({ slots = {}, ...own }) => ({
    ...own,
    inside: Object.values(slots)
      .map(bare)
      .filter((each) => (each as unknown[]).length > 0),
  }));
const runs = { numRuns: 500 };

test('EDIT-3 merging never loses a module that one side made or changed, and never doubles one', () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const merged = ids(mergeTrees(base, mine, theirs).tree);
      expect(new Set(merged).size).toBe(merged.length);
      const known = new Set(ids(base));
      const either = new Set([...ids(mine), ...ids(theirs)]);
      for (const id of either) {
        const removed = known.has(id) && !(ids(mine).includes(id) && ids(theirs).includes(id));
        if (!removed) expect(merged).toContain(id);
      }
      for (const id of merged) expect(either.has(id)).toBe(true);
    }),
    runs,
  );
});

test('EDIT-3 merging with a side that changed nothing is the other side', () => {
  fc.assert(
    fc.property(three, ({ base, mine }) => {
      expect(bare(mergeTrees(base, mine, base).tree)).toEqual(bare(mine));
      expect(bare(mergeTrees(base, base, mine).tree)).toEqual(bare(mine));
      expect(bare(mergeTrees(base, mine, mine).tree)).toEqual(bare(mine));
    }),
    runs,
  );
});

test('EDIT-3 merging without conflicts is the same for both editors', () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const one = mergeTrees(base, mine, theirs);
      const other = mergeTrees(base, theirs, mine);
      if (one.conflicts.length > 0 || other.conflicts.length > 0) return;
      expect(bare(other.tree)).toEqual(bare(one.tree));
    }),
    runs,
  );
});

test('SITE-3 EDIT-3 what devices have of their own is merged field by field', () => {
  const varied = (variants: PageNode['variants']): PageNode[] => [
    { ...node('b', { text: 'B' }), ...(variants && { variants }) },
  ];
  const mine = varied({ phone: { text: 'mine' } });
  expect(mergeTrees(varied(undefined), mine, varied({ phone: { size: 2 }, hover: { text: 'H' } }))).toEqual({
    tree: varied({ phone: { text: 'mine', size: 2 }, hover: { text: 'H' } }),
    conflicts: [],
  });
  expect(mergeTrees(varied(undefined), mine, varied({ phone: { text: 'theirs' } }))).toEqual({
    tree: mine,
    conflicts: [{ nodeId: 'b', field: 'variants.phone.text' }],
  });
  expect(mergeTrees(mine, varied(undefined), mine).tree).toEqual(varied(undefined));
});
