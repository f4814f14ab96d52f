import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike } from '../bicycle/fleet.ts';
import type { Point } from '../kit/geometry.ts';
import { inks, light, mix, shade } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { circle, curve, fill, type Picture, polygon, rect, type Shape, stroke } from '../kit/svg.ts';
import { amara, child, noor } from '../people/outfit.ts';
import { riderFromBehind, standing } from '../people/standing.ts';
import { highlander } from '../scenery/animals.ts';
import { ground, marrams, path, rolling, tree } from '../scenery/land.ts';
import { cloud, farBirds, sky, streaks } from '../scenery/sky.ts';
import { height, low, stage, verge, width } from '../scenes/staged.ts';
import { fallowBuck } from './wildlife.ts';

const gold = '#d9a441';
const copper = '#b9642f';

/** A birch: a white stem with dark marks under a small crown. */
function birch(x: number, y: number, tall: number, seed: number, leaves: string): Shape {
  const { between } = random(seed);
  const marks = Array.from({ length: 7 }, (_, index) => {
    const at = y - tall * (0.08 + index * 0.09);
    return `M${(x - tall * 0.018).toFixed(0)} ${at.toFixed(0)}h${(tall * between(0.012, 0.03)).toFixed(0)}`;
  }).join('');
  return (
    tree(x, y, tall, seed, leaves) +
    polygon(
      [
        [x - tall * 0.022, y],
        [x - tall * 0.012, y - tall * 0.62],
        [x + tall * 0.01, y - tall * 0.62],
        [x + tall * 0.022, y],
      ],
      inks.white,
    ) +
    stroke(marks, { colour: inks.ink, width: Math.max(2, tall * 0.012), cap: 'butt' })
  );
}

/** A bush of sea buckthorn, thick with berries. */
function buckthorn(x: number, y: number, wide: number, seed: number): Shape {
  const { between } = random(seed);
  const leaf = '#8c9b76';
  const heap: Point[] = Array.from({ length: 9 }, (_, index) => [
    x + (wide * index) / 8,
    y - Math.sin((Math.PI * index) / 8) ** 0.6 * wide * 0.4 * between(0.82, 1.12),
  ]);
  const berries = Array.from({ length: Math.round(wide / 7) }, () => {
    const share = between(0.1, 0.9);
    const px = x + wide * share;
    const py = y - Math.sin(Math.PI * share) * wide * 0.4 * between(0.15, 0.92);
    return circle([px, py], wide * 0.017 + 1, inks.sunDeep);
  }).join('');
  return (
    fill(`${curve(heap)}V${y + 10}H${x}Z`, shade(leaf, 0.25)) +
    fill(`${curve(heap.map(([px, py]) => [px - wide * 0.03, py + wide * 0.05]))}V${y + 10}H${x}Z`, leaf) +
    berries
  );
}

/** Somebody has stopped: a Highland cow stands across the shell path and is in no hurry. */
function highlanderPath(): Picture {
  return {
    width,
    height,
    shapes: [
      sky(width, 430, [inks.sky, inks.skyLight, '#f3ead2', inks.dawn], 12),
      cloud(70, 190, 420, 8, inks.white, inks.skyPale),
      streaks(640, 230, 460, 5, inks.white, 4),
      ground(rolling(width, 418, 20, 4), height, mix(inks.hill, inks.dawn, 0.35)),
      ground(
        [
          [-40, 470],
          [180, 430],
          [420, 470],
          [640, 486],
          [900, 440],
          [1240, 410],
        ],
        height,
        '#c7b677',
      ),
      birch(970, 470, 190, 5, gold),
      birch(1040, 466, 240, 9, light(gold, 0.2)),
      birch(1130, 470, 210, 3, gold),
      buckthorn(60, 486, 170, 6),
      buckthorn(240, 500, 120, 11),
      buckthorn(930, 510, 240, 17),
      ground(
        [
          [-40, 560],
          [240, 520],
          [620, 516],
          [1000, 540],
          [1240, 520],
        ],
        height,
        '#b3a763',
      ),
      path(
        [
          [150, 810],
          [520, 650],
          [650, 560],
          [690, 512],
        ],
        [
          [900, 810],
          [960, 660],
          [860, 570],
          [730, 512],
        ],
        inks.sandPale,
      ),
      stage(
        highlander({ x: 0, y: 0 }),
        { x: 815, y: 600, scale: 1.22, flip: true },
        { ...low, length: 0.14 },
      ),
      marrams(
        [
          [1060, 700, 110],
          [1160, 690, 130],
          [1000, 640, 70],
          [560, 560, 50],
        ],
        41,
        -0.3,
        '#a98f4a',
      ),
      stage(
        parkedBicycle({ ...electricBike, colour: inks.seaDeep }, { parked: true }),
        { x: 110, y: 728, scale: 1.78 },
        low,
        parkedBicycle(electricBike, { detail: 'far' }),
      ),
      stage(
        standing(
          { ...noor, top: inks.tulip, hat: 'beanie', hatColour: inks.seaNight },
          {
            nearHand: [22, -118],
            farHand: [18, -112],
            wind: 0.3,
            holding: rect(18, -126, 7, 13, inks.paper, 1.5),
          },
        ),
        { x: 450, y: 738, scale: 1.84 },
        low,
      ),
      verge(
        [
          [-40, 780],
          [300, 770],
          [640, 792],
          [1240, 760],
        ],
        width,
        height,
        '#7d8a45',
      ),
      marrams(
        [
          [40, 815, 120],
          [150, 818, 90],
          [880, 815, 100],
          [1010, 815, 150],
          [1150, 812, 180],
        ],
        23,
        -0.35,
        '#8f8f45',
      ),
      farBirds(
        [
          [560, 170],
          [600, 158],
          [640, 174],
          [585, 200],
          [520, 196],
        ],
        11,
      ),
    ],
  };
}

const leaf = (x: number, y: number, size: number, colour: string): Shape =>
  fill(
    `M${x} ${y}q${size} ${-size * 0.8} ${size * 1.9} 0q${-size * 0.9} ${size * 0.9} ${-size * 1.9} 0Z`,
    colour,
  );

/** Under the beeches at the inner edge of the dunes; a fallow buck looks on. */
function beechLane(): Picture {
  const { between } = random(18);
  const trunk = (x: number, foot: number, wide: number, colour: string): Shape =>
    fill(
      `M${x - wide * 0.8} ${foot}Q${x - wide * 0.5} ${foot - wide} ${x - wide * 0.48} ${foot - wide * 3}L${x - wide * 0.4} -10H${x + wide * 0.4}L${x + wide * 0.5} ${foot - wide * 3}Q${x + wide * 0.54} ${foot - wide} ${x + wide * 0.9} ${foot}Z`,
      colour,
    ) +
    fill(
      `M${x + wide * 0.1} ${foot}L${x + wide * 0.16} -10H${x + wide * 0.4}L${x + wide * 0.5} ${foot - wide * 3}Q${x + wide * 0.54} ${foot - wide} ${x + wide * 0.9} ${foot}Z`,
      shade(colour, 0.24),
    );
  const canopy = (y: number, drop: number, colour: string, seed: number): Shape => {
    const { between: swing } = random(seed);
    const edge: Point[] = Array.from({ length: 22 }, (_, index) => [
      -40 + index * 61,
      y + Math.abs(index - 10.5) * drop * 0.57 + swing(-16, 16),
    ]);
    const d = edge
      .map(([px, py], index) =>
        index === 0
          ? `M${px} -20V${py.toFixed(0)}`
          : `q${swing(20, 42).toFixed(0)} ${swing(34, 62).toFixed(0)} 61 ${(py - (edge[index - 1]?.[1] ?? py)).toFixed(0)}`,
      )
      .join('');
    return fill(`${d}V-20Z`, colour);
  };
  const fallen = Array.from({ length: 70 }, () => {
    const y = between(560, 800);
    const size = 3 + ((y - 540) / 260) * 9;
    return leaf(
      between(-10, 1200),
      y,
      size,
      [gold, copper, inks.apricot, '#8c4a24'][Math.floor(between(0, 4))] as string,
    );
  });
  const falling = Array.from({ length: 16 }, () =>
    leaf(between(120, 1080), between(230, 540), between(5, 9), between(0, 1) > 0.5 ? gold : copper),
  );
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, '#fbe9c2'),
      circle([640, 420], 190, '#fdf3dc'),
      ground(rolling(width, 470, 10, 2), height, '#d8c489'),
      ...[250, 330, 420, 500, 780, 850, 930].map((x, index) =>
        rect(x, 60, 14 + (index % 3) * 4, 430, mix('#8d8a70', '#fbe9c2', 0.45)),
      ),
      canopy(190, 8, mix(gold, '#fbe9c2', 0.4), 3),
      fallowBuck({ x: 330, y: 520, scale: 0.72, flip: true }, '#9a7048'),
      ground(rolling(width, 520, 8, 7), height, '#c89350'),
      path(
        [
          [250, 810],
          [560, 580],
          [626, 480],
        ],
        [
          [980, 810],
          [722, 580],
          [656, 480],
        ],
        '#e8d3a0',
      ),
      ...fallen,
      trunk(160, 620, 44, '#7d7d68'),
      trunk(900, 590, 34, '#8b8a72'),
      trunk(1060, 660, 58, '#74745f'),
      canopy(120, 16, gold, 9),
      trunk(20, 740, 74, '#66675a'),
      canopy(40, 26, copper, 21),
      ...falling,
      stage(
        riderFromBehind(
          { ...amara, top: inks.tulip, hat: 'beanie', hatColour: inks.seaNight },
          { bike: inks.greenDeep, child: child(4, { top: inks.sun, hat: 'helmet', hatColour: inks.paper }) },
        ),
        { x: 556, y: 716, scale: 1.85 },
        { ...low, slant: -0.5, length: 0.34 },
      ),
      stage(
        riderFromBehind({ ...noor, top: inks.seaDeep }, { bike: cityBike.colour }),
        { x: 668, y: 574, scale: 0.74 },
        { ...low, slant: -0.5, length: 0.3 },
      ),
    ],
  };
}

/** Pictures of the article on the dunes in autumn. */
export const autumnPictures: Record<string, () => Picture> = {
  'highlander-path': highlanderPath,
  'beech-lane': beechLane,
};
