import { inks, shade } from '../kit/palette.ts';
import { circle, ellipse, fill, place, type Shape, stroke } from '../kit/svg.ts';
import type { Look } from './look.ts';

/** The profile of a head facing right, its neck at 0 0, about 27 cm high. */
function profile(skin: string): Shape {
  return (
    fill('M-5 4L-4 -9L5 -8L5 4Z', shade(skin, 0.16)) +
    fill(
      'M-8 -15C-9 -25 -2 -29.500 4 -28.500C10 -27.500 11.500 -23 11.200 -19.500L14 -14.800Q14.300 -13.600 11.800 -13.400L11.600 -9.500Q11.200 -5.800 7.500 -5.800Q0 -5.600 -3.500 -9Q-7.600 -11 -8 -15Z',
      skin,
    )
  );
}

const hairPaths: Record<Look['style'], string> = {
  bald: '',
  short:
    'M-8.500 -12C-12 -24 -5 -31.500 4 -30.800C10.500 -30.500 12.500 -26 11.500 -23C7 -22.500 4.500 -23 2.500 -21.500C2.500 -18 1.500 -16 -0.500 -16C-2 -12.500 -5 -10.500 -8.500 -12Z',
  bob: 'M-3 -5C-12 -5 -13 -13 -11.500 -21C-9.500 -30 -2 -32.500 5 -31C11 -29.800 12.500 -26 11.300 -23C7 -22.500 4 -21 3.500 -17C3.500 -10 1 -5 -3 -5Z',
  long: 'M-2 -8C-8 6 -22 6 -34 1C-27 0 -22 -4 -17 -11C-14 -16 -12 -20 -11 -23C-9 -31 -1 -32.500 5 -31C11 -29.800 12.500 -26 11.300 -23C7 -22.500 4 -21 3.500 -17C3 -13 0 -10 -2 -8Z',
  tail: 'M-8 -13C-14 -10 -20 -12 -27 -6C-25 -16 -18 -21 -10 -21C-9 -30 -2 -32 5 -31C11 -29.800 12.500 -26 11.300 -23C7 -22.500 4.500 -22 2.500 -20C2 -16 0 -14 -2 -13C-4 -11 -6 -11.500 -8 -13Z',
  bun: 'M-8 -11C-11 -24 -5 -31.500 4 -31C10.500 -30.500 12.500 -26 11.500 -23C7 -22.500 4.500 -22 2.500 -20C2 -15 -2 -11 -8 -11Z',
  curls:
    'M-7 -7C-12 -6 -15 -10 -13 -14C-17 -17 -16 -22 -12.500 -23.500C-13 -29 -8 -32 -4 -30.500C-1 -35 5 -34.500 7 -31.500C12 -32 14 -27 12 -24C8 -21.500 5 -22 4 -19C4.500 -15 2 -13 0 -13C0 -9 -4 -6 -7 -7Z',
};

function hat({ hat: kind, hatColour = inks.tulip }: Look): Shape {
  const dark = shade(hatColour, 0.22);
  if (kind === 'beanie') {
    return (
      fill('M-11 -19C-13 -33 -3 -37 3 -36.500C11 -36 13.500 -28 12.500 -21Z', hatColour) +
      fill('M-11.500 -18L-11 -23.500L13 -25.500L13 -20Z', dark) +
      circle([1, -37], 3.4, dark)
    );
  }
  if (kind === 'cap') {
    return (
      fill('M-10.500 -20C-12 -31 -4 -34 3 -33.500C10 -33 12.500 -28 12.300 -23Z', hatColour) +
      fill('M6 -25L13 -24Q20 -23 20.500 -20.500L8 -21.500Z', dark)
    );
  }
  if (kind === 'helmet') {
    return (
      fill(
        'M-13 -20C-14 -33 -4 -38 5 -36C13 -34.500 16 -28 15.500 -23.500C8 -25 -4 -22 -13 -20Z',
        hatColour,
      ) +
      stroke('M-8 -27C-3 -33 4 -34 10 -31M-9.500 -23.500C-2 -28 6 -28.500 13 -27', {
        colour: dark,
        width: 1.6,
      }) +
      stroke('M0 -22L3 -8', { colour: inks.ink, width: 1 })
    );
  }
  if (kind === 'brim') {
    return (
      fill('M-9 -23C-9 -33 -3 -36 3 -35.500C9 -35 11 -30 11.500 -25Z', hatColour) +
      fill('M-19 -20Q0 -27 23 -25Q10 -19 -19 -20Z', dark)
    );
  }
  if (kind === 'scarf') {
    return (
      fill(
        'M-9 6C-12 0 -14 -8 -12.500 -18C-11 -29 -3 -33.500 5 -32C11 -31 12.500 -27 11.300 -23.500C6.500 -22 5 -19 6 -12C6.500 -8 8 -6 11 -4C8 4 0 8 -9 6Z',
        hatColour,
      ) + fill('M-9 6C-4 2 2 -2 7 -6L11 -4C8 4 0 8 -9 6Z', dark)
    );
  }
  if (kind === 'hood') {
    return (
      fill(
        'M-9 5C-14 -2 -17 -12 -15 -20C-13 -31 -3 -36 6 -34.500C12 -33.500 14 -29 13 -25C8 -24 6 -21 6.500 -14C7 -7 8 -4 8 2C4 6 -4 7 -9 5Z',
        hatColour,
      ) + fill('M6 -34.500C12 -33.500 14 -29 13 -25C8 -24 6 -21 6.500 -14L3 -10C1 -20 3 -28 6 -34.500Z', dark)
    );
  }
  return '';
}

/** A head facing right on its neck. */
export function head(
  look: Look,
  placement: { x: number; y: number; scale?: number; rotate?: number; flip?: boolean },
): Shape {
  const { style, hair, skin, beard, hat: kind } = look;
  const covered = kind === 'scarf' || kind === 'hood';
  return place(
    [
      style === 'long' && !covered ? '' : '',
      profile(skin),
      beard
        ? fill('M-3 -15Q0 -10 4 -11.500Q9 -13.500 11.700 -11Q12.500 -3.500 7.500 -2Q-1 -2 -4 -9Z', hair)
        : '',
      hairPaths[style] && !covered ? fill(hairPaths[style], hair) : '',
      style === 'bun' && !covered ? circle([-11, -26], 5.6, hair) : '',
      covered ? '' : ellipse([-1.6, -15.6], 2, 2.8, shade(skin, 0.14)),
      look.glasses
        ? stroke('M-1 -18L7 -18.500', { colour: inks.ink, width: 1 }) +
          `<circle cx="9.500" cy="-17.600" r="2.900" fill="none" stroke="${inks.ink}" stroke-width="1"/>`
        : '',
      hat(look),
    ],
    placement,
  );
}
