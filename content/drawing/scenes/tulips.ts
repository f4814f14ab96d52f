import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { fill, type Picture, place, rect } from '../kit/svg.ts';
import { amara, anna, kees, mei } from '../people/outfit.ts';
import { riderFromBehind, standing } from '../people/standing.ts';
import { bavo, spire } from '../scenery/churches.ts';
import { farTrees, path, poplar, tulip, tulipRows } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, sun } from '../scenery/sky.ts';
import { cyclist, height, low, stage, width } from './staged.ts';

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

/** The tour along the bulb fields. */
export const tulips: Record<string, () => Picture> = {
  'tulips-path': tulipFields,
  'tour-tulip-fields-2': tulipsClose,
  'tour-tulip-fields-3': tulipsStall,
};
