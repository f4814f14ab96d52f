/** A place on earth in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A point of the flat world map: px at `worldZoom`, x to the east, y to the south; one is about 6 m in our latitudes. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** The zoom at which one unit of the world map is one px. */
export const worldZoom = 14;
const worldWidth = 256 * 2 ** worldZoom;
/** The projection ends here; the poles are infinitely far away. */
const farthestLatitude = 85.05112878;
const radians = Math.PI / 180;

/** Where a place stands on the web's usual flat map (Mercator's projection). */
export function worldPoint({ latitude, longitude }: Place): WorldPoint {
  const north = Math.max(-farthestLatitude, Math.min(farthestLatitude, latitude)) * radians;
  return {
    x: (longitude / 360 + 0.5) * worldWidth,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI)) * worldWidth,
  };
}

/** The place at a point of the flat map. */
export const placeAt = ({ x, y }: WorldPoint): Place => ({
  latitude: (2 * Math.atan(Math.exp((0.5 - y / worldWidth) * 2 * Math.PI)) - Math.PI / 2) / radians,
  longitude: (x / worldWidth - 0.5) * 360,
});

const earthRadius = 6_371_008;

/** Metres between two places along the ground, heights left aside. */
export function metresBetween(from: Place, to: Place): number {
  const north = Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2;
  const east = Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  const share = north + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)));
}
