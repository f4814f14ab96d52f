import { inks, light, shade } from '../kit/palette.ts';
import { fill, lines, place, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

/** A botter under sail: round oak hull, leeboard, brown sails; sailing right, 200 long, waterline at y 0. */
export const botter = (
  x: number,
  y: number,
  scale: number,
  { flip = false, sail = inks.brick as string } = {},
): Shape =>
  place(
    [
      stroke('M-4 -14V-190M34 -20L104 -38M-4 -188L100 -36', { colour: inks.ink, width: 2.4 }),
      polygon(
        [
          [-8, -186],
          [-8, -34],
          [-96, -28],
          [-50, -166],
        ],
        sail,
      ),
      polygon(
        [
          [-8, -186],
          [-8, -34],
          [-44, -32],
          [-22, -178],
        ],
        light(sail, 0.16),
      ),
      polygon(
        [
          [0, -176],
          [92, -42],
          [4, -40],
        ],
        light(sail, 0.28),
      ),
      polygon(
        [
          [0, -176],
          [92, -42],
          [56, -42],
        ],
        sail,
      ),
      fill('M-4 -190q10 -7 22 -3l10 -3l-8 6q-12 6 -24 2z', inks.tulip),
      fill(
        'M-102 -26C-80 -12 -20 -8 30 -14C70 -20 90 -30 104 -44C106 -20 92 2 76 8H-84C-98 0 -104 -12 -102 -26Z',
        inks.ink,
      ),
      fill(
        'M-102 -26C-80 -12 -20 -8 30 -14C70 -20 90 -30 104 -44L104 -37C88 -24 68 -14 30 -8C-20 -2 -80 -6 -101 -19Z',
        '#a8693f',
      ),
      fill('M-22 -14C-6 -12 6 4 0 20C-14 24 -28 14 -30 0Z', shade('#a8693f', 0.25)),
    ],
    { x, y, scale, flip },
  );

/** A row of moored or passing flat boat, 160 long, with a tilt. */
export const sloop = (x: number, y: number, scale: number, hull: string = inks.greenDeep): Shape =>
  place(
    [
      fill('M-80 -22H84C82 -8 72 4 60 6H-62C-74 2 -80 -10 -80 -22Z', hull),
      rect(-82, -25, 168, 5, inks.sandPale, 2),
      stroke(
        lines([
          [-60, -25],
          [-60, -40],
        ]),
        { colour: inks.ink, width: 2.4 },
      ),
    ],
    { x, y, scale },
  );
