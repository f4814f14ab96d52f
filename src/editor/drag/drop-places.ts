import { areBeside, around, distance, type Point, type Rect } from '../canvas/geometry.ts';
import type { Place } from '../state/tree.ts';

/** A module in a slot and where it is drawn. Those that are not drawn, such as a closed tab, are left out. */
interface DrawnModule {
  index: number;
  rect: Rect;
}

/** Where something is dropped and the mark that shows it: a line, or the whole empty slot. */
export interface Drop {
  place: Place;
  mark: Rect & { kind: 'line' | 'area' };
}

const lineWidth = 4;

/** The place in a slot that is nearest to the pointer; `area` is the slot's when nothing stands in it. */
export function dropInSlot(
  slot: Omit<Place, 'index'>,
  modules: readonly DrawnModule[],
  area: Rect,
  pointer: Point,
): Drop {
  const nearest = modules.reduce<DrawnModule | undefined>(
    (best, each) => (!best || distance(pointer, each.rect) < distance(pointer, best.rect) ? each : best),
    undefined,
  );
  if (!nearest) return { place: { ...slot, index: 0 }, mark: { ...area, kind: 'area' } };
  const at = modules.indexOf(nearest);
  const [before, after] = [modules[at - 1], modules[at + 1]];
  const isAcross = [before, after].some((each) => each && areBeside(each.rect, nearest.rect));
  const { rect } = nearest;
  const isAfter = isAcross ? pointer.x > rect.x + rect.width / 2 : pointer.y > rect.y + rect.height / 2;
  const neighbour = isAfter ? after : before;
  const mark = isAcross
    ? lineAcross(rect, neighbour && areBeside(neighbour.rect, rect) ? neighbour.rect : undefined, isAfter)
    : lineBelow(rect, neighbour?.rect, isAfter);
  return { place: { ...slot, index: nearest.index + (isAfter ? 1 : 0) }, mark: { ...mark, kind: 'line' } };
}

/** An upright line in the middle of the gap to the neighbour. */
function lineAcross(rect: Rect, neighbour: Rect | undefined, isAfter: boolean): Rect {
  const edge = isAfter ? rect.x + rect.width : rect.x;
  const other = neighbour ? (isAfter ? neighbour.x : neighbour.x + neighbour.width) : edge;
  const both = around(neighbour ? [rect, neighbour] : [rect]) as Rect;
  return { x: (edge + other) / 2 - lineWidth / 2, y: both.y, width: lineWidth, height: both.height };
}

function lineBelow(rect: Rect, neighbour: Rect | undefined, isAfter: boolean): Rect {
  const edge = isAfter ? rect.y + rect.height : rect.y;
  const other = neighbour ? (isAfter ? neighbour.y : neighbour.y + neighbour.height) : edge;
  return { x: rect.x, y: (edge + other) / 2 - lineWidth / 2, width: rect.width, height: lineWidth };
}

/** How near the upper or lower edge of a module the pointer means the place beside it, not one inside it. */
export function isAtEdge(pointer: Point, rect: Rect): boolean {
  const margin = Math.min(14, rect.height / 5);
  return pointer.y < rect.y + margin || pointer.y > rect.y + rect.height - margin;
}
