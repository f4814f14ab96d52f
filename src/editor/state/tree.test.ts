import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageNode } from '../../page/page-node.ts';
import { placeRefusal, placeStep, placesFor } from './place-rules.ts';
import { node, smallTree, smallTypes } from './testing/small-catalogue.ts';
import {
  duplicateNode,
  findNode,
  idsOf,
  insertNodes,
  isSameSlot,
  moveNode,
  pathTo,
  placeOf,
  removeNode,
  staysThere,
  type Tree,
  updateNode,
  wrapNode,
} from './tree.ts';

const counter = () => {
  let count = 0;
  return () => `new${count++}`;
};

/** Trees that keep the place rules, every id once. */
const trees: fc.Arbitrary<Tree> = fc
  .array(fc.record({ type: fc.constantFrom('section', 'row', 'text'), at: fc.nat(50) }), {
    minLength: 1,
    maxLength: 25,
  })
  .map((steps) => {
    const nextId = counter();
    return steps.reduce<Tree>((tree, { type, at }) => {
      const made: PageNode =
        type === 'row'
          ? node('row', nextId(), { columns: [node('column', nextId()), node('column', nextId())] })
          : node(type, nextId());
      const places = placesFor(smallTypes, tree, [made]);
      const place = places[at % places.length];
      return place ? insertNodes(tree, [made], place) : tree;
    }, []);
  });

const keepsRules = (tree: Tree): boolean =>
  tree.every((each) => placeRefusal(smallTypes, [], [each], { index: 0 }) === undefined);

test('EDIT-2 whatever is moved wherever it may go, every module is still there exactly once and in a right place', () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), (tree, which, where) => {
      const ids = idsOf(tree);
      const id = ids[which % ids.length] as string;
      const moved = findNode(tree, id) as PageNode;
      const places = placesFor(smallTypes, tree, [moved]);
      const place = places[where % places.length];
      if (!place) return;
      const after = moveNode(tree, id, place);
      expect(idsOf(after).sort()).toEqual(ids.sort());
      expect(findNode(after, id)).toBe(moved);
      expect(keepsRules(after)).toBe(true);
    }),
  );
});

test('EDIT-2 a module lands before the one that stood at the place, also in its own slot', () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.nat(), (tree, which, where) => {
      const ids = idsOf(tree);
      const id = ids[which % ids.length] as string;
      const places = placesFor(smallTypes, tree, [findNode(tree, id) as PageNode]);
      const place = places[where % places.length];
      const from = placeOf(tree, id);
      if (!place || !from || staysThere(from, place)) return;
      const slot = place.parent ? findNode(tree, place.parent)?.slots?.[place.slot ?? ''] : tree;
      const next = slot?.[place.index]?.id;
      const after = moveNode(tree, id, place);
      const landed = placeOf(after, id);
      expect(landed && isSameSlot(landed, place)).toBe(true);
      if (next !== undefined) {
        expect(placeOf(after, next)?.index).toBe((landed?.index ?? 0) + 1);
      }
    }),
  );
});

test('EDIT-2 a copy has new ids throughout and taking it away gives the tree as it was', () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, which) => {
      const ids = idsOf(tree);
      const id = ids[which % ids.length] as string;
      let count = 0;
      const { tree: after, copy } = duplicateNode(tree, id, () => `copy${count++}`);
      expect(new Set(idsOf(after)).size).toBe(idsOf(after).length);
      expect(removeNode(after, copy?.id ?? '')).toEqual(tree);
    }),
  );
});

test('EDIT-2 a module cannot be put inside itself', () => {
  const tree = smallTree();
  const row = findNode(tree, 'c') as PageNode;
  expect(placeRefusal(smallTypes, tree, [row], { parent: 'd', slot: 'content', index: 0 })?.code).toBe(
    'inside-itself',
  );
});

test('EDIT-2 a column stands only in a row, and a row takes only columns', () => {
  const tree = smallTree();
  const column = node('column', 'x');
  expect(placeRefusal(smallTypes, tree, [column], { index: 0 })?.code).toBe('stands-elsewhere');
  const text = node('text', 'y');
  expect(placeRefusal(smallTypes, tree, [text], { parent: 'c', slot: 'columns', index: 0 })?.code).toBe(
    'slot-takes-others',
  );
  expect(
    placeRefusal(smallTypes, tree, [column], { parent: 'c', slot: 'columns', index: 2 }),
  ).toBeUndefined();
});

test('EDIT-2 stepping down with the keyboard visits every place of a text and stepping up returns', () => {
  let tree: Tree = smallTree();
  const visited: string[] = [];
  for (
    let step = placeStep(smallTypes, tree, 'b', 'down');
    step;
    step = placeStep(smallTypes, tree, 'b', 'down')
  ) {
    tree = moveNode(tree, 'b', step);
    visited.push(
      pathTo(tree, 'b')
        .map(({ id }) => id)
        .join('/'),
    );
    expect(visited.length).toBeLessThan(20);
  }
  expect(visited).toEqual(['a/c/d/b', 'a/c/d/b', 'a/c/f/b', 'a/b', 'b', 'b']);
  for (
    let step = placeStep(smallTypes, tree, 'b', 'up');
    step;
    step = placeStep(smallTypes, tree, 'b', 'up')
  ) {
    tree = moveNode(tree, 'b', step);
  }
  expect(tree[0]?.id).toBe('b');
});

test('a change makes new objects only of the module and what is around it', () => {
  const tree = smallTree();
  const after = updateNode(tree, 'e', (each) => ({ ...each, props: { words: 'x' } }));
  expect(after[1]).toBe(tree[1]);
  expect(after[0]).not.toBe(tree[0]);
  expect(findNode(after, 'b')).toBe(findNode(tree, 'b'));
  expect(updateNode(tree, 'nobody', (each) => each)).toBe(tree);
});

test('a module is wrapped where it stands', () => {
  const after = wrapNode(smallTree(), 'b', node('section', 'w', { content: [] }), 'content');
  expect(pathTo(after, 'b').map(({ id }) => id)).toEqual(['a', 'w', 'b']);
  expect(placeOf(after, 'w')).toEqual({ parent: 'a', slot: 'content', index: 0 });
});
