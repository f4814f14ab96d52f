import { inks, shade } from '../kit/palette.ts';
import { circle, ellipse, fill, place, type Shape, stroke } from '../kit/svg.ts';

/** A mallard on the water, 60 long, waterline at y 0, swimming right. */
export const duck = (x: number, y: number, scale: number, flip = false): Shape =>
  place(
    [
      fill(
        'M-30 -10C-34 -16 -36 -18 -38 -20C-28 -22 -14 -22 0 -18C12 -16 18 -12 20 -4C18 2 8 5 -6 5C-22 5 -28 -2 -30 -10Z',
        inks.stone,
      ),
      fill('M-22 -15C-12 -20 4 -18 10 -10C4 -2 -12 -2 -22 -8Z', '#8a7350'),
      fill('M8 -12C14 -16 14 -22 15 -28L26 -26C27 -16 24 -6 14 -2Z', '#7f5a3a'),
      fill('M13.500 -24C12 -34 18 -40 24 -39C31 -38 32 -30 28 -24Q20 -20 13.500 -24Z', inks.green),
      stroke('M13.500 -22.500Q20 -19.500 27 -22.500', { colour: inks.paper, width: 2 }),
      fill('M29 -33Q36 -32 39 -29Q34 -27 29 -28Z', inks.sun),
      circle([25, -33], 1.5, inks.ink),
    ],
    { x, y, scale, flip },
  );

/** A cow in a meadow, grazing right, about 150 long. */
export const cow = (x: number, y: number, scale: number, flip = false): Shape =>
  place(
    [
      stroke('M-50 -40V0M-36 -40V0M28 -40V0M42 -40V0', { colour: inks.ink, width: 8, cap: 'butt' }),
      fill(
        'M-62 -84H46Q60 -82 66 -70L84 -34Q88 -20 78 -18L68 -20L56 -46Q40 -34 0 -34H-52Q-64 -40 -62 -84Z',
        inks.paper,
      ),
      fill(
        'M-62 -84H-30Q-20 -60 -40 -46L-60 -50ZM0 -84H30Q34 -56 16 -52Q-4 -56 0 -84ZM60 -78Q72 -60 76 -44L62 -50Z',
        inks.ink,
      ),
      stroke('M-62 -82Q-72 -60 -68 -40', { colour: inks.ink, width: 3 }),
    ],
    { x, y, scale, flip },
  );

/** A dog looking over an edge: head and chest only, facing right, its chin above y 0. */
export const dogHead = (x: number, y: number, scale: number, colour = '#a8693f'): Shape =>
  place(
    [
      fill(
        'M-14 10C-16 -8 -12 -20 -2 -24L6 -30L10 -22Q14 -18 24 -16Q28 -14 26 -10Q20 -6 12 -6Q8 0 8 10Z',
        colour,
      ),
      fill('M-4 -23C-10 -20 -12 -12 -10 -6C-4 -8 2 -14 2 -22Z', shade(colour, 0.35)),
      circle([25.5, -14.5], 2.4, inks.ink),
      stroke('M-14 4Q-4 8 8 4', { colour: inks.tulip, width: 4 }),
      circle([9, -17.5], 1.3, inks.ink),
    ],
    { x, y, scale },
  );

/** A bison far off in the dunes. */
export const bison = (x: number, y: number, scale: number, colour: string, flip = false): Shape =>
  place(
    [
      fill(
        'M-50 0L-48 -34Q-52 -56 -30 -56L0 -64Q22 -78 40 -58Q56 -52 58 -36Q58 -22 48 -22L42 -28L36 -18L38 0H28L24 -22L-26 -22L-34 -16L-38 0Z',
        colour,
      ),
    ],
    { x, y, scale, flip },
  );

/** A gull that stands, facing right, 30 high. */
export const standingGull = (x: number, y: number, scale: number, flip = false): Shape =>
  place(
    [
      stroke('M-2 0V-9M4 0V-9', { colour: inks.sunDeep, width: 1.6 }),
      fill(
        'M-24 -14C-14 -24 0 -24 8 -26C8 -34 14 -38 19 -36C25 -34 24 -28 20 -26C20 -14 10 -7 -4 -8Q-14 -9 -24 -14Z',
        inks.white,
      ),
      fill('M-28 -14C-16 -24 -2 -22 6 -20C0 -12 -12 -12 -28 -14Z', inks.slate),
      fill('M23 -32L31 -29L23 -28Z', inks.sun),
      ellipse([19, -32], 1.2, 1.2, inks.ink),
    ],
    { x, y, scale, flip },
  );
