import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike, gentsBike, mountainBike, roadBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { type Picture, place, rect } from '../kit/svg.ts';
import { amara, anna, bram, joke, noor, saskia, youssef } from '../people/outfit.ts';
import { riderFromBehind, standing } from '../people/standing.ts';
import { sheep, sittingGull } from '../scenery/animals.ts';
import { bavo } from '../scenery/churches.ts';
import { houseRow } from '../scenery/houses.ts';
import { farTrees, ground, marrams, path } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { farSail, water } from '../scenery/water.ts';
import { windmill } from '../scenery/windmill.ts';
import { heroTulips } from './hero-tulips.ts';
import { type Light, stage, verge } from './staged.ts';

const low: Light = { length: 0.2, slant: 0.62, colour: inks.night, opacity: 0.32 };

/** A guide and guests, seen from behind, on the path through the dunes to the sea. */
function dunesEvening(): Picture {
  const [width, height, horizon] = [1600, 1000, 610];
  return {
    width,
    height,
    shapes: [
      sky(width, horizon, ['#f5d9ae', inks.dawn, '#fdf0d8'], 7),
      sun([1060, 560], 96, inks.sun, '#f8c978'),
      streaks(120, 170, 560, 3, '#fdf0d8', 4),
      streaks(900, 250, 620, 12, '#fdf0d8', 4),
      cloud(90, 430, 420, 33, '#fdf3df', '#f3cf9c'),
      water(-10, 600, 1620, 76, inks.sea, 8, '#f4d9a3', 34),
      farSail(430, 606, 64),
      farSail(760, 603, 36, inks.coral),
      farSail(1330, 606, 52),
      ground(
        [
          [-40, 668],
          [260, 650],
          [560, 676],
          [760, 664],
          [960, 678],
          [1240, 646],
          [1640, 664],
        ],
        height,
        inks.sandShade,
      ),
      ground(
        [
          [-40, 640],
          [150, 600],
          [360, 632],
          [600, 720],
          [760, 760],
        ],
        height,
        inks.grassPale,
      ),
      ground(
        [
          [820, 760],
          [1010, 700],
          [1220, 624],
          [1420, 588],
          [1640, 610],
        ],
        height,
        mix(inks.grass, inks.grassPale, 0.4),
      ),
      ground(
        [
          [-40, 760],
          [170, 712],
          [380, 740],
          [620, 850],
          [700, 1000],
        ],
        height,
        inks.meadow,
      ),
      ground(
        [
          [900, 1000],
          [1020, 850],
          [1240, 756],
          [1440, 722],
          [1640, 690],
        ],
        height,
        inks.meadow,
      ),
      path(
        [
          [420, 1010],
          [640, 850],
          [760, 766],
          [806, 716],
          [800, 690],
        ],
        [
          [1200, 1010],
          [1010, 850],
          [886, 766],
          [844, 716],
          [822, 690],
        ],
        inks.sandPale,
      ),
      path(
        [
          [640, 1010],
          [740, 850],
          [800, 766],
          [818, 716],
          [808, 690],
        ],
        [
          [740, 1010],
          [792, 850],
          [822, 766],
          [826, 716],
          [812, 690],
        ],
        '#fdf3da',
      ),
      stage(
        riderFromBehind(amara, { bike: inks.sun }),
        { x: 836, y: 752, scale: 0.62 },
        { ...low, slant: -0.5, length: 0.5 },
      ),
      stage(
        riderFromBehind({ ...joke, scarf: inks.sun }, { bike: inks.seaDeep, bags: inks.brick }),
        { x: 790, y: 830, scale: 1.15 },
        { ...low, slant: -0.5, length: 0.5 },
      ),
      stage(
        riderFromBehind({ ...youssef, backpack: inks.sunDeep, scarf: inks.coral }, { bike: inks.green }),
        { x: 915, y: 900, scale: 1.7 },
        { ...low, slant: -0.5, length: 0.5 },
      ),
      stage(
        riderFromBehind({ ...anna, coat: 'short' }, { bike: inks.tulip, bags: inks.greenDeep }),
        { x: 700, y: 962, scale: 2.15 },
        { ...low, slant: -0.5, length: 0.5 },
      ),
      marrams(
        [
          [60, 790, 120],
          [190, 850, 150],
          [330, 920, 190],
          [90, 960, 240],
          [1290, 820, 130],
          [1420, 880, 170],
          [1540, 830, 150],
          [1300, 985, 230],
          [1500, 1000, 280],
        ],
        40,
        0.42,
        inks.polder,
      ),
      gull(560, 330, 90, -12),
      gull(690, 286, 54, 6),
      farBirds(
        [
          [1240, 380],
          [1280, 366],
          [1318, 384],
        ],
        12,
      ),
    ],
  };
}

/** The bikes in a row on the quay, ready to be taken. */
function bikesQuay(): Picture {
  const [width, height] = [1600, 1000];
  const row = [
    { bike: { ...gentsBike, colour: inks.green }, x: 60 },
    { bike: { ...electricBike, colour: inks.sandPale }, x: 395 },
    { bike: cityBike, x: 745 },
    { bike: { ...mountainBike, colour: inks.plum }, x: 1080 },
    { bike: roadBike, x: 1395 },
  ];
  const houses = houseRow(-30, 640, 1680, 128, 11, { haze: inks.skyLight, far: 0.5, plain: true });
  return {
    width,
    height,
    shapes: [
      sky(width, 640, [inks.sky, inks.skyLight, inks.skyPale], 9),
      cloud(820, 200, 460, 14, inks.white, inks.skyPale),
      cloud(160, 150, 320, 2, inks.white, inks.skyPale),
      bavo(1010, 640, 520, mix(inks.skyDark, inks.skyLight, 0.5)),
      houses,
      rect(0, 636, width, 14, mix(inks.brickDeep, inks.skyLight, 0.3)),
      water(0, 648, width, 130, inks.seaDeep, 3, inks.seaPale, 40),
      rect(0, 770, width, 240, inks.sand),
      rect(0, 770, width, 14, inks.sandPale),
      rect(0, 784, width, 10, inks.sandShade),
      ...[0, 1, 2].map((line) => rect(0, 838 + line * 58, width, 2.4, inks.sandShade)),
      ...row.map(({ bike, x }, index) =>
        stage(
          parkedBicycle(bike, { parked: index < 3, detail: 'middle' }),
          { x: x + 20, y: 890 + (index % 2) * 22, scale: 2.02 },
          { ...low, length: 0.24, slant: 0.8 },
          parkedBicycle(bike, { detail: 'far' }),
        ),
      ),
      place(sittingGull(), { x: 930, y: 710, scale: 2 }),
      rect(905, 708, 50, 74, '#6d4c34'),
      rect(900, 702, 60, 12, '#4d3524'),
      gull(470, 300, 70, -8),
    ],
  };
}

/** The three of the shop with a bike between them on a dike. */
function team(): Picture {
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
        low,
      ),
      stage(
        parkedBicycle(bike, { parked: true }),
        { x: 690, y: 946, scale: 2.35 },
        low,
        parkedBicycle(bike, { detail: 'far' }),
      ),
      stage(
        standing(saskia, { nearHand: [26, -104], farHand: [30, -100] }),
        { x: 1065, y: 940, scale: 2.3, flip: true },
        low,
      ),
      stage(
        standing(noor, { nearHand: [18, -98], farHand: [10, -82], headTilt: -4, wind: 0.6 }),
        { x: 1200, y: 942, scale: 2.25, flip: true },
        low,
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

/** Wide pictures for the head of a page or a full width. */
export const wideScenes: Record<string, () => Picture> = {
  'hero-tulips': heroTulips,
  'dunes-evening': dunesEvening,
  'bikes-quay': bikesQuay,
  team,
};
