import { groundArea, viewOf } from '../../components/map/map-view.ts';
import { tileService } from '../../components/map/tile-address.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { Place } from '../../lib/mercator.ts';
import { distancesAlong } from '../../lib/route-figures.ts';
import type { RoutePoint } from '../../lib/route-line.ts';
import type { routeMapFields } from './route-map.definition.ts';
import type { TourOfRoute } from './route-map.load.ts';

type Values = ShownValues<typeof routeMapFields>;

/** Where a route map stands, what it is drawn on and whom it would ask. */
export function routeLayout(values: Values, tour: TourOfRoute | null) {
  const { ground, groundPicture, northWest, southEast, route, stops, zoom, centre, tiles } = values;
  const drawn = ground === 'picture';
  const area = drawn && groundPicture ? groundArea({ northWest, southEast }) : undefined;
  const places: Place[] = [
    ...(route?.points ?? []),
    ...stops.flatMap(({ place }) => (place ? [place] : [])),
    ...(route || !tour ? [] : [tour.start]),
  ];
  return {
    ground: area,
    view: viewOf({ places, zoom, centre, ground: area }),
    service: drawn ? undefined : tileService(tiles),
  };
}

/** Stops farther from the line than this are beside the route, not on it. In degrees, about 300 m. */
const beside = 0.003;

/** How many metres from its start a route passes nearest to a place; undefined when it does not pass it. */
export function metresTo(place: Place, points: readonly RoutePoint[], metres: number): number | undefined {
  const along = distancesAlong(points);
  const away = points.map(({ latitude, longitude }) =>
    Math.hypot(
      latitude - place.latitude,
      (longitude - place.longitude) * Math.cos((latitude * Math.PI) / 180),
    ),
  );
  const least = away.reduce((nearest, each) => Math.min(nearest, each), Number.POSITIVE_INFINITY);
  if (least > beside) return;
  // The line is simplified, so it is a little shorter than what was measured.
  return ((along[away.indexOf(least)] ?? 0) / (along.at(-1) || 1)) * metres;
}
