import { inks, mix, shade } from '../kit/palette.ts';
import { type Picture, place, type Shape, shadow } from '../kit/svg.ts';

/** A ride is 1000 × 1250 px, upright. */
export const width = 1000;
export const height = 1250;

export const upright = (shapes: readonly Shape[]): Picture => ({ width, height, shapes });

export const road = mix(inks.stone, inks.sandPale, 0.4);

/** A rider with the long shadow of a low sun; `slant` follows the side the sun is on. */
export const onRoad = (
  shape: Shape,
  x: number,
  y: number,
  scale: number,
  slant = 0.8,
  ground: string = inks.sandDeep,
): Shape =>
  shadow(shape, { x, y: y - 2, scale, colour: shade(ground, 0.6), length: 0.16, slant, opacity: 0.32 }) +
  place(shape, { x, y, scale });
