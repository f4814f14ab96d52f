import type { PageNode } from '../../page/page-node.ts';

export type Tree = readonly PageNode[];

/**
 * A place for modules: in a slot of a module, or on the page itself when there is no `parent`. They come before
 * what now stands at `index`.
 */
export interface Place {
  parent?: string;
  slot?: string;
  index: number;
}

/** A node with its slots' nodes, outermost first. Stops when `visit` answers `false`. */
export function visitNodes(tree: Tree, visit: (node: PageNode, parents: PageNode[]) => unknown): void {
  const walk = (nodes: Tree, parents: PageNode[]): boolean =>
    nodes.every(
      (node) =>
        visit(node, parents) !== false &&
        Object.values(node.slots ?? {}).every((inner) => walk(inner, [...parents, node])),
    );
  walk(tree, []);
}

/** The modules from the page's root to this one, itself last; empty when it is not there. */
export function pathTo(tree: Tree, id: string): PageNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    for (const inner of Object.values(node.slots ?? {})) {
      const below = pathTo(inner, id);
      if (below.length > 0) return [node, ...below];
    }
  }
  return [];
}

export const findNode = (tree: Tree, id: string): PageNode | undefined => pathTo(tree, id).at(-1);

/** Where a module stands; its own index. */
export function placeOf(tree: Tree, id: string): (Required<Pick<Place, 'index'>> & Place) | undefined {
  const path = pathTo(tree, id);
  const parent = path.at(-2);
  if (path.length === 0) return undefined;
  if (!parent) return { index: tree.findIndex((node) => node.id === id) };
  for (const [slot, inner] of Object.entries(parent.slots ?? {})) {
    const index = inner.findIndex((node) => node.id === id);
    if (index >= 0) return { parent: parent.id, slot, index };
  }
}

/** The modules that stand in one slot, or on the page itself. */
export function nodesAt(tree: Tree, { parent, slot }: Omit<Place, 'index'>): Tree {
  if (parent === undefined) return tree;
  return findNode(tree, parent)?.slots?.[slot ?? ''] ?? [];
}

/** The tree with one module changed; everything that is not above it stays the same object. */
export function updateNode(tree: Tree, id: string, change: (node: PageNode) => PageNode): Tree {
  let found = false;
  const update = (nodes: Tree): Tree => {
    const changed = nodes.map((node) => {
      if (found) return node;
      if (node.id === id) {
        found = true;
        return change(node);
      }
      return updateSlots(node, update);
    });
    return changed.every((node, index) => node === nodes[index]) ? nodes : changed;
  };
  return update(tree);
}

function updateSlots(node: PageNode, update: (nodes: Tree) => Tree): PageNode {
  for (const [slot, inner] of Object.entries(node.slots ?? {})) {
    const changed = update(inner);
    if (changed !== inner) return { ...node, slots: { ...node.slots, [slot]: [...changed] } };
  }
  return node;
}

function updateSlot(tree: Tree, { parent, slot }: Place, change: (nodes: Tree) => Tree): Tree {
  if (parent === undefined) return change(tree);
  const name = slot ?? '';
  return updateNode(tree, parent, (node) => ({
    ...node,
    slots: { ...node.slots, [name]: [...change(node.slots?.[name] ?? [])] },
  }));
}

export const insertNodes = (tree: Tree, nodes: Tree, place: Place): Tree =>
  updateSlot(tree, place, (present) => present.toSpliced(place.index, 0, ...nodes));

export function removeNode(tree: Tree, id: string): Tree {
  const place = placeOf(tree, id);
  return place ? updateSlot(tree, place, (present) => present.filter((node) => node.id !== id)) : tree;
}

/** Moves a module; the place counts as the tree is now, with the module still where it was. */
export function moveNode(tree: Tree, id: string, to: Place): Tree {
  const node = findNode(tree, id);
  const from = placeOf(tree, id);
  if (!node || !from || staysThere(from, to)) return tree;
  const index = to.index - (isSameSlot(from, to) && from.index < to.index ? 1 : 0);
  return insertNodes(removeNode(tree, id), [node], { ...to, index });
}

export const isSameSlot = (one: Place, other: Place): boolean =>
  one.parent === other.parent && (one.parent === undefined || one.slot === other.slot);

/** Just before or just after itself is no move. */
export const staysThere = (from: Place, to: Place): boolean =>
  isSameSlot(from, to) && (to.index === from.index || to.index === from.index + 1);

/** A copy with an id of its own for each module in it. */
export const withNewIds = (node: PageNode, newId: () => string): PageNode => ({
  ...node,
  id: newId(),
  ...(node.slots && {
    slots: Object.fromEntries(
      Object.entries(node.slots).map(([slot, inner]) => [slot, inner.map((each) => withNewIds(each, newId))]),
    ),
  }),
});

/** Puts a copy right after the module. An anchor stands once on a page, so the copies have none. */
export function duplicateNode(tree: Tree, id: string, newId: () => string): { tree: Tree; copy?: PageNode } {
  const node = findNode(tree, id);
  const place = placeOf(tree, id);
  if (!node || !place) return { tree };
  const copy = withoutAnchors(withNewIds(node, newId));
  return { tree: insertNodes(tree, [copy], { ...place, index: place.index + 1 }), copy };
}

export function withoutAnchors({ anchor: _, ...node }: PageNode): PageNode {
  if (!node.slots) return node;
  const slots = Object.entries(node.slots).map(([slot, inner]) => [slot, inner.map(withoutAnchors)]);
  return { ...node, slots: Object.fromEntries(slots) };
}

/** Puts a module into a slot of `wrapper`, which takes its place. */
export function wrapNode(tree: Tree, id: string, wrapper: PageNode, slot: string): Tree {
  return updateNode(tree, id, (node) => ({
    ...wrapper,
    slots: { ...wrapper.slots, [slot]: [...(wrapper.slots?.[slot] ?? []), node] },
  }));
}

/** The ids of all modules in reading order, e.g. to choose the next one after a removal. */
export function idsOf(tree: Tree): string[] {
  const ids: string[] = [];
  visitNodes(tree, ({ id }) => ids.push(id));
  return ids;
}

export const depthOf = (node: PageNode): number =>
  1 + Math.max(0, ...Object.values(node.slots ?? {}).flatMap((inner) => inner.map(depthOf)));
