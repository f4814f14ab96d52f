/** A rectangle in px; x to the right, y down. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });

/** The smallest rectangle around all of them. */
export function around(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How far a point is from a rectangle; 0 inside it. */
export function distance({ x, y }: Point, rect: Rect): number {
  const across = Math.max(rect.x - x, 0, x - rect.x - rect.width);
  const down = Math.max(rect.y - y, 0, y - rect.y - rect.height);
  return Math.hypot(across, down);
}

/** Whether two rectangles stand beside each other rather than below each other. */
export function areBeside(one: Rect, other: Rect): boolean {
  const overlap = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return overlap > 0.5 * Math.min(one.height, other.height);
}
