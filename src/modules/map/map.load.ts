import { type TileService, tileService } from '../../components/map/tile-address.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { mapModuleFields } from './map.definition.ts';

export interface MapData {
  /** Whom the map would ask after a click; null: nobody. */
  service: TileService | null;
}

/** Reads the template as it is stored: the canvas of the builder marks the texts that a component is given. */
export const loadMap = async (values: ShownValues<typeof mapModuleFields>): Promise<MapData> =>
  mapData(values);

export const mapData = ({ ground, tiles }: { ground: string; tiles: string }): MapData => ({
  service: (ground === 'tiles' && tileService(tiles)) || null,
});
