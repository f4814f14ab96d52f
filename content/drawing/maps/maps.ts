import type { Picture } from '../kit/svg.ts';
import { groundMap } from './ground/ground.ts';
import { grounds } from './grounds.ts';
import { haarlem } from './haarlem/haarlem.ts';

/** The grounds of maps and routes, and the map of the town. */
export const mapPictures: Record<string, () => Picture> = {
  'haarlem-street-map': haarlem,
  ...Object.fromEntries(
    Object.entries(grounds).map(([name, frame], seed) => [name, () => groundMap({ ...frame, seed })]),
  ),
};
