import type { PageNode } from '../../page/page-node.ts';
import type { Point, Rect } from '../canvas/geometry.ts';
import { drawnRect, nodeRect, useFrame } from '../canvas/use-frame.ts';
import { placeRefusal } from '../state/place-rules.ts';
import { nodesAt, type Place, pathTo } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { type Drop, dropInSlot, isAtEdge } from './drop-places.ts';

type Slot = Omit<Place, 'index'>;

/** Where modules land when they are dropped at a point of the canvas; undefined where they may not stand. */
export function dropAt(
  pointer: Point,
  item: { nodes: readonly PageNode[]; moving?: string },
): Drop | undefined {
  const document = useFrame.getState().frame?.document;
  const hit = document?.elementFromPoint(pointer.x, pointer.y);
  if (!hit) return undefined;
  const { tree, types } = useEditor.getState();
  const empty = hit.closest<HTMLElement>('[data-empty-slot]');
  const id = empty
    ? empty.dataset.emptySlot?.split(' ')[0]
    : hit.closest<HTMLElement>('[data-node]')?.dataset.node;
  const path = id === undefined ? [] : pathTo(tree, id);
  const own = path.findIndex((node) => node.id === item.moving);
  const holders = own < 0 ? path : path.slice(0, own);
  const isAllowed = (slot: Slot) =>
    placeRefusal(types, tree, item.nodes, { ...slot, index: 0 }) === undefined;
  const slots = [
    ...holders
      .toReversed()
      .flatMap((node) =>
        Object.keys(types.get(node.type)?.slots ?? {}).map((slot) => ({ parent: node.id, slot })),
      ),
    {},
  ].filter(isAllowed);
  const chosen = slots.find((slot, index) => index === slots.length - 1 || !isLeaving(pointer, slot, empty));
  return chosen && inSlot(chosen, pointer, empty);
}

/** At the edge of a module the place beside it is meant, unless the pointer is in an empty slot. */
function isLeaving(pointer: Point, { parent }: Slot, empty: HTMLElement | null): boolean {
  const rect = parent === undefined || empty ? undefined : nodeRect(parent);
  return rect !== undefined && isAtEdge(pointer, rect);
}

function inSlot(slot: Slot, pointer: Point, empty: HTMLElement | null): Drop {
  const modules = nodesAt(useEditor.getState().tree, slot).flatMap(({ id }, index) => {
    const rect = nodeRect(id);
    return rect ? [{ index, rect }] : [];
  });
  return dropInSlot(slot, modules, areaOf(slot, empty), pointer);
}

/** Where an empty slot is: its landing place, or the whole module. */
function areaOf({ parent, slot }: Slot, empty: HTMLElement | null): Rect {
  const isIts = empty?.dataset.emptySlot === `${parent} ${slot}`;
  const main = useFrame
    .getState()
    .frame?.document.querySelector('[data-page-root], main:not(:has([data-page-root]))');
  const rect =
    isIts && empty ? drawnRect(empty) : parent === undefined ? main && drawnRect(main) : nodeRect(parent);
  return rect ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** The empty slots where modules may be dropped, to light up while they are dragged. */
export function openPlaces(nodes: readonly PageNode[]): Rect[] {
  const { tree, types } = useEditor.getState();
  const found = useFrame.getState().frame?.document.querySelectorAll<HTMLElement>('[data-empty-slot]') ?? [];
  return [...found].flatMap((element) => {
    const [parent, slot] = element.dataset.emptySlot?.split(' ') ?? [];
    const rect = drawnRect(element);
    return rect && !placeRefusal(types, tree, nodes, { parent, slot, index: 0 }) ? [rect] : [];
  });
}
