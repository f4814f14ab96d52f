import { metresBetween, type Place } from './mercator.ts';

/** Points beyond this many are thinned first, so that no line takes longer than a moment. */
const thinned = 10_000;

/**
 * A line with at most `limit` of its points: those that make its shape (Douglas–Peucker). Heights count ten times
 * their metres, so that a dune or a dyke stays where it is. First and last point stay.
 */
export function simplifyLine<Point extends Place & { height: number }>(
  points: readonly Point[],
  limit: number,
): Point[] {
  let kept = thin(points);
  for (let tolerance = 2; kept.length > limit; tolerance *= 1.4) kept = shapeOf(kept, tolerance);
  return kept;
}

/** Every so many metres a point. */
function thin<Point extends Place>(points: readonly Point[]): Point[] {
  let kept = [...points];
  for (let metres = 2; kept.length > thinned; metres *= 2) {
    let last = kept[0] as Point;
    const end = kept.at(-1);
    kept = kept.filter((point, index) => {
      const stays = index === 0 || point === end || metresBetween(last, point) >= metres;
      if (stays) last = point;
      return stays;
    });
  }
  return kept;
}

type Flat = readonly [x: number, y: number, z: number];

function shapeOf<Point extends Place & { height: number }>(
  points: readonly Point[],
  tolerance: number,
): Point[] {
  const first = points[0];
  if (!first || points.length < 3) return [...points];
  const east = 111_320 * Math.cos((first.latitude * Math.PI) / 180);
  const flat = points.map(
    ({ latitude, longitude, height }): Flat => [longitude * east, latitude * 111_320, height * 10],
  );
  const stays = new Uint8Array(points.length);
  stays[0] = 1;
  stays[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const { index, distance } = farthest(flat, from, to);
    if (distance <= tolerance) continue;
    stays[index] = 1;
    open.push([from, index], [index, to]);
  }
  return points.filter((_point, index) => stays[index] === 1);
}

function farthest(flat: readonly Flat[], from: number, to: number): { index: number; distance: number } {
  let found = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index += 1) {
    const distance = distanceToSpan(flat[index] as Flat, flat[from] as Flat, flat[to] as Flat);
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}

function distanceToSpan([x, y, z]: Flat, [fromX, fromY, fromZ]: Flat, [toX, toY, toZ]: Flat): number {
  const [alongX, alongY, alongZ] = [toX - fromX, toY - fromY, toZ - fromZ];
  const [awayX, awayY, awayZ] = [x - fromX, y - fromY, z - fromZ];
  const length = alongX * alongX + alongY * alongY + alongZ * alongZ;
  const reach = awayX * alongX + awayY * alongY + awayZ * alongZ;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, reach / length));
  const [gapX, gapY, gapZ] = [awayX - share * alongX, awayY - share * alongY, awayZ - share * alongZ];
  return Math.sqrt(gapX * gapX + gapY * gapY + gapZ * gapZ);
}
