import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importRoute } from '../../src/lib/import-route.ts';
import { expectValue } from '../../src/lib/result.ts';
import { decodeLine } from '../../src/lib/route-line.ts';
import { demoTours } from '../catalogue/demo-tours.ts';
import { groundCorners } from '../drawing/maps/grounds.ts';
import { routes } from './routes.ts';

test.each(demoTours)(
  'MAP-1 the route of $id is that of its GPX file, about as long as the catalogue says',
  (tour) => {
    const file = readFileSync(join(import.meta.dirname, `${tour.id}.gpx`), 'utf8');
    expect(routes[tour.id]).toEqual(expectValue(importRoute(file)));
    const kilometres = (routes[tour.id]?.metres ?? 0) / 1000;
    expect(Math.abs(kilometres - tour.distanceKm)).toBeLessThan(1.1);
  },
);

test.each(demoTours)(
  'MAP-1 the route of $id begins where its guests meet and stays on its drawn ground',
  (tour) => {
    const points = decodeLine(routes[tour.id]?.line ?? '') ?? [];
    expect(points[0]?.latitude).toBeCloseTo(tour.meetingPoint.latitude, 3);
    expect(points[0]?.longitude).toBeCloseTo(tour.meetingPoint.longitude, 3);
    const { northWest, southEast } = groundCorners(`map-${tour.id}` as 'map-windmills');
    for (const { latitude, longitude } of points) {
      expect(latitude < northWest.latitude && latitude > southEast.latitude).toBe(true);
      expect(longitude > northWest.longitude && longitude < southEast.longitude).toBe(true);
    }
  },
);
