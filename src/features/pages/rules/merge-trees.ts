import type { PageNode } from '../../../page/page-node.ts';
import { idsByPlace, type LocatedNode, locateNodes, onPage, type Place, placeName } from './located-nodes.ts';
import { type MergeConflict, mergeNode } from './merge-node.ts';
import { mergeOrder } from './merge-order.ts';
import { sameValue } from './same-value.ts';

export type { MergeConflict };

export interface MergedTree {
  tree: PageNode[];
  conflicts: MergeConflict[];
}

type Located = ReadonlyMap<string, LocatedNode>;

interface Sides {
  base: Located;
  mine: Located;
  theirs: Located;
}

/**
 * Two trees that were made of the same one, as one tree (EDIT-3). Changes of different modules, and of different
 * fields of one, all stand. Where both changed the same field, or moved the same module, mine stands and the conflict
 * is told. What one removed and the other changed is kept.
 */
export function mergeTrees(
  base: readonly PageNode[],
  mine: readonly PageNode[],
  theirs: readonly PageNode[],
): MergedTree {
  const sides = { base: locateNodes(base), mine: locateNodes(mine), theirs: locateNodes(theirs) };
  const conflicts: MergeConflict[] = [];
  const kept = keptIds(sides, conflicts);
  const places = mergePlaces(kept, sides, conflicts);
  const lists = mergeLists(places, sides, conflicts);
  const build = (place: Place): PageNode[] =>
    (lists.get(placeName(place)) ?? []).map((id) => {
      const [before, ours, other] = nodesOf(id, sides);
      const either = (ours ?? other) as PageNode;
      const { slots: _, ...node } = ours && other ? mergeNode(before, ours, other, conflicts) : either;
      const slots = slotNames(ours, other)
        .map((slot) => [slot, build({ parent: id, slot })] as const)
        .filter(([slot, inside]) => inside.length > 0 || either.slots?.[slot]);
      return slots.length > 0 ? { ...node, slots: Object.fromEntries(slots) } : node;
    });
  return { tree: build(onPage), conflicts };
}

const nodesOf = (id: string, { base, mine, theirs }: Sides) =>
  [base, mine, theirs].map((side) => side.get(id)?.node) as [
    PageNode | undefined,
    PageNode | undefined,
    PageNode | undefined,
  ];

const slotNames = (...nodes: (PageNode | undefined)[]): string[] => [
  ...new Set(nodes.flatMap((node) => Object.keys(node?.slots ?? {}))),
];

/** Everything of both sides, but what one removed and the other left as it was. */
function keptIds({ base, mine, theirs }: Sides, conflicts: MergeConflict[]): Set<string> {
  const touched = { mine: touchedIds(base, mine), theirs: touchedIds(base, theirs) };
  const kept = new Set<string>();
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const both = mine.has(id) && theirs.has(id);
    const changed = (mine.has(id) ? touched.mine : touched.theirs).has(id);
    if (both || changed) kept.add(id);
    if (!both && changed && base.has(id)) conflicts.push({ nodeId: id });
  }
  return kept;
}

/** What a side added, changed or moved, with everything around it: without them it would have no place. */
function touchedIds(base: Located, side: Located): Set<string> {
  const touched = new Set<string>();
  for (const [id, located] of side) {
    const before = base.get(id);
    if (before && placeName(before) === placeName(located) && sameValue(own(before.node), own(located.node)))
      continue;
    for (
      let each: string | null = id;
      each !== null && !touched.has(each);
      each = side.get(each)?.parent ?? null
    ) {
      touched.add(each);
    }
  }
  return touched;
}

const own = ({ slots: _, ...node }: PageNode) => node;

function mergePlaces(
  kept: ReadonlySet<string>,
  sides: Sides,
  conflicts: MergeConflict[],
): Map<string, Place> {
  const { base, mine, theirs } = sides;
  const places = new Map<string, Place>();
  for (const id of kept) {
    const [before, ours, other] = [base.get(id), mine.get(id), theirs.get(id)];
    const moved = ours && other && before && placeName(ours) === placeName(before);
    if (
      ours &&
      other &&
      placeName(ours) !== placeName(other) &&
      !moved &&
      (!before || placeName(other) !== placeName(before))
    )
      conflicts.push({ nodeId: id, field: 'place' });
    const { parent, slot } = (moved ? other : (ours ?? other)) as Place;
    places.set(id, { parent, slot });
  }
  untangle(places, sides, conflicts);
  return places;
}

/** Two moves into each other would leave both nowhere, and a place may be gone: such modules stay where mine has them. */
function untangle(places: Map<string, Place>, { mine }: Sides, conflicts: MergeConflict[]): void {
  const settle = (id: string, place: Place) => {
    places.set(id, place);
    conflicts.push({ nodeId: id, field: 'place' });
  };
  for (const [id] of places) {
    let circle = circleOf(id, places);
    for (const each of circle) {
      const ours = mine.get(each);
      if (!ours || placeName(ours) === placeName(places.get(each) as Place)) continue;
      settle(each, { parent: ours.parent, slot: ours.slot });
      circle = [];
      break;
    }
    // What cannot be settled by mine alone comes to the page itself.
    if (circleOf(id, places).length > 0) settle(id, onPage);
  }
  for (const [id, { parent }] of places) if (parent !== null && !places.has(parent)) settle(id, onPage);
}

/** The modules around a module, when it is among them; otherwise none. */
function circleOf(id: string, places: ReadonlyMap<string, Place>): string[] {
  const around = new Set<string>();
  for (let each: string | null | undefined = id; each; each = places.get(each)?.parent) {
    if (around.has(each)) return each === id ? [...around] : [];
    around.add(each);
  }
  return [];
}

/** The order in each place, as both made it. */
function mergeLists(
  places: ReadonlyMap<string, Place>,
  sides: Sides,
  conflicts: MergeConflict[],
): Map<string, string[]> {
  const lists = {
    base: idsByPlace(sides.base),
    mine: idsByPlace(sides.mine),
    theirs: idsByPlace(sides.theirs),
  };
  const wanted = idsByPlace(places);
  return new Map(
    [...wanted].map(([name, ids]) => {
      const here = new Set(ids);
      const of = (side: keyof typeof lists) => (lists[side].get(name) ?? []).filter((id) => here.has(id));
      const { order, moved } = mergeOrder(of('base'), of('mine'), of('theirs'));
      for (const nodeId of moved) conflicts.push({ nodeId, field: 'place' });
      // What was brought here only to have a place at all stands last.
      const placed = new Set(order);
      const rest = ids.filter((id) => !placed.has(id)).sort();
      return [name, [...order, ...rest]];
    }),
  );
}
