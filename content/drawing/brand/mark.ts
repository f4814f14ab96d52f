import { inks } from '../kit/palette.ts';
import { circle, fill, type Shape, stroke } from '../kit/svg.ts';

/** The mark on 40 × 40, as in the header: the low sun is the hub, its rays the spokes, the polder the ground. */
export const mark = (ink: string, sun: string = inks.sun): Shape =>
  [
    `<circle cx="20" cy="20" r="17.4" fill="none" stroke="${ink}" stroke-width="3"/>`,
    stroke('M20 17.2V4M15.5 18.3L9.2 7.3M24.5 18.3L30.8 7.3M12.3 21.6L4.3 17M27.7 21.6L35.7 17', {
      colour: ink,
      width: 1.6,
    }),
    fill('M13.6 26.3A6.4 6.4 0 0 1 26.4 26.3Z', sun),
    fill('M3.6 26.3H36.4L35.5 28.5H4.5ZM6 30.4H34L32.2 32.6H7.8ZM10 34.4H30L25.4 36.8H14.6Z', ink),
  ].join('');

/** The sun, wave and dune of the partners' marks, each on 80 × 80. */
export const partnerMarks: Record<
  'hotel' | 'coffee' | 'summer' | 'bulbs' | 'bakery',
  (ink: string) => Shape
> = {
  hotel: (ink) =>
    circle([52, 26], 12, ink) +
    fill('M4 66Q22 34 40 48Q56 60 76 40V66Z', ink) +
    stroke('M4 74H76', { colour: ink, width: 3 }),
  coffee: (ink) =>
    fill('M12 34H58V50Q58 70 35 70T12 50Z', ink) +
    stroke('M58 40Q74 38 70 50Q66 58 56 56', { colour: ink, width: 5 }) +
    stroke('M26 26Q20 18 26 10M42 26Q36 18 42 10', { colour: ink, width: 4 }) +
    stroke('M8 76H62', { colour: ink, width: 4 }),
  summer: (ink) =>
    circle([40, 40], 15, ink) +
    stroke('M40 6V16M40 64V74M6 40H16M64 40H74M16 16L23 23M57 57L64 64M64 16L57 23M23 57L16 64', {
      colour: ink,
      width: 5,
    }),
  bulbs: (ink) =>
    fill('M22 14Q31 24 40 10Q49 24 58 14Q66 46 40 46Q14 46 22 14Z', ink) +
    stroke('M40 44V76', { colour: ink, width: 4 }) +
    fill('M40 76Q22 70 20 50Q36 54 40 76ZM40 76Q58 70 60 50Q44 54 40 76Z', ink),
  bakery: (ink) =>
    fill('M30 74L34 40H46L50 74ZM32 40Q40 28 48 40Z', ink) +
    stroke('M40 36L14 10M40 36L66 10M40 36L16 60M40 36L64 60', { colour: ink, width: 4 }) +
    stroke('M20 8L10 18M60 8L70 18M12 54L22 64M68 54L58 64', { colour: ink, width: 4 }),
};
