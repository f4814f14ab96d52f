/** A point: x to the right, y down, in the unit of its drawing (px in scenes, cm in bicycles and people). */
export type Point = readonly [number, number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const between = (a: Point, b: Point, share: number): Point => add(a, times(minus(b, a), share));

/** The point at `degrees` (0 = right, 90 = up) and `radius` around a centre. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + Math.cos(angle) * radius, centre[1] - Math.sin(angle) * radius];
}

/** A vector turned clockwise on the screen. */
export function turn(vector: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = vector;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** The direction from a to b, one unit long. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return times(minus(b, a), 1 / length);
}

/**
 * Where a knee or elbow is: the joint of two bones between `from` and `to`. `side` 1 bends clockwise of the
 * line, -1 the other way. Bones too short for the distance are stretched, so hands and feet always arrive.
 */
export function joint(from: Point, to: Point, first: number, second: number, side: 1 | -1): Point {
  const span = distance(from, to);
  const stretch = Math.max(1, span / ((first + second) * 0.998));
  const a = first * stretch;
  const b = second * stretch;
  const along = (a * a - b * b + span * span) / (2 * span);
  const height = Math.sqrt(Math.max(0, a * a - along * along));
  const [x, y] = direction(from, to);
  return [from[0] + x * along - y * height * side, from[1] + y * along + x * height * side];
}
