import type { ShownValues } from '../../fields/field.ts';
import type { Place } from '../../lib/mercator.ts';
import type { LoadContext } from '../module-load.ts';
import type { routeMapFields } from './route-map.definition.ts';

/** The tour of the catalogue that a route belongs to. */
export interface TourOfRoute {
  name: string;
  start: Place;
  startName: string;
}

export interface RouteMapData {
  tour: TourOfRoute | null;
  /** Where the GPX file is fetched; null where there is no route. */
  file: string | null;
}

export async function loadRouteMap(
  { tour: id, route }: ShownValues<typeof routeMapFields>,
  { language, path, services, dependsOn }: LoadContext,
): Promise<RouteMapData> {
  const file = route && path ? `/gpx${path === '/' ? '' : path}/${route.id}.gpx` : null;
  if (!id) return { tour: null, file };
  dependsOn('catalogue');
  const { tours } = await services.catalogue();
  const found = tours.find((each) => each.id === id);
  if (!found) return { tour: null, file };
  const { latitude, longitude, name } = found.meetingPoint;
  return {
    tour: { name: found.name[language], start: { latitude, longitude }, startName: name[language] },
    file,
  };
}
