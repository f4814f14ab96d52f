import { type GpxError, type GpxPoint, readGpx } from './read-gpx.ts';
import { type Result, succeed } from './result.ts';
import { figuresOf, type RouteFigures } from './route-figures.ts';
import { encodeLine, type RoutePoint } from './route-line.ts';
import { simplifyLine } from './simplify-line.ts';

/** A route as a page stores it: a simplified line, and figures measured before it was simplified. */
export interface StoredRoute extends RouteFigures {
  name: string;
  /** Encoded by `encodeLine`. */
  line: string;
}

/** Points of a stored line: enough for a day's ride on a large screen. */
export const maximumRoutePoints = 600;

/** Reads a GPX file into what a page keeps of it. */
export function importRoute(gpx: string): Result<StoredRoute, GpxError> {
  const read = readGpx(gpx);
  if (!read.ok) return read;
  const points = withHeights(read.value.points);
  const kept = simplifyLine(points, maximumRoutePoints);
  return succeed({ name: read.value.name, line: encodeLine(kept), ...figuresOf(points) });
}

/** A point without a height is as high as the one before it; a file without any lies at 0. */
function withHeights(points: readonly GpxPoint[]): RoutePoint[] {
  let last = points.find(({ height }) => height !== undefined)?.height ?? 0;
  return points.map(({ latitude, longitude, height }) => {
    last = height ?? last;
    return { latitude, longitude, height: last };
  });
}
