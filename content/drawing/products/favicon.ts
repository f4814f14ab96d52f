import { inks } from '../kit/palette.ts';
import { clip, type Picture, rect, ring, stroke } from '../kit/svg.ts';

/** The mark: a low sun that is also a wheel, half above the horizon. */
export const favicon = (): Picture => ({
  width: 64,
  height: 64,
  shapes: [
    clip('mark', 'M14 0H50A14 14 0 0 1 64 14V50A14 14 0 0 1 50 64H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0Z', [
      rect(0, 0, 64, 64, inks.greenDeep),
      `<circle cx="32" cy="39" r="21" fill="${inks.sun}"/>`,
      stroke('M32 39V18M32 39L17.150 24.150M32 39L46.850 24.150M32 39H11M32 39H53', {
        colour: inks.greenDeep,
        width: 3,
      }),
      ring([32, 39], 20, inks.sun, 5),
      rect(0, 42, 64, 22, inks.tulip),
      rect(0, 42, 64, 4, inks.paper),
    ]),
  ],
});
