import type { Point } from '../../kit/geometry.ts';
import { inks, mix } from '../../kit/palette.ts';
import type { MapFrame } from '../geography.ts';

export interface Ground extends MapFrame {
  /** Lets strips, hollows and tufts fall differently on each. */
  seed: number;
}

/** Whether something drawn here stands whole on the paper. */
export const inside = ([x, y]: Point, { width, height }: MapFrame) =>
  x > 40 && y > 60 && x < width - 40 && y < height - 40;

export const water = mix(inks.skyDeep, inks.sea, 0.35);
export const shallow = mix(water, inks.white, 0.4);
export const polder = mix(inks.grassPale, inks.paper, 0.3);
export const duneGreen = mix(inks.sand, inks.meadow, 0.3);
