import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { type Picture, rect } from '../kit/svg.ts';
import { bram, noor, saskia } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { sheep } from '../scenery/animals.ts';
import { bavo } from '../scenery/churches.ts';
import { farTrees, marrams } from '../scenery/land.ts';
import { cloud, gull, sky, sun } from '../scenery/sky.ts';
import { water } from '../scenery/water.ts';
import { windmill } from '../scenery/windmill.ts';
import { lowWide, stage, verge } from './staged.ts';

/** The three of the shop with a bike between them on a dike. */
export function team(): Picture {
  const [width, height, horizon] = [1600, 1000, 720];
  const bike = { ...cityBike, colour: inks.greenDeep };
  return {
    width,
    height,
    shapes: [
      sky(width, horizon, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 12),
      cloud(120, 300, 520, 6, inks.white, inks.skyPale),
      cloud(900, 190, 380, 17, inks.white, inks.skyPale),
      sun([1290, 610], 66, inks.sun, '#fbdf9f'),
      bavo(330, 724, 150, mix(inks.skyDark, inks.skyLight, 0.4)),
      farTrees(width, 726, 30, 15, inks.hill),
      windmill(1400, 730, { height: 190, turned: 12 }),
      rect(0, 722, width, 200, inks.meadow),
      water(-10, 770, 1620, 34, inks.seaPale, 5, inks.white, 16),
      ...[120, 260, 520, 1180].map((x, index) =>
        sheep({ x, y: 846 + (index % 2) * 12, scale: 0.7, flip: index % 2 === 0 }),
      ),
      verge(
        [
          [-40, 880],
          [400, 846],
          [900, 838],
          [1640, 872],
        ],
        width,
        height,
        inks.green,
      ),
      verge(
        [
          [-40, 912],
          [400, 882],
          [900, 874],
          [1640, 904],
        ],
        width,
        height,
        inks.sandPale,
      ),
      verge(
        [
          [-40, 985],
          [800, 962],
          [1640, 980],
        ],
        width,
        height,
        inks.greenDeep,
      ),
      stage(
        standing(bram, { nearHand: [34, -106], farHand: [36, -104] }),
        { x: 560, y: 944, scale: 2.35 },
        lowWide,
      ),
      stage(
        parkedBicycle(bike, { parked: true }),
        { x: 690, y: 946, scale: 2.35 },
        lowWide,
        parkedBicycle(bike, { detail: 'far' }),
      ),
      stage(
        standing(saskia, { nearHand: [26, -104], farHand: [30, -100] }),
        { x: 1065, y: 940, scale: 2.3, flip: true },
        lowWide,
      ),
      stage(
        standing(noor, { nearHand: [18, -98], farHand: [10, -82], headTilt: -4, wind: 0.6 }),
        { x: 1200, y: 942, scale: 2.25, flip: true },
        lowWide,
      ),
      gull(760, 330, 84, -12),
      marrams(
        [
          [60, 1000, 130],
          [180, 1010, 110],
          [1450, 1005, 140],
          [1560, 1010, 170],
        ],
        4,
        0.3,
        inks.meadow,
      ),
    ],
  };
}
