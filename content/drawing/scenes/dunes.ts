import { cityBike, electricBike, gentsBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import type { Picture } from '../kit/svg.ts';
import { anna, sem, youssef } from '../people/outfit.ts';
import { highlander } from '../scenery/animals.ts';
import { ground, marrams, rolling } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { farSail, surf, water } from '../scenery/water.ts';
import { dunesBeach } from './dunes-beach.ts';
import { cyclist, height, low, panniers, stage, verge, width } from './staged.ts';

/** Two on the shell path over the last dune, the sea behind. */
function dunesAndSea(): Picture {
  return {
    width,
    height,
    shapes: [
      sky(width, 470, [inks.sky, inks.skyLight, inks.skyPale], 3),
      cloud(60, 190, 420, 9, inks.white, inks.skyPale),
      cloud(690, 130, 330, 24, inks.white, inks.skyPale),
      streaks(560, 300, 560, 5, inks.white, 3),
      water(-10, 462, 1220, 120, inks.seaDeep, 2, inks.sea, 34),
      surf(width, 556, 14, 3),
      surf(width, 582, 20, 6),
      farSail(210, 470, 52),
      farSail(930, 468, 34, inks.coral),
      farSail(1010, 467, 26),
      ground(
        [
          [-40, 600],
          [300, 588],
          [700, 602],
          [1240, 586],
        ],
        height,
        inks.sand,
      ),
      ground(
        [
          [-40, 560],
          [120, 520],
          [330, 560],
          [520, 640],
          [700, 690],
        ],
        height,
        inks.grassPale,
      ),
      ground(
        [
          [640, 690],
          [800, 620],
          [980, 560],
          [1240, 520],
        ],
        height,
        mix(inks.grass, inks.grassPale, 0.3),
      ),
      marrams(
        [
          [60, 560, 70],
          [180, 552, 80],
          [300, 580, 90],
          [960, 596, 80],
          [1090, 570, 90],
          [1180, 560, 80],
        ],
        60,
        -0.4,
        inks.meadow,
      ),
      verge(
        [
          [-40, 700],
          [300, 676],
          [760, 690],
          [1240, 664],
        ],
        width,
        height,
        inks.sandPale,
      ),
      verge(
        [
          [-40, 768],
          [400, 740],
          [800, 752],
          [1240, 728],
        ],
        width,
        height,
        inks.meadow,
      ),
      cyclist(
        { ...electricBike, colour: inks.sun },
        { ...youssef, top: inks.greenDeep, scarf: inks.coral },
        { x: 300, y: 724, scale: 1.62 },
        low,
        { pedal: 330, luggage: panniers(electricBike, inks.greenDeep), wind: 0.9 },
      ),
      cyclist(cityBike, anna, { x: 660, y: 738, scale: 1.86 }, low, { pedal: 290, wind: 1 }),
      gull(180, 330, 86, -14),
      gull(330, 380, 52, 10),
      gull(1040, 330, 60, -6),
      marrams(
        [
          [50, 815, 130],
          [170, 820, 110],
          [480, 815, 80],
          [1010, 812, 110],
          [1130, 818, 150],
        ],
        20,
        -0.42,
        inks.polder,
      ),
    ],
  };
}

/** Highland cattle at a dune lake at the end of the afternoon. */
function dunesHighlander(): Picture {
  return {
    width,
    height,
    shapes: [
      sky(width, 430, ['#f3cfa0', inks.dawn, '#fdf0d8'], 5),
      sun([330, 400], 84, inks.sun, '#f8c978'),
      streaks(560, 120, 560, 9, '#fdf0d8', 4),
      ground(rolling(width, 410, 22, 8), height, mix(inks.hill, '#f3cfa0', 0.42)),
      ground(
        [
          [-40, 480],
          [200, 440],
          [460, 470],
          [760, 428],
          [1000, 452],
          [1240, 420],
        ],
        height,
        inks.grass,
      ),
      water(-10, 520, 1220, 110, inks.sea, 12, '#f6d9a0', 30),
      ground(
        [
          [-40, 620],
          [220, 600],
          [520, 634],
          [860, 610],
          [1240, 590],
        ],
        height,
        inks.meadow,
      ),
      cyclist(
        { ...gentsBike, colour: inks.seaNight },
        { ...sem, backpack: inks.tulip },
        { x: 150, y: 634, scale: 0.98 },
        low,
        { pedal: 20 },
      ),
      stage(highlander({ x: 0, y: 0 }), { x: 760, y: 724, scale: 2 }, { ...low, length: 0.16 }),
      highlander({ x: 470, y: 602, scale: 0.5 }),
      verge(
        [
          [-40, 760],
          [400, 748],
          [900, 762],
          [1240, 740],
        ],
        width,
        height,
        inks.polder,
      ),
      marrams(
        [
          [40, 800, 150],
          [160, 810, 190],
          [300, 812, 120],
          [520, 815, 100],
          [1080, 812, 150],
          [1180, 805, 210],
        ],
        31,
        0.36,
        inks.green,
      ),
      farBirds(
        [
          [640, 260],
          [690, 246],
          [736, 268],
          [600, 290],
        ],
        12,
      ),
    ],
  };
}

/** The tour through the dunes to the sea. */
export const dunes: Record<string, () => Picture> = {
  'dunes-path': dunesAndSea,
  'tour-dunes-and-sea-2': dunesHighlander,
  'tour-dunes-and-sea-3': dunesBeach,
};
