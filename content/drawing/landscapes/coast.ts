import type { Point } from '../kit/geometry.ts';
import { inks } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { curve, fill, type Shape, stroke } from '../kit/svg.ts';

/** Land from a smooth ridge down to `bottom`. */
export const land = (ridge: readonly Point[], bottom: number, colour: string): Shape => {
  const first = ridge[0] as Point;
  const last = ridge[ridge.length - 1] as Point;
  return fill(`${curve(ridge)}L${last[0]} ${bottom}L${first[0]} ${bottom}Z`, colour);
};

/** Straight lines of light on water, wider apart towards the viewer. */
export function glitter(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed = 1,
  count = 16,
): Shape {
  const { between } = random(seed);
  const dashes = Array.from({ length: count }, (_, index) => {
    const depth = (index + between(0.1, 0.9)) / count;
    const length = width * between(0.12, 0.4) * (0.4 + depth * 0.6);
    const left = x + between(-0.5, 0.5) * width * (0.45 + depth * 0.55) - length / 2;
    return `M${left.toFixed(0)} ${(y + depth * height).toFixed(0)}h${length.toFixed(0)}`;
  });
  return stroke(dashes.join(''), { colour, width: Math.max(2, height / 30) });
}

/** Long foam lines where the sea runs up. */
export const surf = (y: number, width: number, colour: string = inks.white, thickness = 7): Shape => {
  const points: Point[] = [0, 0.16, 0.34, 0.5, 0.68, 0.84, 1].map((share, index) => [
    share * width,
    y + (index % 2 ? 5 : -5),
  ]);
  return stroke(curve(points), { colour, width: thickness });
};

interface Tufts {
  seed?: number;
  tufts?: number;
  blades?: number;
  colours?: readonly string[];
  /** How far the wind bends the blades, 0 to 1. */
  wind?: number;
}

/** Tufts of marram grass along a line, blown to the right; `height` in px. */
export function marram(
  from: Point,
  to: Point,
  height: number,
  {
    seed = 1,
    tufts = 8,
    blades = 9,
    colours = [inks.green, inks.meadow, inks.grass],
    wind = 0.6,
  }: Tufts = {},
): Shape {
  const { between } = random(seed);
  const paths = colours.map(() => '');
  for (let tuft = 0; tuft < tufts; tuft += 1) {
    const share = (tuft + between(0.15, 0.85)) / tufts;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const size = height * between(0.6, 1.1);
    for (let blade = 0; blade < blades; blade += 1) {
      const fan = (blade / (blades - 1) - 0.5) * 2;
      const tall = size * between(0.6, 1) * (1 - Math.abs(fan) * 0.3);
      const root = x + fan * size * 0.045;
      const tip = root + fan * size * 0.42 + wind * size * between(0.3, 0.6);
      const at = blade % colours.length;
      paths[at] +=
        `M${root.toFixed(0)} ${(y + Math.abs(fan) * size * -0.03 + 4).toFixed(0)}Q${(root + fan * size * 0.12).toFixed(0)} ${(y - tall * 0.7).toFixed(0)} ${tip.toFixed(0)} ${(y - tall).toFixed(0)}`;
    }
  }
  return paths
    .map((d, index) =>
      d ? stroke(d, { colour: colours[index] as string, width: Math.max(1.6, height / 26) }) : '',
    )
    .join('');
}
