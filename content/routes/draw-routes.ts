import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importRoute, type StoredRoute } from '../../src/lib/import-route.ts';
import { metresBetween } from '../../src/lib/mercator.ts';
import { expectValue } from '../../src/lib/result.ts';
import { figuresOf } from '../../src/lib/route-figures.ts';
import type { RoutePoint } from '../../src/lib/route-line.ts';
import { writeGpx } from '../../src/lib/write-gpx.ts';
import { type RoutePlan, routePlans, type WayPoint } from './way-points.ts';

/** About so many metres lie between two points of a file. */
const spacing = 60;

/** A curve through four values (Catmull–Rom), a share of the way from the second to the third. */
function between([a, b, c, d]: readonly [number, number, number, number], share: number): number {
  const [second, third] = [share * share, share ** 3];
  return (
    0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * second + (3 * b - a - 3 * c + d) * third)
  );
}

/** Small bends and rolls that come back the same each time. */
const uneven = (metres: number, seed: number): number =>
  Math.sin(metres / 83 + seed) * 0.5 +
  Math.sin(metres / 211 + seed * 2) * 0.8 +
  Math.sin(metres / 37 + seed * 3) * 0.2;

function drawn({ points, bends }: RoutePlan): RoutePoint[] {
  const line: RoutePoint[] = [];
  let metres = 0;
  for (let index = 0; index + 1 < points.length; index += 1) {
    const around = [-1, 0, 1, 2].map(
      (step) => points[Math.max(0, Math.min(points.length - 1, index + step))] as WayPoint,
    );
    const [from, to] = [around[1] as WayPoint, around[2] as WayPoint];
    const length = metresBetween(
      { latitude: from[0], longitude: from[1] },
      { latitude: to[0], longitude: to[1] },
    );
    const steps = Math.max(2, Math.round(length / spacing));
    for (let step = 0; step < steps; step += 1) {
      const share = step / steps;
      const at = (part: 0 | 1 | 2) =>
        between(around.map((each) => each[part]) as [number, number, number, number], share);
      // The way points themselves stay where they are.
      const away = Math.sin(share * Math.PI) * bends;
      const along = metres + length * share;
      line.push({
        latitude: at(0) + (uneven(along, 1) * away) / 111_320,
        longitude: at(1) + (uneven(along, 2) * away) / 68_000,
        height: Math.round((at(2) + (uneven(along, 3) * away) / 9) * 10) / 10,
      });
    }
    metres += length;
  }
  const [north, east, height] = points.at(-1) as WayPoint;
  return [...line, { latitude: north, longitude: east, height }];
}

/** Writes the GPX file of every tour, and what pages keep of it; `node content/routes/draw-routes.ts`. */
const routes: Record<string, StoredRoute> = {};
for (const [id, plan] of Object.entries(routePlans)) {
  const points = drawn(plan);
  const places = plan.points.flatMap(([latitude, longitude, , name]) =>
    name ? [{ latitude, longitude, name }] : [],
  );
  const gpx = writeGpx({ name: plan.name, points, places });
  writeFileSync(join(import.meta.dirname, `${id}.gpx`), gpx);
  routes[id] = expectValue(importRoute(gpx));
  const { metres, climb, descent } = figuresOf(points);
  console.log(
    `${id}: ${(metres / 1000).toFixed(1)} km, ${climb} m up, ${descent} m down, ${points.length} points`,
  );
  let sum = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before) sum += metresBetween(before, point);
    const stop = places.find((each) => metresBetween(each, point) < 3);
    if (stop) console.log(`   ${(sum / 1000).toFixed(1)} ${stop.name}`);
  });
}
writeFileSync(
  join(import.meta.dirname, 'routes.ts'),
  `import type { StoredRoute } from '../../src/lib/import-route.ts';

/** The routes of the tours as pages store them; written by draw-routes.ts out of the GPX files beside it. */
export const routes: Readonly<Record<string, StoredRoute>> = ${JSON.stringify(routes, null, 2)};
`,
);
