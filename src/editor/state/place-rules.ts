import { type PageNode, pageLimits } from '../../page/page-node.ts';
import type { CatalogueModule } from '../catalogue.ts';
import { depthOf, findNode, idsOf, nodesAt, type Place, pathTo, type Tree } from './tree.ts';

/** The module types by their name. */
export type ModuleTypes = ReadonlyMap<string, CatalogueModule>;

/** Why a module may not stand somewhere; `type` is the module, `holder` where it was to go. */
export type PlaceRefusal =
  | { code: 'unknown-module'; type: string }
  | { code: 'no-such-place'; type: string }
  | { code: 'slot-takes-others'; type: string; holder: string; allow: readonly string[] }
  | { code: 'stands-elsewhere'; type: string; parents: readonly string[] }
  | { code: 'inside-itself'; type: string }
  | { code: 'too-deep'; type: string }
  | { code: 'too-many'; type: string };

/** Whether a module of this type may stand directly in that slot; `holder` is undefined on the page itself. */
export function typeRefusal(
  types: ModuleTypes,
  type: string,
  holder: string | undefined,
  slot = '',
): PlaceRefusal | undefined {
  const module = types.get(type);
  if (!module) return { code: 'unknown-module', type };
  if (module.parent && !module.parent.includes(holder ?? '')) {
    return { code: 'stands-elsewhere', type, parents: module.parent };
  }
  if (holder === undefined) return undefined;
  const there = types.get(holder)?.slots[slot];
  if (!there) return { code: 'no-such-place', type };
  if (there.allow && !there.allow.includes(type)) {
    return { code: 'slot-takes-others', type, holder, allow: there.allow };
  }
}

/** The first reason why these modules may not be put at that place; undefined when they may. */
export function placeRefusal(
  types: ModuleTypes,
  tree: Tree,
  nodes: readonly PageNode[],
  place: Place,
): PlaceRefusal | undefined {
  const type = nodes[0]?.type ?? '';
  const path = place.parent === undefined ? [] : pathTo(tree, place.parent);
  const holder = path.at(-1);
  if (place.parent !== undefined && !holder) return { code: 'no-such-place', type };
  for (const node of nodes) {
    const refusal = typeRefusal(types, node.type, holder?.type, place.slot) ?? insideRefusal(types, node);
    if (refusal) return refusal;
    if (path.some(({ id }) => id === node.id)) return { code: 'inside-itself', type: node.type };
    if (path.length + depthOf(node) > pageLimits.depth) return { code: 'too-deep', type: node.type };
  }
  const present = new Set(idsOf(tree));
  const added = idsOf(nodes).filter((id) => !present.has(id)).length;
  if (present.size + added > pageLimits.nodes) return { code: 'too-many', type };
}

/** What is pasted may come from another site: each module in it must have a right place too. */
function insideRefusal(types: ModuleTypes, node: PageNode): PlaceRefusal | undefined {
  for (const [slot, inner] of Object.entries(node.slots ?? {})) {
    for (const child of inner) {
      const refusal = typeRefusal(types, child.type, node.type, slot) ?? insideRefusal(types, child);
      if (refusal) return refusal;
    }
  }
}

/**
 * The best place for new modules when this one is selected: inside it when it has an empty slot for them, else
 * after it, else after the nearest module around it beside which they may stand, else at the page's end.
 */
export function placeAfter(
  types: ModuleTypes,
  tree: Tree,
  nodes: readonly PageNode[],
  selected: string | undefined,
): Place | undefined {
  const mayStand = (place: Place) => placeRefusal(types, tree, nodes, place) === undefined;
  const path = selected === undefined ? [] : pathTo(tree, selected);
  const inside = Object.keys(types.get(path.at(-1)?.type ?? '')?.slots ?? {}).map((slot) => ({
    parent: selected,
    slot,
    index: nodesAt(tree, { parent: selected, slot }).length,
  }));
  const beside = path
    .map((node, depth) => placeBeside(tree, path[depth - 1], node))
    .reverse()
    .map((place) => ({ ...place, index: place.index + 1 }));
  const empty = inside.filter(({ index }) => index === 0);
  const page = { index: tree.length };
  return [...empty, ...beside.slice(0, 1), ...inside, ...beside.slice(1), page].find(mayStand);
}

function placeBeside(tree: Tree, parent: PageNode | undefined, node: PageNode): Place {
  if (!parent) return { index: tree.indexOf(node) };
  for (const [slot, inner] of Object.entries(parent.slots ?? {})) {
    const index = inner.indexOf(node);
    if (index >= 0) return { parent: parent.id, slot, index };
  }
  return { index: tree.length };
}

/** Every place for these modules in reading order, for moving by keyboard. */
export function placesFor(types: ModuleTypes, tree: Tree, nodes: readonly PageNode[]): Place[] {
  const places: Place[] = [];
  const moving = new Set(nodes.map(({ id }) => id));
  const addSlot = (inner: Tree, holder: PageNode | undefined, slot: string | undefined) => {
    const allowed =
      holder === undefined
        ? nodes.every(({ type }) => !typeRefusal(types, type, undefined))
        : nodes.every(({ type }) => !typeRefusal(types, type, holder.type, slot));
    const add = (index: number) => allowed && places.push({ parent: holder?.id, slot, index });
    inner.forEach((node, index) => {
      add(index);
      if (moving.has(node.id)) return;
      for (const name of Object.keys(types.get(node.type)?.slots ?? {})) {
        addSlot(node.slots?.[name] ?? [], node, name);
      }
    });
    add(inner.length);
  };
  addSlot(tree, undefined, undefined);
  return places;
}

/** The place one step up or down from where the module stands, into and out of what is beside it. */
export function placeStep(
  types: ModuleTypes,
  tree: Tree,
  id: string,
  direction: 'up' | 'down',
): Place | undefined {
  const node = findNode(tree, id);
  if (!node) return undefined;
  const places = placesFor(types, tree, [node]);
  const here = places.findIndex(
    ({ parent, slot, index }) => nodesAt(tree, { parent, slot })[index]?.id === id,
  );
  if (here < 0) return undefined;
  // The place after here is just below the module itself, which is no move.
  const step = places[direction === 'up' ? here - 1 : here + 2];
  return step && placeRefusal(types, tree, [node], step) === undefined ? step : undefined;
}
