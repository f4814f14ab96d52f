import { inks, light, shade, skinShade } from '../kit/palette.ts';
import { circle, curve, ellipse, fill, lines, type Shape, stroke } from '../kit/svg.ts';
import type { Outfit } from './outfit.ts';

const profile =
  'M-7 9C-10.5 4-10.8-4-7.5-8.4C-4-12.8 4-12.6 7-8.6C8.4-6.6 8.4-4 8.8-2C9.6-.2 10.9 1.4 10.9 2.4C10.9 3.4 9 3.4 8.9 4.2C9.4 5.6 8.8 6.6 8.4 7.6C8.2 9.6 7 10.8 4.6 10.9C2 11 .5 10.4-.5 11.5Z';

/** What hangs or flies behind the head: drawn before the face. */
function hairBehind({ hair, hairColour }: Outfit): Shape {
  if (hair === 'tail') return fill('M-7.5-3C-14-6-21-3-27 2C-22 1-19 2-15 3C-11 4-9 3-7 2Z', hairColour);
  if (hair === 'long') return fill('M-6-8C-14-4-17 6-24 13C-18 13-13 14-8 11C-5 9-3 4-2 0Z', hairColour);
  if (hair === 'bun') return circle([-11, -7], 4.6, hairColour);
  if (hair === 'afro') return circle([-2.5, -4], 13.6, hairColour);
  if (hair === 'scarf') return fill('M-8-6C-13 2-12 10-16 17C-9 17-2 15 2 12L4 2Z', shade(hairColour, 0.25));
  return '';
}

const hairOver: Record<Outfit['hair'], string> = {
  short:
    'M-8.6 4C-11.6-2-10.4-9.4-5-12C1-14.8 8-12.2 8.8-6.6C5.5-8.2 2-8-1-7C-2.6-4-3-1-3.4 1.4C-5 1-6 3-5.6 5.4Z',
  bun: 'M-8.6 5C-11.6-2-10.4-9.6-5-12.2C1-14.8 8.4-12.2 8.6-6.2C5-7.4 2-6.2-.6-3.4C-2.6-1-4 2-5.6 4.4Z',
  tail: 'M-8.6 5C-11.6-2-10.4-9.6-5-12.2C1-14.8 8.4-12.2 8.6-6.2C5-7.6 1-6-2-3C-4-1-5 2-6 4Z',
  bob: 'M-9.5 10C-13-1-11-10-5-12.6C1-15 8.6-12 8.8-5.8C6-7 3.6-7 2-5C1.4 0 1.6 5 .6 9.4C-3 11.4-7 11.4-9.5 10Z',
  curls:
    'M-9 6C-13 4-13.6-.6-11.6-3C-13-7-10-11-6.4-11C-4-14.8 1-15 3.4-13C7-13.8 10.6-10.6 9.4-6.6C6-6 4-8 1.6-5.6C0-3.4-1-1-3 1.4C-4.4 1.4-6 3-5.6 6Z',
  long: 'M-9 8C-12-1-10.6-9.6-5-12.2C1-14.8 8.4-12.2 8.6-6.2C5-7.4 2-6-.6-3C-2 2-3 7-6 10Z',
  bald: '',
  scarf:
    'M-7 12C-12.6 4-12.6-8-5.4-12.4C0-15.2 7.4-13.2 8-7C5-6.6 3.4-3.6 3.2 0C3.2 4 4.4 7.6 4.6 11.6C2 13.6-3 14-7 12Z',
  afro: 'M-8.6 6C-14-1-12-12-4-14.6C3-16.4 10-12.6 9.2-6.2C6-7.6 2-6-.6-3C-3 0-4 4-8.6 6Z',
};

const chinStrap = stroke(
  lines([
    [-1, -4],
    [3.4, 10.4],
  ]),
  { colour: inks.ink, width: 0.8 },
);

function hatOver({ hat, hatColour = inks.paper }: Outfit): Shape {
  if (!hat) return '';
  const dark = shade(hatColour, 0.22);
  if (hat === 'helmet')
    return (
      chinStrap +
      fill('M-11.6-3.6C-12-12-6-16.6 0-16.4C7-16.2 11-11 10.8-5C4-7.4-5-7-11.6-3.6Z', hatColour) +
      stroke('M-7-9.4C-3-11.6 3-11.8 7-10M-4-13C0-14 3-13.8 5-13', { colour: dark, width: 1.4 })
    );
  if (hat === 'road-helmet')
    return (
      chinStrap +
      fill('M-14-4.6C-10-13-4-15.6 2-15.2C8-14.6 11-10 10.8-5.8C4-8-4-8-9-4.6Z', hatColour) +
      stroke('M-8-8.4L4-12.6M-5-7.4L7-10.2', { colour: dark, width: 1.6 })
    );
  if (hat === 'cap')
    return fill(
      'M-10.4-4C-11.4-11-6-14.6 0-14.4C6-14.2 8.6-10.6 8.6-7.2L14.6-5.4C13-4 8-4.4 5-5.4C-1-6.6-6-6-10.4-4Z',
      hatColour,
    );
  if (hat === 'beanie')
    return (
      fill('M-10.6-2C-12-11-6-15.6 0-15.4C7-15.2 10-9.6 9.4-5Z', hatColour) +
      stroke('M-10.2-3.2C-4-7.4 4-8 9-6', { colour: dark, width: 3 })
    );
  if (hat === 'straw')
    return (
      ellipse([-0.5, -7.2], 18, 3.2, dark) +
      fill('M-10-7.4C-10-14.6-6-16 0-16S9-14 9-7.4C3-5.6-4-5.6-10-7.4Z', hatColour) +
      stroke('M-9.6-8.2C-3-6.4 3-6.4 8.8-8.2', { colour: inks.tulip, width: 2 })
    );
  return (
    fill('M-9 12C-15 4-14-10-5-13.8C2-16 9-13 9.4-7C5-8-1-6-2 1C-2.4 6-1 9-2 12Z', hatColour) +
    stroke('M8.6-8C4-8.4-1-6-2 1C-2.4 5-1.4 8-1.6 11', { colour: dark, width: 1.4 })
  );
}

/** A head seen from the side, looking right; its middle at 0, 0, 23 cm high. No face is drawn but its profile. */
export function head(outfit: Outfit): Shape {
  const { skin, hair, hairColour, beard } = outfit;
  const beardPath = 'M-2.4 0C-1.4 4 1 6 4 5.4C6 4.8 8 5.6 9 5.4C9.6 9 8.4 12.4 4.4 13C0 13.4-4 9-4.4 3Z';
  return [
    hairBehind(outfit),
    fill(profile, skin),
    hair === 'scarf' || hair === 'bob' ? '' : ellipse([-3, 1], 1.7, 2.5, skinShade(skin, 0.16)),
    beard ? fill(beardPath, hairColour) : '',
    hairOver[hair] ? fill(hairOver[hair], hairColour) : '',
    hatOver(outfit),
  ].join('');
}

/** A head seen from behind. */
export function headFromBehind({ skin, hair, hairColour, hat, hatColour = inks.paper }: Outfit): Shape {
  const loose: Partial<Record<Outfit['hair'], string>> = {
    tail: 'M-2-2C-4 6-3 14 0 20C3 14 4 6 2-2Z',
    long: 'M-9-4C-11 8-10 16-6 20H6C10 16 11 8 9-4Z',
    bob: 'M-9.5-4C-11 4-10 9-7 11H7C10 9 11 4 9.5-4Z',
    scarf: 'M-9-4C-12 8-12 14-9 18C-3 20 3 20 9 18C12 14 12 8 9-4Z',
  };
  return [
    ellipse([0, 0], 8.6, 11, skin),
    hair === 'bald'
      ? ''
      : ellipse(
          [0, -2.4],
          hair === 'afro' || hair === 'curls' ? 12.5 : 9.4,
          hair === 'afro' ? 12.5 : 10,
          hairColour,
        ),
    loose[hair] ? fill(loose[hair], hairColour) : '',
    loose[hair] && hair === 'tail' ? circle([0, -2], 1.8, light(hairColour)) : '',
    hair === 'bun' ? circle([0, -10], 5, hairColour) : '',
    hat === 'straw' ? ellipse([0, -6], 18, 4, shade(hatColour)) : '',
    hat
      ? fill(
          curve(
            [
              [-10.6, -2],
              [-9.6, -9],
              [-4, -14.4],
              [4, -14.4],
              [9.6, -9],
              [10.6, -2],
              [0, -0.6],
            ],
            true,
          ),
          hatColour,
        )
      : '',
  ].join('');
}
