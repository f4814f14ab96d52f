import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike, gentsBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { type Picture, rect } from '../kit/svg.ts';
import { anna, child, leila, sem, youssef } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { highlander, sittingGull } from '../scenery/animals.ts';
import { ground, marrams, rolling } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { farSail, lighthouse, surf, water } from '../scenery/water.ts';
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

/** On the beach: bikes against a post, chips, and a gull that has seen them. */
function dunesBeach(): Picture {
  return {
    width,
    height,
    shapes: [
      sky(width, 400, [inks.skyDeep, inks.sky, inks.skyLight], 15),
      cloud(700, 240, 460, 31, inks.white, inks.skyLight),
      cloud(120, 160, 260, 4, inks.white, inks.skyLight),
      water(-10, 390, 1220, 170, inks.seaDeep, 6, inks.sea, 44),
      lighthouse(1060, 416, 150),
      ground(
        [
          [860, 424],
          [980, 404],
          [1110, 400],
          [1240, 392],
        ],
        440,
        inks.grassPale,
      ),
      farSail(560, 398, 58),
      farSail(690, 396, 30, inks.coral),
      surf(width, 470, 14, 2),
      surf(width, 522, 22, 9),
      surf(width, 560, 34, 4),
      verge(
        [
          [-40, 580],
          [300, 570],
          [700, 588],
          [1240, 566],
        ],
        width,
        height,
        '#cdb58a',
      ),
      verge(
        [
          [-40, 612],
          [300, 598],
          [700, 618],
          [1240, 596],
        ],
        width,
        height,
        inks.sand,
      ),
      verge(
        [
          [-40, 720],
          [400, 706],
          [900, 724],
          [1240, 700],
        ],
        width,
        height,
        inks.sandPale,
      ),
      rect(742, 520, 16, 190, '#6d4c34'),
      rect(742, 520, 5, 190, '#8a6546'),
      stage(
        parkedBicycle({ ...gentsBike, colour: inks.green }, { parked: false }),
        { x: 640, y: 704, scale: 1.7 },
        low,
        parkedBicycle(gentsBike, { detail: 'far' }),
      ),
      stage(
        parkedBicycle(cityBike, { parked: false }),
        { x: 760, y: 730, scale: 1.8 },
        low,
        parkedBicycle(cityBike, { detail: 'far' }),
      ),
      stage(
        standing(
          { ...leila, top: inks.sun, hairColour: inks.seaNight, bottom: inks.seaNight },
          { wind: 1, nearHand: [24, -128], farHand: [26, -112], lean: 3 },
        ),
        { x: 330, y: 700, scale: 1.9, flip: true },
        low,
      ),
      stage(
        standing(child(6, { top: inks.tulip, hair: 'tail', hairColour: '#5e3b28' }), {
          nearHand: [20, -150],
          farHand: [10, -80],
        }),
        { x: 190, y: 716, scale: 1.9 },
        low,
      ),
      stage(sittingGull(), { x: 505, y: 744, scale: 2.3, flip: true }, low),
      gull(220, 300, 120, 14),
      gull(420, 250, 60, -10),
      gull(560, 300, 40, 4),
    ],
  };
}

/** The tour through the dunes to the sea. */
export const dunes: Record<string, () => Picture> = {
  'dunes-path': dunesAndSea,
  'tour-dunes-and-sea-2': dunesHighlander,
  'tour-dunes-and-sea-3': dunesBeach,
};
