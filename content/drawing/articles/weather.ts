import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike, gentsBike } from '../bicycle/fleet.ts';
import { inks, light, mix, shade } from '../kit/palette.ts';
import { circle, ellipse, fill, type Picture, place, polygon, rect, type Shape, stroke } from '../kit/svg.ts';
import { child, joke, kees, leila } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { sheep } from '../scenery/animals.ts';
import { marrams } from '../scenery/land.ts';
import { cloud, gull, rain, sky } from '../scenery/sky.ts';
import { farSail, water } from '../scenery/water.ts';
import { cyclist, height, low, stage, verge, width } from '../scenes/staged.ts';
import { sittingDog } from './wildlife.ts';

/** A tree that has given in to the wind from the right. */
const bentTree = (x: number, y: number, tall: number): Shape =>
  fill(
    `M${x - 6} ${y}Q${x - 4} ${y - tall * 0.5} ${x - tall * 0.34} ${y - tall * 0.72}L${x - tall * 0.3} ${y - tall * 0.76}Q${x + 8} ${y - tall * 0.5} ${x + 8} ${y}Z`,
    '#4a3c30',
  ) +
  fill(
    `M${x + tall * 0.04} ${y - tall * 0.62}Q${x - tall * 0.2} ${y - tall * 1.02} ${x - tall * 0.86} ${y - tall * 0.86}Q${x - tall * 0.6} ${y - tall * 0.8} ${x - tall * 0.96} ${y - tall * 0.68}Q${x - tall * 0.4} ${y - tall * 0.5} ${x + tall * 0.04} ${y - tall * 0.62}Z`,
    inks.greenDeep,
  );

const hat = (x: number, y: number, tilt: number): Shape =>
  place(
    [
      ellipse([0, 0], 34, 7, shade('#8a5b3a', 0.1)),
      fill('M-20 0C-20-20-14-26 0-26S20-20 20 0Z', '#8a5b3a'),
      fill('M-20-3C-8 1 8 1 20-3V-8C8-4-8-4-20-8Z', inks.tulip),
    ],
    { x, y, rotate: tilt },
  );

/** Force six on the dyke: one pushes on, his hat has turned back. */
function headwind(): Picture {
  return {
    width,
    height,
    shapes: [
      sky(
        width,
        470,
        [mix(inks.slate, inks.skyDark, 0.5), inks.skyDark, inks.skyDeep, inks.sky, inks.skyLight],
        7,
      ),
      cloud(520, 190, 760, 5, mix(inks.slate, inks.sky, 0.3), mix(inks.slate, inks.ink, 0.2)),
      cloud(-120, 250, 620, 18, mix(inks.slate, inks.sky, 0.5), mix(inks.slate, inks.sky, 0.1)),
      cloud(330, 330, 480, 26, inks.white, inks.skyDeep),
      water(-10, 462, 1220, 140, inks.seaNight, 9, inks.seaPale, 60),
      farSail(180, 470, 40),
      bentTree(1050, 610, 190),
      bentTree(1150, 616, 150),
      verge(
        [
          [-40, 600],
          [300, 584],
          [800, 588],
          [1240, 600],
        ],
        width,
        height,
        inks.meadow,
      ),
      sheep({ x: 120, y: 612, scale: 1.05, flip: true }),
      sheep({ x: 214, y: 604, scale: 0.86, flip: true }),
      verge(
        [
          [-40, 690],
          [300, 676],
          [800, 682],
          [1240, 690],
        ],
        width,
        height,
        mix(inks.slate, inks.stone, 0.55),
      ),
      verge(
        [
          [-40, 742],
          [400, 730],
          [800, 736],
          [1240, 744],
        ],
        width,
        height,
        inks.polder,
      ),
      cyclist(
        { ...gentsBike, colour: inks.greenDeep },
        { ...kees, hat: undefined, top: inks.tulip, coat: 'flying', scarf: inks.sun },
        { x: 520, y: 726, scale: 1.86 },
        { ...low, length: 0.12 },
        { pedal: 330, lean: 36, wind: 1.5, headTilt: 6, standing: true },
      ),
      hat(330, 470, -34),
      stroke(
        'M470 440Q430 420 390 444M486 474Q450 462 404 480M1010 420Q900 400 800 424M1120 500Q1000 486 900 506M930 350Q820 332 740 350',
        {
          colour: inks.white,
          width: 4,
          opacity: 0.7,
        },
      ),
      gull(760, 250, 84, -16),
      gull(890, 300, 50, -22),
      marrams(
        [
          [60, 815, 150],
          [190, 815, 120],
          [400, 815, 90],
          [760, 815, 110],
          [960, 815, 130],
          [1120, 815, 160],
        ],
        51,
        -0.95,
        inks.green,
      ),
    ],
  };
}

const cheese = (x: number, y: number, r: number, colour: string = inks.sun): Shape =>
  ellipse([x, y], r, r * 0.5, colour) +
  fill(
    `M${x - r} ${y}v${-r * 0.34}a${r} ${r * 0.5} 0 0 1 ${r * 2} 0v${r * 0.34}a${r} ${r * 0.5} 0 0 1 ${-r * 2} 0Z`,
    colour,
  ) +
  ellipse([x, y - r * 0.34], r, r * 0.5, light(colour, 0.35));

/** Eighteen minutes under a cheesemonger's awning. */
function shelter(): Picture {
  const wall = '#9a4f38';
  const stripes = Array.from(
    { length: 10 },
    (_, index) =>
      polygon(
        [
          [150 + index * 70, 210],
          [220 + index * 70, 210],
          [206 + index * 76, 318],
          [130 + index * 76, 318],
        ],
        index % 2 ? inks.white : inks.tulip,
      ) +
      fill(
        `M${130 + index * 76} 318h76q-4 34-38 34t-38-34Z`,
        index % 2 ? shade(inks.white, 0.12) : inks.tulipDeep,
      ),
  );
  const shelf = (y: number, count: number): Shape =>
    rect(250, y, 470, 10, '#6d4c34') +
    Array.from({ length: count }, (_, index) =>
      cheese(300 + index * (370 / (count - 1)), y - 16, 40, index % 3 === 1 ? '#d2552b' : inks.sun),
    ).join('');
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, mix(inks.slate, inks.sky, 0.5)),
      rect(960, 0, 240, 660, mix(inks.skyDark, inks.sky, 0.3)),
      fill('M960 420Q1080 350 1210 380V600H960Z', '#f6e3b4'),
      rect(985, 470, 60, 160, mix(inks.brick, inks.sky, 0.45)),
      polygon(
        [
          [985, 470],
          [1015, 420],
          [1045, 470],
        ],
        mix(inks.brick, inks.sky, 0.45),
      ),
      rect(1045, 440, 80, 190, mix(inks.brickPale, inks.sky, 0.45)),
      rect(1125, 490, 90, 140, mix(inks.slate, inks.sky, 0.35)),
      rect(0, 0, 960, 660, wall),
      rect(920, 0, 40, 660, shade(wall, 0.25)),
      stroke(Array.from({ length: 9 }, (_, row) => `M0 ${40 + row * 72}H920`).join(''), {
        colour: shade(wall, 0.16),
        width: 3,
      }),
      rect(226, 236, 520, 350, inks.white),
      rect(242, 252, 488, 318, '#f7dc96'),
      shelf(420, 5),
      shelf(500, 6),
      shelf(570, 5),
      rect(780, 250, 110, 410, inks.greenDeep),
      rect(798, 270, 74, 210, '#f7dc96'),
      circle([876, 500], 6, inks.sun),
      rect(196, 586, 580, 24, shade(inks.white, 0.2)),
      ...stripes,
      rect(0, 640, width, 170, mix(inks.slateDeep, inks.slate, 0.4)),
      rect(0, 640, width, 16, inks.stone),
      ellipse([1080, 732], 130, 18, mix(inks.sky, inks.slate, 0.2)),
      ellipse([1086, 730], 96, 10, '#f6e3b4'),
      ellipse([120, 764], 110, 12, mix(inks.sky, inks.slate, 0.3)),
      stage(
        parkedBicycle({ ...electricBike, colour: inks.sun }, { parked: true }),
        { x: 70, y: 724, scale: 1.72 },
        { ...low, length: 0.05 },
        parkedBicycle(electricBike, { detail: 'far' }),
      ),
      stage(
        standing(
          { ...joke, hat: 'hood', hatColour: inks.seaDeep },
          {
            nearHand: [20, -128],
            farHand: [22, -118],
            headTilt: 12,
            holding: rect(22, -136, 6, 15, inks.ink, 1),
          },
        ),
        { x: 392, y: 734, scale: 1.86 },
        { ...low, length: 0.05 },
      ),
      stage(
        standing({ ...leila, top: inks.tulip, coat: 'short' }, { nearHand: [26, -96], farHand: [30, -104] }),
        { x: 640, y: 736, scale: 1.84, flip: true },
        { ...low, length: 0.05 },
      ),
      stage(
        standing(child(6, { top: inks.sun, hat: 'hood', hatColour: inks.sun, bottom: inks.seaDeep }), {
          nearHand: [34, -112],
          farHand: [10, -76],
          headTilt: -8,
        }),
        { x: 736, y: 740, scale: 1.9 },
        { ...low, length: 0.05 },
      ),
      sittingDog({ x: 494, y: 742, scale: 1.5 }),
      stage(
        parkedBicycle({ ...cityBike, colour: inks.seaDeep }, { parked: true }),
        { x: 850, y: 752, scale: 1.72 },
        { ...low, length: 0.05 },
        parkedBicycle(cityBike, { detail: 'far' }),
      ),
      place(rain(300, 800, 3, inks.white, 42), { x: 930 }),
      place(rain(150, 800, 8, inks.white, 20), { x: -20 }),
      place(rain(960, 200, 5, inks.white, 34), {}),
    ],
  };
}

/** Pictures of the article on wind and rain. */
export const weatherPictures: Record<string, () => Picture> = {
  headwind,
  shelter,
};
