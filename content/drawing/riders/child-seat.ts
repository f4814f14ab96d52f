import { inks, shade } from '../kit/palette.ts';
import { circle, fill, lines, place, rect, type Shape, stroke, taper } from '../kit/svg.ts';
import { head } from './head.ts';
import type { Look } from './look.ts';

/** A child seat on the rack (deck height in cm above the ground), with the child in it, asleep or awake. */
export function childSeat(
  deck: number,
  look: Look | undefined,
  { asleep = false, colour = '#38505c' as string, x = -13 } = {},
): Shape {
  const child = look
    ? [
        fill(taper([-1, -12], [0, -32], 8.5, 7), look.coat),
        head(look, { x: asleep ? 4 : 1, y: -37, scale: 0.72, rotate: asleep ? 24 : 0 }),
        fill(taper([0, -8], [17, -6], 6, 4.6), look.trousers),
        fill(taper([17, -6], [19, 12], 4.6, 3.4), look.trousers),
        fill(taper([17, 14], [25, 15], 3.2, 2.4), look.shoes ?? inks.tulip),
        fill(taper([1, -29], [13, -15], 4.6, 3.4), shade(look.coat, 0.14)),
        circle([14, -14], 2.8, look.skin),
      ].join('')
    : '';
  return place(
    [
      stroke(
        lines([
          [-4, 0],
          [24, -3],
        ]),
        { colour: inks.ink, width: 2.4 },
      ),
      fill('M-13 -2C-19 -20 -18 -40 -13 -52Q-9 -56 -5 -52C-8 -38 -8 -24 -3 -10Z', colour),
      child,
      fill(
        'M-13 -2C-16 -12 -17 -22 -16 -28C-8 -26 -5 -14 6 -12L20 -11Q23 -8 22 -1L24 16Q24 20 18 19L13 2Q-4 4 -13 -2Z',
        shade(colour, 0.14),
      ),
      rect(14, 15, 12, 3, inks.ink, 1.4),
    ],
    { x, y: deck },
  );
}
