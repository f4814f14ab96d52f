import type { Place } from '../../lib/mercator.ts';

const short = (degrees: number) => String(Math.round(degrees * 1e5) / 1e5);

/** The way to a place, by whatever the visitor finds directions with. */
export const directionsTo = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&travelmode=bicycling&destination=${short(latitude)}%2C${short(longitude)}`;

/** A place on the open map. */
export const openMapAt = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${short(latitude)}&mlon=${short(longitude)}#map=16/${short(latitude)}/${short(longitude)}`;
