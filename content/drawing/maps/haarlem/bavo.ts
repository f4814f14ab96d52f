import type { Point } from '../../kit/geometry.ts';
import { inks, mix, shade } from '../../kit/palette.ts';
import { circle, place, polygon, rect, type Shape } from '../../kit/svg.ts';

/** The Bavo on its market, with the long shadow of the afternoon. */
export function bavo([x, y]: Point): Shape {
  return place(
    [
      rect(-86, -44, 60, 70, mix(inks.sandPale, inks.white, 0.5)),
      polygon(
        [
          [-40, 12],
          [60, 12],
          [120, 46],
          [16, 46],
        ],
        inks.ink,
        0.25,
      ),
      rect(-36, -12, 96, 26, inks.slateDeep) + rect(2, -34, 26, 70, inks.slateDeep),
      polygon(
        [
          [-36, 1],
          [60, 1],
          [60, 14],
          [-36, 14],
        ],
        shade(inks.slateDeep, 0.3),
      ),
      polygon(
        [
          [5, 6],
          [9, -48],
          [15, -92],
          [21, -48],
          [25, 6],
        ],
        inks.slate,
      ),
      polygon(
        [
          [15, -92],
          [21, -48],
          [25, 6],
          [15, 6],
        ],
        shade(inks.slate, 0.3),
      ),
      circle([15, -96], 5, inks.sun),
    ],
    { x, y },
  );
}
