import { type Point, turn } from '../kit/geometry.ts';
import { inks, mix } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { curve, fill, lines, type Picture, rect, type Shape, stroke } from '../kit/svg.ts';
import { botter } from '../landscapes/boats.ts';
import { mill } from '../landscapes/mill.ts';
import { bush } from '../landscapes/plants.ts';
import {
  amstel,
  coast,
  duneEdge,
  lakes,
  leidsevaart,
  type MapFrame,
  marken,
  markermeer,
  northSeaCanal,
  type Place,
  project,
  ringvaart,
  spaarne,
  zaan,
} from './geography.ts';
import {
  builtUp,
  bulbFields,
  drainedLakes,
  duneLakes,
  mills,
  parks,
  railways,
  roads,
  woods,
} from './ground-places.ts';

interface Ground extends MapFrame {
  /** Drawn more finely where a px is less ground. */
  seed: number;
}

const water = mix(inks.skyDeep, inks.sea, 0.35);
const shallow = mix(water, inks.white, 0.4);
const polder = mix(inks.grassPale, inks.paper, 0.3);
const duneGreen = mix(inks.sand, inks.meadow, 0.3);

/** A ground without a word: sea, dunes, polders, towns and ways in flat inks. Its corners have degrees. */
export function groundMap(ground: Ground): Picture {
  const { width, height, zoom } = ground;
  const at = project(ground);
  const path = (places: readonly Place[], closed = false): string => curve(places.map(at), closed, 0.9);
  /** Px of so many kilometres. */
  const km = (kilometres: number) => (kilometres / 111.2) * zoom;
  const stream = (places: readonly Place[], wide: number): Shape =>
    stroke(path(places), { colour: mix(inks.sandPale, polder, 0.5), width: km(wide) + 5 }) +
    stroke(path(places), { colour: water, width: Math.max(3, km(wide)) });
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, polder),
      strips(ground),
      ...drainedLakes.map((lake) => drained(lake.map(at), km(0.5))),
      ...bulbFields.map((place, index) => bulbs(at(place), km(0.42), index)),
      dunes(ground),
      ...woods.map(([place, size], index) => copse(at(place), km(size), index)),
      sea(ground),
      lake(ground),
      ...[...lakes, ...duneLakes].map((shore) => fill(path(shore, true), water)),
      stream(ringvaart, 0.05),
      stream(leidsevaart, 0.03),
      stream(amstel, 0.07),
      stream(zaan, 0.11),
      stream(spaarne, 0.085),
      stream(northSeaCanal, 0.26),
      ...builtUp.map((shore, index) => town(shore.map(at), index, km)),
      ...parks.map((shore) => fill(path(shore, true), mix(inks.grass, inks.meadow, 0.35))),
      ...roads.map((way) => stroke(path(way), { colour: inks.white, width: Math.max(3.2, km(0.016)) })),
      ...railways.map((way) => railway(path(way), Math.max(3.5, km(0.018)))),
      stream(spaarne, 0.07),
      ...cityWater.map((way) => stroke(path(way), { colour: water, width: Math.max(2.4, km(0.022)) })),
      ...mills.map((place) => {
        const [x, y] = at(place);
        return inside([x, y], ground) ? mill(x, y + 12, 0.36, { sails: 24 }) : '';
      }),
      ...boats.map((place, index) => {
        const [x, y] = at(place);
        return inside([x, y], ground) ? botter(x, y, index % 2 ? 0.26 : 0.34) : '';
      }),
    ],
  };
}

const inside = ([x, y]: Point, { width, height }: MapFrame) =>
  x > 40 && y > 60 && x < width - 40 && y < height - 40;

const boats: readonly Place[] = [
  [52.405, 4.507],
  [52.37, 4.492],
  [52.425, 4.522],
  [52.283, 4.425],
  [52.3, 4.452],
  [52.57, 5.13],
  [52.5, 5.15],
  [52.615, 5.12],
  [52.395, 5.07],
];

/** Canals of Amsterdam and Haarlem, that are seen from near. */
const cityWater: readonly (readonly Place[])[] = [
  [
    [52.3825, 4.8905],
    [52.3735, 4.886],
    [52.366, 4.888],
    [52.3635, 4.897],
    [52.3665, 4.905],
  ],
  [
    [52.383, 4.887],
    [52.373, 4.8825],
    [52.3635, 4.885],
    [52.3605, 4.897],
    [52.3645, 4.91],
  ],
  [
    [52.3835, 4.8835],
    [52.3725, 4.8785],
    [52.361, 4.8815],
    [52.3575, 4.897],
    [52.362, 4.914],
    [52.369, 4.924],
  ],
  [
    [52.3852, 4.6448],
    [52.3857, 4.6295],
  ],
  [
    [52.3764, 4.637],
    [52.3752, 4.6338],
    [52.381, 4.6292],
    [52.3857, 4.6293],
    [52.3908, 4.636],
    [52.389, 4.6462],
  ],
  [
    [52.3778, 4.64],
    [52.3772, 4.645],
    [52.3825, 4.6487],
    [52.3845, 4.6448],
  ],
];

/** The strips of meadows, turned with the ditches of each polder. */
function strips({ width, height, seed }: Ground): Shape {
  const { between, pick } = random(seed);
  const colours = [0.28, 0.5, 0.4].map((share, index) =>
    mix(polder, [inks.grass, inks.grass, inks.meadow][index] as string, share),
  );
  colours.push(mix(polder, inks.sandPale, 0.55));
  const paths = colours.map(() => '');
  for (let x = -40; x < width; x += 178) {
    for (let y = -40; y < height; y += 152) {
      const angle = between(-38, 38);
      const corner: Point = [x + between(0, 70), y + between(0, 60)];
      const count = Math.round(between(2, 5));
      for (let strip = 0; strip < count; strip += 1) {
        const [top, long] = [strip * 19 - 40, between(70, 120)];
        const corners: Point[] = [
          [-55, top],
          [-55 + long, top],
          [-55 + long, top + 13],
          [-55, top + 13],
        ];
        const turned = corners.map((point): Point => {
          const [dx, dy] = turn(point, angle);
          return [Math.round(corner[0] + dx), Math.round(corner[1] + dy)];
        });
        paths[colours.indexOf(pick(colours))] += lines(turned, true);
      }
    }
  }
  return paths.map((d, index) => fill(d, colours[index] as string)).join('');
}

/** A lake that was pumped dry: straight ways in a ring of water. */
function drained(shore: readonly Point[], step: number): Shape {
  const id = `d${Math.round(shore[0]?.[0] ?? 0)}`;
  const [left, right] = [Math.min(...shore.map(([x]) => x)), Math.max(...shore.map(([x]) => x))];
  const [top, bottom] = [Math.min(...shore.map(([, y]) => y)), Math.max(...shore.map(([, y]) => y))];
  let grid = '';
  for (let x = left; x < right; x += step * 2) grid += lines([[x, top] as Point, [x, bottom] as Point]);
  for (let y = top; y < bottom; y += step * 2) grid += lines([[left, y] as Point, [right, y] as Point]);
  const d = curve(shore, true, 0.7);
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
    fill(d, mix(polder, inks.grass, 0.5)) +
    `<g clip-path="url(#${id})">${stroke(grid, { colour: mix(polder, water, 0.55), width: 2.5 })}</g>` +
    stroke(d, { colour: water, width: 5 })
  );
}

/** Bulbs in bloom, in rows. */
function bulbs([x, y]: Point, size: number, seed: number): Shape {
  const { between, pick } = random(seed + 11);
  const colours = [
    inks.tulip,
    inks.sun,
    inks.pink,
    inks.coral,
    inks.plum,
    inks.white,
    mix(inks.grass, inks.meadow, 0.4),
  ];
  const angle = between(-30, 30);
  let shapes = '';
  for (let row = 0; row < 9; row += 1) {
    const top = (row - 4.5) * size * 0.22;
    const [left, right] = [-size * between(0.75, 1), size * between(0.75, 1)];
    const corners = [
      [left, top],
      [right, top],
      [right, top + size * 0.17],
      [left, top + size * 0.17],
    ].map((corner): Point => {
      const [dx, dy] = turn(corner as unknown as Point, angle);
      return [Math.round(x + dx), Math.round(y + dy)];
    });
    shapes += fill(lines(corners, true), pick(colours));
  }
  return shapes;
}

function dunes(ground: Ground): Shape {
  const at = project(ground);
  const shore = coast.map(at);
  const band = (edge: readonly Place[]) =>
    `${curve(edge.map(at))}${curve([...shore].reverse()).replace('M', 'L')}Z`;
  const inner = duneEdge.map(([north, east], index): Place => [north, east - 0.009 - (index % 2) * 0.005]);
  const { between } = random(ground.seed + 5);
  let hollows = '';
  let tufts = '';
  for (let index = 0; index + 1 < coast.length; index += 1) {
    const [from, to, edge] = [coast[index], coast[index + 1], duneEdge[index]] as [Place, Place, Place];
    for (let spot = 0; spot < 46; spot += 1) {
      const share = between(0, 1);
      const north = from[0] + (to[0] - from[0]) * share;
      const west = from[1] + (to[1] - from[1]) * share;
      const east = west + (edge[1] - west) * between(0.12, 0.78);
      const [x, y] = at([north, east]).map(Math.round) as [number, number];
      if (!inside([x, y], ground)) continue;
      const wide = Math.round(between(16, 46));
      if (spot % 2)
        hollows += `M${x} ${y}q${wide / 2}-${Math.round(wide / 2)} ${wide} 0q-${wide / 2} ${Math.round(wide / 5)}-${wide} 0z`;
      else tufts += `M${x} ${y}q7-11 14 0z`;
    }
  }
  return (
    fill(band(duneEdge), inks.sand) +
    fill(band(inner), duneGreen) +
    fill(hollows, mix(duneGreen, inks.sandPale, 0.6)) +
    fill(tufts, mix(duneGreen, inks.polder, 0.45))
  );
}

/** Trees close together. */
function copse([x, y]: Point, size: number, seed: number): Shape {
  const { between } = random(seed + 31);
  const shapes: string[] = [];
  for (let tree = 0; tree < 7; tree += 1)
    shapes.push(
      bush(
        Math.round(x + between(-1, 1) * size),
        Math.round(y + between(-0.7, 0.7) * size),
        Math.round(between(0.6, 1) * Math.max(26, size * 0.8)),
        mix(inks.polder, inks.meadow, between(0, 0.6)),
      ),
    );
  return shapes.join('');
}

function sea(ground: Ground): Shape {
  const at = project(ground);
  const shore = coast.map(at);
  const [first, last] = [shore[0] as Point, shore.at(-1) as Point];
  const off = (degrees: number) =>
    curve(
      coast.map(([north, east]) => at([north, east - degrees])),
      false,
      0.9,
    );
  const beach = Math.max(9, ground.zoom * 0.0012);
  return (
    fill(
      `${curve(shore)}L${Math.min(-200, last[0])} ${last[1]}L${Math.min(-200, first[0])} ${first[1]}Z`,
      water,
    ) +
    stroke(curve(shore), { colour: inks.sandPale, width: beach }) +
    stroke(off(24 / ground.zoom + 0.0016), { colour: shallow, width: 4 }) +
    stroke(off(60 / ground.zoom + 0.003), { colour: mix(water, inks.white, 0.28), width: 4, dash: '70 40' }) +
    stroke(off(110 / ground.zoom + 0.006), { colour: mix(water, inks.white, 0.2), width: 4, dash: '50 90' })
  );
}

/** The Markermeer with the island of Marken and its causeway. */
function lake(ground: Ground): Shape {
  const at = project(ground);
  const shore = markermeer.map(at);
  const [first, last] = [shore[0] as Point, shore.at(-1) as Point];
  const right = Math.max(ground.width, first[0], last[0]) + 300;
  const off = (degrees: number) =>
    curve(
      markermeer.map(([north, east]) => at([north, east + degrees])),
      false,
      0.9,
    );
  return (
    fill(`${curve(shore)}L${right} ${last[1]}L${right} ${first[1]}Z`, water) +
    stroke(curve(shore), {
      colour: mix(inks.grass, inks.polder, 0.5),
      width: Math.max(5, ground.zoom * 0.0009),
    }) +
    stroke(off(0.009), { colour: shallow, width: 4, dash: '60 44' }) +
    stroke(off(0.022), { colour: mix(water, inks.white, 0.25), width: 4, dash: '40 80' }) +
    fill(curve(marken.map(at), true), polder) +
    stroke(curve(marken.map(at), true), { colour: mix(inks.grass, inks.polder, 0.5), width: 5 }) +
    stroke(
      curve(
        (
          [
            [52.449, 5.046],
            [52.4452, 5.0582],
            [52.4482, 5.0782],
            [52.4532, 5.0922],
          ] as Place[]
        ).map(at),
      ),
      { colour: mix(inks.grass, inks.polder, 0.5), width: Math.max(7, ground.zoom * 0.0012) },
    )
  );
}

/** Roofs inside the edge of a town. */
function town(shore: readonly Point[], seed: number, km: (kilometres: number) => number): Shape {
  const { between, pick } = random(seed + 3);
  const xs = shore.map(([x]) => x);
  const ys = shore.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right < 0 || left > 2000 || bottom < 0 || top > 1500) return '';
  const colours = [inks.brickPale, mix(inks.brick, inks.sandPale, 0.35), mix(inks.brick, inks.sandPale, 0.6)];
  const paths = colours.map(() => '');
  const step = Math.max(15, km(0.045), Math.sqrt(((right - left) * (bottom - top)) / 700));
  for (let y = top; y < bottom; y += step * 0.8)
    for (let x = left + between(0, step); x < right; x += step * between(0.8, 1.5)) {
      if (x < -10 || x > 2010 || y < -10 || y > 1510) continue;
      if (!within([x, y], shore) || between(0, 1) < 0.12) continue;
      const wide = Math.round(step * between(0.4, 0.7));
      const high = Math.round(step * between(0.3, 0.48));
      paths[colours.indexOf(pick(colours))] += `M${Math.round(x)} ${Math.round(y)}h${wide}v${high}h-${wide}z`;
    }
  return (
    fill(curve(shore, true, 0.9), mix(inks.sandPale, inks.stone, 0.3)) +
    paths.map((d, index) => (d ? fill(d, colours[index] as string) : '')).join('')
  );
}

/** Whether a point lies inside a shore: a ray from it crosses the edge an odd number of times. */
function within([x, y]: Point, shore: readonly Point[]): boolean {
  let odd = false;
  shore.forEach(([toX, toY], index) => {
    const [fromX, fromY] = shore.at(index - 1) as Point;
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) odd = !odd;
  });
  return odd;
}

const railway = (d: string, width: number): Shape =>
  stroke(d, { colour: inks.ink, width }) +
  stroke(d, { colour: inks.paper, width: width * 0.45, dash: `${width * 2} ${width * 2}`, cap: 'butt' });
