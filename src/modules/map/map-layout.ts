import { groundArea, viewOf } from '../../components/map/map-view.ts';
import { tileService } from '../../components/map/tile-address.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { mapModuleFields } from './map.definition.ts';

/** What the values of a map come to: where it stands, what it is drawn on and whom it would ask. */
export function mapLayout({
  ground,
  groundPicture,
  northWest,
  southEast,
  pins,
  zoom,
  centre,
  tiles,
}: ShownValues<typeof mapModuleFields>) {
  const drawn = ground === 'picture';
  const area = drawn && groundPicture ? groundArea({ northWest, southEast }) : undefined;
  const places = pins.flatMap(({ place }) => (place ? [place] : []));
  return {
    ground: area,
    view: viewOf({ places, zoom, centre, ground: area }),
    service: drawn ? undefined : tileService(tiles),
  };
}
