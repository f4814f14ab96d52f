import { inks, mix, shade } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import {
  circle,
  curve,
  fill,
  lines,
  type Picture,
  place,
  polygon,
  rect,
  ring,
  type Shape,
  stroke,
} from '../kit/svg.ts';
import { mill } from '../landscapes/mill.ts';
import { bush } from '../landscapes/plants.ts';
import { type Place, project } from './geography.ts';

const frame = { centre: [52.3822, 4.6385] as Place, zoom: 58000, width: 1000, height: 1250 };
const at = project(frame);

const river: readonly Place[] = [
  [52.368, 4.633],
  [52.373, 4.6345],
  [52.3762, 4.637],
  [52.3782, 4.6405],
  [52.3798, 4.6412],
  [52.3815, 4.6412],
  [52.3832, 4.6432],
  [52.385, 4.6448],
  [52.389, 4.6462],
  [52.395, 4.6495],
];
const canals: readonly (readonly Place[])[] = [
  [
    [52.3852, 4.6448],
    [52.3856, 4.64],
    [52.3858, 4.635],
    [52.3857, 4.6295],
  ],
  [
    [52.3764, 4.637],
    [52.3752, 4.6338],
    [52.377, 4.6305],
    [52.381, 4.6292],
    [52.3857, 4.6293],
    [52.3893, 4.631],
    [52.3908, 4.636],
    [52.3905, 4.6415],
    [52.389, 4.6462],
  ],
  [
    [52.3778, 4.64],
    [52.3772, 4.645],
    [52.3795, 4.6485],
    [52.3825, 4.6487],
    [52.3845, 4.6448],
  ],
  [
    [52.3843, 4.644],
    [52.3828, 4.6405],
    [52.3808, 4.6408],
  ],
];
const streets: readonly (readonly Place[])[] = [
  [
    [52.3875, 4.6385],
    [52.3838, 4.6372],
    [52.3815, 4.6365],
  ],
  [
    [52.3815, 4.6365],
    [52.379, 4.6352],
    [52.3752, 4.6345],
    [52.37, 4.632],
  ],
  [
    [52.3815, 4.6365],
    [52.3812, 4.632],
    [52.3812, 4.624],
  ],
  [
    [52.3815, 4.6365],
    [52.3805, 4.641],
    [52.3804, 4.6465],
    [52.3802, 4.654],
  ],
  [
    [52.379, 4.6352],
    [52.3792, 4.6405],
  ],
  [
    [52.3838, 4.6372],
    [52.3838, 4.6295],
  ],
  [
    [52.3875, 4.6385],
    [52.3873, 4.6295],
    [52.387, 4.624],
  ],
  [
    [52.3875, 4.6385],
    [52.3878, 4.646],
  ],
  [
    [52.3908, 4.636],
    [52.3875, 4.6345],
    [52.3838, 4.634],
    [52.379, 4.6325],
    [52.3752, 4.6325],
  ],
  [
    [52.3832, 4.6432],
    [52.383, 4.647],
    [52.384, 4.654],
  ],
  [
    [52.3762, 4.637],
    [52.3755, 4.645],
    [52.376, 4.654],
  ],
  [
    [52.395, 4.64],
    [52.3908, 4.6385],
    [52.3878, 4.6385],
  ],
  [
    [52.377, 4.6305],
    [52.3765, 4.624],
  ],
  [
    [52.3838, 4.6295],
    [52.3845, 4.624],
  ],
  [
    [52.372, 4.6335],
    [52.3718, 4.624],
  ],
  [
    [52.3728, 4.6345],
    [52.3715, 4.645],
    [52.372, 4.654],
  ],
  [
    [52.3925, 4.648],
    [52.392, 4.654],
  ],
  [
    [52.3935, 4.624],
    [52.3908, 4.63],
  ],
];

/** Roofs all over, in rows; water and streets are drawn over them. */
function roofs(): Shape {
  const { between, pick } = random(5);
  const colours = [
    mix(inks.brickPale, inks.sandPale, 0.35),
    mix(inks.brick, inks.sandPale, 0.5),
    mix(inks.sandShade, inks.sandPale, 0.4),
    mix(inks.brickPale, inks.sandPale, 0.6),
  ];
  const paths = colours.map(() => '');
  for (let y = 10; y < 1250; y += 30) {
    for (let x = (y % 60) / 2; x < 1000; x += between(26, 50)) {
      const colour = pick(colours);
      const wide = Math.round(between(18, 32));
      paths[colours.indexOf(colour)] +=
        `M${Math.round(x)} ${y}h${wide}v${Math.round(between(15, 23))}h-${wide}z`;
    }
  }
  return paths.map((d, index) => fill(d, colours[index] as string)).join('');
}

const park = (places: readonly Place[]): Shape =>
  fill(curve(places.map(at), true), mix(inks.grass, inks.meadow, 0.4));

/** The Bavo on its market, with the long shadow of the afternoon. */
function bavo(): Shape {
  const [x, y] = at([52.3812, 4.6376]);
  return place(
    [
      rect(-86, -44, 60, 70, mix(inks.sandPale, inks.white, 0.5)),
      polygon(
        [
          [-40, 12],
          [60, 12],
          [120, 46],
          [16, 46],
        ],
        inks.ink,
        0.25,
      ),
      rect(-36, -12, 96, 26, inks.slateDeep) + rect(2, -34, 26, 70, inks.slateDeep),
      polygon(
        [
          [-36, 1],
          [60, 1],
          [60, 14],
          [-36, 14],
        ],
        shade(inks.slateDeep, 0.3),
      ),
      polygon(
        [
          [5, 6],
          [9, -48],
          [15, -92],
          [21, -48],
          [25, 6],
        ],
        inks.slate,
      ),
      polygon(
        [
          [15, -92],
          [21, -48],
          [25, 6],
          [15, 6],
        ],
        shade(inks.slate, 0.3),
      ),
      circle([15, -96], 5, inks.sun),
    ],
    { x, y },
  );
}

/** The inner town of Haarlem between the Spaarne and the canals, the shop marked on the water. */
export function haarlem(): Picture {
  const water = mix(inks.skyDeep, inks.sea, 0.45);
  const shop = at([52.3777, 4.639]);
  const [mx, my] = at([52.3836, 4.6446]);
  const [sx, sy] = at([52.3878, 4.6385]);
  const path = (places: readonly Place[]): string => curve(places.map(at), false, 0.8);
  return {
    width: frame.width,
    height: frame.height,
    shapes: [
      rect(0, 0, frame.width, frame.height, mix(inks.sandPale, inks.sand, 0.4)),
      roofs(),
      park([
        [52.3862, 4.6305],
        [52.3878, 4.631],
        [52.3874, 4.6335],
        [52.386, 4.633],
      ]),
      park([
        [52.3895, 4.6325],
        [52.3912, 4.6365],
        [52.391, 4.643],
        [52.3922, 4.643],
        [52.3926, 4.636],
        [52.3908, 4.631],
      ]),
      park([
        [52.3738, 4.6285],
        [52.374, 4.632],
        [52.37, 4.6325],
        [52.3695, 4.627],
      ]),
      park([
        [52.3755, 4.6378],
        [52.3752, 4.6405],
        [52.373, 4.64],
        [52.3735, 4.6372],
      ]),
      stroke(streets.map((places) => lines(places.map(at))).join(''), { colour: inks.white, width: 15 }),
      stroke(canals.map(path).join(''), { colour: inks.sandShade, width: 36 }),
      stroke(path(river), { colour: inks.sandShade, width: 74 }),
      stroke(canals.map(path).join(''), { colour: water, width: 26 }),
      stroke(path(river), { colour: water, width: 62 }),
      stroke(path(river), { colour: mix(water, inks.white, 0.4), width: 3, dash: '40 60' }),
      ...bridges.map(([from, to]) =>
        stroke(lines([at(from), at(to)]), { colour: inks.white, width: 15, cap: 'butt' }),
      ),
      stroke(lines([at([52.388, 4.62]), at([52.3882, 4.6385]), at([52.3872, 4.66])]), {
        colour: inks.ink,
        width: 9,
      }),
      stroke(lines([at([52.388, 4.62]), at([52.3882, 4.6385]), at([52.3872, 4.66])]), {
        colour: inks.paper,
        width: 4,
        dash: '12 12',
        cap: 'butt',
      }),
      rect(sx - 62, sy - 34, 124, 30, inks.greenDeep, 3) +
        rect(sx - 62, sy - 34, 124, 9, inks.green, 3) +
        fill(`M${sx - 24} ${sy - 34}q24 -34 48 0z`, inks.green),
      ...[
        [52.3868, 4.632],
        [52.3914, 4.6345],
        [52.3917, 4.641],
        [52.372, 4.6295],
        [52.3728, 4.6312],
        [52.3706, 4.63],
        [52.3744, 4.639],
      ].map((tree) => {
        const [x, y] = at(tree as unknown as Place);
        return bush(x, y, 60, inks.polder);
      }),
      bavo(),
      mill(mx, my + 34, 0.62, { sails: 30, cap: inks.green }),
      stroke(`M${shop[0]} ${shop[1]}L${shop[0] + 2} ${shop[1] - 62}`, { colour: inks.ink, width: 6 }),
      circle([shop[0], shop[1]], 9, inks.ink),
      circle([shop[0] + 2, shop[1] - 104], 56, inks.white),
      circle([shop[0] + 2, shop[1] - 104], 49, inks.tulip),
      ring([shop[0] + 2, shop[1] - 104], 28, inks.white, 8),
      stroke(
        lines([
          [shop[0] - 26, shop[1] - 104],
          [shop[0] + 30, shop[1] - 104],
        ]) +
          lines([
            [shop[0] + 2, shop[1] - 132],
            [shop[0] + 2, shop[1] - 76],
          ]) +
          lines([
            [shop[0] - 18, shop[1] - 124],
            [shop[0] + 22, shop[1] - 84],
          ]) +
          lines([
            [shop[0] + 22, shop[1] - 124],
            [shop[0] - 18, shop[1] - 84],
          ]),
        { colour: inks.white, width: 4 },
      ),
    ],
  };
}

const bridges: readonly (readonly [Place, Place])[] = [
  [
    [52.3804, 4.6396],
    [52.3804, 4.6428],
  ],
  [
    [52.3791, 4.639],
    [52.3789, 4.6428],
  ],
  [
    [52.3764, 4.6352],
    [52.3757, 4.639],
  ],
  [
    [52.3878, 4.6445],
    [52.3878, 4.648],
  ],
  [
    [52.3833, 4.6416],
    [52.383, 4.6452],
  ],
  [
    [52.3853, 4.6376],
    [52.3861, 4.6378],
  ],
  [
    [52.3752, 4.6341],
    [52.3745, 4.6341],
  ],
  [
    [52.3812, 4.6302],
    [52.3812, 4.6282],
  ],
  [
    [52.3838, 4.63],
    [52.384, 4.6284],
  ],
  [
    [52.3903, 4.6386],
    [52.3913, 4.6386],
  ],
  [
    [52.3804, 4.6475],
    [52.3803, 4.6496],
  ],
];
