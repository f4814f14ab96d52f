import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, gentsBike } from '../bicycle/fleet.ts';
import { inks, light, mix, shade } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { fill, type Picture, rect, type Shape, stroke } from '../kit/svg.ts';
import { child, kees, youssef } from '../people/outfit.ts';
import { sitting, standing } from '../people/standing.ts';
import { spire } from '../scenery/churches.ts';
import { cup, farTrees, poplar, tulipRows } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { windmill } from '../scenery/windmill.ts';
import { cyclist, height, low, stage, width } from '../scenes/staged.ts';

const petals = [inks.tulip, inks.coral, inks.sun, inks.pink, inks.tulip, inks.plum];

/** A heap of cut flower heads on the ground, `wide` px across. */
function heads(x: number, y: number, wide: number, tall: number, seed: number): Shape {
  const { between, pick } = random(seed);
  const shapes: Shape[] = [
    fill(
      `M${x + wide * 0.06} ${y}q${wide * 0.12} ${-tall * 0.9} ${wide * 0.44} ${-tall * 0.9}q${wide * 0.32} 0 ${wide * 0.44} ${tall * 0.9}Z`,
      inks.tulipDeep,
    ),
  ];
  const rows = 7;
  for (let row = 0; row < rows; row += 1) {
    const level = row / (rows - 1);
    const from = x + wide * (0.24 * (1 - level) + 0.02);
    const to = x + wide * (1 - 0.24 * (1 - level) - 0.02);
    for (let at = from; at < to; at += 21) {
      const arch = 1 - ((at - x - wide / 2) / (wide / 2)) ** 2;
      const colour = pick(petals);
      const cy = y - tall * arch * (1 - level) * 0.94 - 4 + between(-4, 4);
      shapes.push(
        fill(
          cup(at + between(-6, 6), cy, between(9, 13)),
          between(0, 1) > 0.4 ? colour : light(colour, 0.25),
        ),
      );
    }
  }
  return shapes.join('');
}

/** Flowers on a string around the handlebars: a loop of cups. */
const garland = (x: number, y: number, wide: number, drop: number): Shape =>
  stroke(`M${x} ${y}q${wide / 2} ${drop * 2} ${wide} 0`, { colour: inks.green, width: 3 }) +
  Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const colour = petals[index % petals.length] as string;
    return fill(cup(x + wide * share, y + drop * 4 * share * (1 - share), 9), colour);
  }).join('');

/** The field has been topped; the heads lie at the end of the track, and somebody strings a garland. */
function tulipHeads(): Picture {
  const green = (xs: readonly number[]) =>
    xs.map((x, index) => ({ x, colour: index % 2 ? inks.meadow : inks.polder }));
  return {
    width,
    height,
    shapes: [
      sky(width, 400, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale], 9),
      cloud(480, 210, 560, 14, inks.white, inks.skyLight),
      cloud(40, 130, 320, 22, inks.white, inks.skyLight),
      spire(250, 404, 66, mix(inks.skyDark, inks.skyLight, 0.4)),
      farTrees(width, 404, 24, 6, inks.hill),
      ...[700, 736, 774, 810].map((x) => poplar(x, 408, 84, mix(inks.green, inks.hill, 0.35))),
      rect(0, 402, width, 26, inks.meadow),
      ...[inks.tulip, inks.sun, inks.pink].map((colour, index) => rect(0, 408 + index * 7, width, 5, colour)),
      tulipRows(
        {
          to: [560, 390],
          bottom: 800,
          top: 428,
          beds: [...green([-1900, -1200, -700, -320, -40]), { x: 220, colour: inks.meadow }],
          end: 470,
          width,
        },
        3,
        0,
      ),
      tulipRows(
        {
          to: [560, 390],
          bottom: 800,
          top: 428,
          beds: [inks.tulip, inks.tulip, inks.sun, inks.pink].map((colour, index) => ({
            x: [1060, 1340, 1720, 2230][index] as number,
            colour,
          })),
          end: 2900,
          width,
        },
        8,
        18,
      ).replace(/^<rect[^>]*>/, ''),
      fill('M470 810L556 428H572L1040 810Z', inks.sand),
      fill('M690 810L563 428H572L1040 810Z', inks.sandPale),
      stage(
        standing(
          { ...kees, hat: 'straw', hatColour: inks.sand, coat: undefined, top: inks.seaDeep },
          { nearHand: [20, -84], farHand: [24, -82], lean: 8 },
        ),
        { x: 742, y: 560, scale: 0.92, flip: true },
        { ...low, slant: -0.6 },
      ),
      stage(
        parkedBicycle({ ...cityBike, colour: inks.seaDeep, crate: true }, { parked: true }),
        { x: 690, y: 700, scale: 1.45 },
        { ...low, slant: -0.6 },
        parkedBicycle(cityBike, { detail: 'far' }),
      ),
      garland(806, 564, 64, 24),
      heads(30, 770, 560, 170, 5),
      stage(
        sitting(child(7, { top: inks.sun, hair: 'tail', hairColour: '#5e3b28', bottom: inks.seaDeep }), {
          nearHand: [34, -26],
          feet: [54, 22],
          headTilt: 10,
        }),
        { x: 556, y: 712, scale: 2.1 },
        { ...low, length: 0.05 },
      ),
      garland(606, 690, 92, 22),
      ...[640, 676, 718, 756].map((x, index) =>
        fill(cup(x, 770 + (index % 2) * 8, 10), petals[index] as string),
      ),
      gull(300, 250, 60, -8),
      farBirds(
        [
          [420, 300],
          [450, 290],
          [480, 304],
        ],
        10,
      ),
    ],
  };
}

/** To work along the hyacinths, before the mist is off the ditches. */
function hyacinthMorning(): Picture {
  const bands: readonly [number, number, string][] = [
    [452, 16, '#8c8fc4'],
    [468, 10, inks.green],
    [478, 20, inks.pink],
    [498, 12, inks.greenDeep],
    [510, 26, inks.white],
    [536, 14, inks.greenDeep],
    [550, 36, '#7379b8'],
    [586, 18, inks.greenDeep],
  ];
  const { between } = random(4);
  const spikes = (y: number, size: number, colour: string, step: number): Shape =>
    fill(
      Array.from({ length: Math.ceil(1240 / step) }, (_, index) => {
        const x = index * step + between(-2, 2);
        const up = size * between(0.8, 1.15);
        return `M${x.toFixed(0)} ${y}q${(-size * 0.3).toFixed(1)} ${(-up * 0.6).toFixed(1)} 0 ${(-up).toFixed(1)}q${(size * 0.3).toFixed(1)} ${(up * 0.4).toFixed(1)} 0 ${up.toFixed(1)}Z`;
      }).join(''),
      colour,
    );
  return {
    width,
    height,
    shapes: [
      sky(width, 450, ['#f3cfa8', '#f8dfbd', '#fdeed3', '#fdf4e2'], 6),
      sun([860, 372], 74, inks.sun, '#f9d48f'),
      streaks(80, 150, 620, 12, '#fdf1dc', 4),
      windmill(300, 452, {
        height: 190,
        turned: 33,
        body: mix('#7a6a4a', '#f8dfbd', 0.25),
        base: mix(inks.brick, '#f8dfbd', 0.25),
        cap: mix(inks.brickDeep, '#f8dfbd', 0.2),
      }),
      farTrees(width, 452, 30, 15, mix(inks.hill, '#f3cfa8', 0.3)),
      ...[1010, 1048, 1088, 1126].map((x) => poplar(x, 454, 120, mix(inks.green, '#f3cfa8', 0.35))),
      rect(0, 450, width, 200, inks.green),
      ...bands.map(([y, tall, colour]) => rect(-10, y, width + 20, tall, colour)),
      spikes(556, 12, light('#7379b8', 0.2), 13),
      spikes(514, 9, shade(inks.white, 0.12), 11),
      rect(-10, 432, width + 20, 12, inks.white, 6).replace('/>', ' opacity=".55"/>'),
      rect(180, 446, 700, 10, inks.white, 5).replace('/>', ' opacity=".5"/>'),
      rect(0, 600, width, 18, inks.sea),
      rect(0, 606, width, 5, '#f6d9a0'),
      rect(0, 616, width, 14, inks.meadow),
      rect(0, 628, width, 80, inks.sand),
      rect(0, 640, width, 60, inks.sandPale),
      cyclist(
        { ...gentsBike, colour: inks.tulip, crate: true },
        {
          ...youssef,
          top: inks.seaNight,
          coat: 'short',
          bottom: '#3b4a52',
          backpack: undefined,
          scarf: inks.sun,
        },
        { x: 470, y: 686, scale: 1.66 },
        { ...low, slant: -0.9, length: 0.24 },
        { pedal: 318, wind: 0.5, wave: [16, -46] },
      ),
      rect(0, 706, width, 100, '#4a5f9a'),
      rect(0, 704, width, 14, inks.greenDeep),
      spikes(800, 70, '#6a72b4', 34),
      spikes(806, 62, '#8c93d0', 41),
      spikes(812, 74, light('#8c93d0', 0.25), 57),
      farBirds(
        [
          [560, 260],
          [600, 248],
          [642, 264],
        ],
        13,
      ),
    ],
  };
}

/** Pictures of the article on when the bulbs bloom. */
export const bulbPictures: Record<string, () => Picture> = {
  'tulip-heads': tulipHeads,
  'hyacinth-morning': hyacinthMorning,
};
