import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike, gentsBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { fill, type Picture, place, rect } from '../kit/svg.ts';
import { amara, anna, child, kees, leila, mei, sem, youssef } from '../people/outfit.ts';
import { riderFromBehind, standing } from '../people/standing.ts';
import { highlander, sittingGull } from '../scenery/animals.ts';
import { bavo, spire } from '../scenery/buildings.ts';
import { farTrees, ground, marrams, path, poplar, rolling, tulip, tulipRows } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { farSail, lighthouse, surf, water } from '../scenery/water.ts';
import { cyclist, type Light, panniers, stage, verge } from './staged.ts';

const [width, height] = [1200, 800];
const low: Light = { length: 0.2, slant: 0.7, colour: inks.night, opacity: 0.3 };

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

const flowers = [inks.tulip, inks.sun, inks.pink, inks.white, inks.plum, inks.coral];
const field = (xs: readonly number[], first = 0): { x: number; colour: string }[] =>
  xs.map((x, index) => ({ x, colour: flowers[(index + first) % flowers.length] as string }));

/** Two on the path between the beds, the sky full of clouds. */
function tulipFields(): Picture {
  const horizon = 430;
  return {
    width,
    height,
    shapes: [
      sky(width, horizon, [inks.sky, inks.skyLight, inks.skyPale], 6),
      cloud(40, 210, 520, 12, inks.white, inks.skyPale),
      cloud(690, 150, 420, 19, inks.white, inks.skyPale),
      cloud(520, 320, 260, 3, inks.white, inks.skyPale),
      spire(420, 434, 74, mix(inks.skyDark, inks.skyLight, 0.4)),
      farTrees(width, 434, 24, 11, inks.hill),
      ...[880, 912, 946, 982, 1016].map((x, index) =>
        poplar(x, 440, 92 + (index % 2) * 14, mix(inks.green, inks.hill, 0.35)),
      ),
      rect(140, 398, 130, 44, '#8a4c36'),
      fill('M128 400L160 366H250L282 400Z', inks.brick),
      rect(190, 412, 30, 30, inks.greenDeep),
      rect(0, 434, width, 30, inks.polder),
      tulipRows(
        {
          to: [620, 424],
          bottom: 800,
          top: 446,
          beds: field([-2300, -1500, -900, -480, -150]),
          end: 190,
          width,
        },
        2,
        17,
      ),
      tulipRows(
        {
          to: [620, 424],
          bottom: 800,
          top: 446,
          beds: field([700, 1010, 1350, 1800, 2500], 3),
          end: 3400,
          width,
        },
        7,
        17,
      ).replace(/^<rect[^>]*>/, ''),
      path(
        [
          [215, 810],
          [612, 446],
        ],
        [
          [700, 810],
          [627, 446],
        ],
        inks.sandPale,
      ),
      path(
        [
          [400, 810],
          [617, 446],
        ],
        [
          [470, 810],
          [620, 446],
        ],
        inks.sand,
      ),
      stage(
        riderFromBehind({ ...kees, top: inks.seaDeep }, { bike: inks.greenDeep }),
        { x: 612, y: 540, scale: 0.62 },
        { ...low, slant: 0.8, length: 0.3 },
      ),
      stage(
        riderFromBehind(
          { ...amara, top: inks.tulip, skirt: inks.greenDeep },
          { bike: inks.sun, bags: inks.brick },
        ),
        { x: 510, y: 738, scale: 1.9 },
        { ...low, slant: 0.8, length: 0.3 },
      ),
      farBirds(
        [
          [300, 250],
          [336, 238],
          [370, 254],
        ],
        11,
      ),
    ],
  };
}

/** Among the flowers, close to the ground; a rider passes on the horizon. */
function tulipsClose(): Picture {
  const near = Array.from({ length: 15 }, (_, index) => ({
    x: 20 + index * 84 + ((index * 37) % 30),
    tall: 320 + ((index * 71) % 190),
    colour: flowers[(index * 5) % 3] as string,
  }));
  return {
    width,
    height,
    shapes: [
      sky(width, 560, [inks.skyDeep, inks.sky, inks.skyLight, inks.dawn], 8),
      sun([880, 430], 120, inks.sun, '#fbe0a4'),
      cloud(70, 260, 440, 28, inks.white, inks.skyLight),
      farTrees(width, 562, 22, 4, inks.hill),
      rect(0, 556, width, 260, inks.polder),
      cyclist(cityBike, { ...mei, top: inks.paper }, { x: 500, y: 552, scale: 1.35 }, low, {
        pedal: 340,
        wind: 0.8,
      }),
      rect(0, 566, width, 250, inks.green),
      tulipRows(
        { to: [600, 520], bottom: 800, top: 572, beds: field([-900, -200, 500, 1200], 1), end: 2100, width },
        12,
        9,
      ),
      rect(0, 700, width, 120, inks.greenDeep),
      ...near.map(({ x, tall, colour }, index) =>
        tulip(x, 850, tall * 0.78, colour, ((index % 5) - 2) * 0.03),
      ),
      gull(300, 380, 60, -8),
    ],
  };
}

/** A stall at the roadside with buckets of tulips. */
function tulipsStall(): Picture {
  const buckets = [650, 740, 830, 920, 1010];
  const awning = Array.from({ length: 8 }, (_, index) =>
    fill(`M${600 + index * 62} 330h62v70q-31 34-62 0Z`, index % 2 ? inks.white : inks.tulip),
  );
  return {
    width,
    height,
    shapes: [
      sky(width, 560, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 10),
      cloud(80, 220, 420, 16, inks.white, inks.skyPale),
      bavo(330, 566, 90, mix(inks.skyDark, inks.skyLight, 0.42)),
      farTrees(width, 568, 26, 9, inks.hill),
      rect(0, 562, width, 60, inks.polder),
      ...[inks.sun, inks.tulip, inks.pink, inks.white].map((colour, index) =>
        rect(0, 572 + index * 12, width, 9, colour),
      ),
      rect(0, 620, width, 200, inks.sandPale),
      rect(0, 620, width, 14, inks.meadow),
      rect(614, 340, 14, 330, '#6d4c34'),
      rect(1064, 340, 14, 330, '#6d4c34'),
      rect(628, 420, 436, 130, mix(inks.greenDeep, inks.skyLight, 0.12)),
      ...awning,
      place(
        standing(
          { ...kees, hat: 'straw', hatColour: inks.sand, top: inks.seaDeep },
          { nearHand: [34, -112], farHand: [30, -108] },
        ),
        { x: 1020, y: 690, scale: 1.75, flip: true },
      ),
      rect(590, 560, 500, 22, '#8a6546'),
      rect(600, 582, 480, 96, '#6d4c34'),
      rect(600, 622, 480, 6, '#5a3d29'),
      ...buckets.flatMap((x, index) =>
        [-22, -8, 8, 22, 0].map((dx, at) =>
          tulip(x + dx, 566, 82 + ((at * 13) % 24), flowers[(index * 2) % 6] as string, dx * 0.004),
        ),
      ),
      ...buckets.map(
        (x) =>
          fill(`M${x - 34} 520H${x + 34}L${x + 26} 572H${x - 26}Z`, inks.slate) +
          rect(x - 34, 518, 68, 6, mix(inks.slate, inks.white, 0.4)),
      ),
      stage(
        parkedBicycle({ ...cityBike, crate: true, colour: inks.greenDeep }, { parked: true }),
        { x: 130, y: 726, scale: 2 },
        low,
        parkedBicycle(cityBike, { detail: 'far' }),
      ),
      ...[0, 1, 2, 3].map((index) =>
        tulip(
          366 + index * 16,
          556,
          66 + (index % 2) * 16,
          flowers[index % 3] as string,
          (index - 1.5) * 0.05,
        ),
      ),
      stage(
        standing({ ...anna, coat: 'short' }, { nearHand: [36, -116], farHand: [30, -100], headTilt: 4 }),
        { x: 530, y: 716, scale: 1.85 },
        low,
      ),
    ],
  };
}

export const toursWest: Record<string, () => Picture> = {
  'dunes-path': dunesAndSea,
  'tour-dunes-and-sea-2': dunesHighlander,
  'tour-dunes-and-sea-3': dunesBeach,
  'tulips-path': tulipFields,
  'tour-tulip-fields-2': tulipsClose,
  'tour-tulip-fields-3': tulipsStall,
};
