import type { MapFrame } from './geography.ts';

const size = { width: 2000, height: 1500 };

/** What each drawn ground shows. Its corners on earth follow from it: `groundCorners`. */
export const grounds = {
  'map-haarlem': { ...size, centre: [52.3735, 4.6255], zoom: 27000 },
  'map-dunes-and-sea': { ...size, centre: [52.3905, 4.582], zoom: 14600 },
  'map-tulip-fields': { ...size, centre: [52.304, 4.558], zoom: 7600 },
  'map-windmills': { ...size, centre: [52.429, 4.739], zoom: 8700 },
  'map-amsterdam-by-bike': { ...size, centre: [52.381, 4.782], zoom: 6200 },
  'map-zuiderzee': { ...size, centre: [52.508, 4.888], zoom: 3050 },
} satisfies Record<string, MapFrame>;

export type GroundName = keyof typeof grounds;

/** The corners of a drawn ground in degrees, as the fields of a map ask for them. */
export function groundCorners(name: GroundName) {
  const { centre, zoom, width, height }: MapFrame = grounds[name];
  const [north, east] = [height / 2 / zoom, width / 2 / (zoom * 0.61)];
  return {
    northWest: { latitude: centre[0] + north, longitude: centre[1] - east },
    southEast: { latitude: centre[0] - north, longitude: centre[1] + east },
  };
}
