import { type Point, turn } from '../kit/geometry.ts';
import { inks, mix } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import {
  circle,
  curve,
  ellipse,
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
import { botter } from '../landscapes/boats.ts';
import { mill } from '../landscapes/mill.ts';
import { tulip } from '../landscapes/plants.ts';
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
  towns,
  zaan,
} from './geography.ts';

export interface Stop {
  at: Place;
  /** What stands beside the stop. */
  sign?: 'mill' | 'tulip' | 'sail' | 'bison' | 'house' | 'coffee' | 'church';
  /** Where the sign stands from the stop, in px. */
  beside?: Point;
}

interface RouteMap extends MapFrame {
  route: readonly Place[];
  stops: readonly Stop[];
  /** A stretch by boat or train. */
  carried?: readonly Place[];
  round?: boolean;
}

const water = mix(inks.skyDeep, inks.sea, 0.35);
const polder = mix(inks.grassPale, inks.paper, 0.25);

/** Fields: long strips turned with the ditches of each polder. */
function fields(width: number, height: number, seed: number): Shape {
  const { between, pick } = random(seed);
  const colours = [
    mix(polder, inks.grass, 0.35),
    mix(polder, inks.grass, 0.6),
    mix(polder, inks.sandPale, 0.5),
    mix(polder, inks.meadow, 0.35),
  ];
  const paths = colours.map(() => '');
  for (let x = 0; x < width; x += 170) {
    for (let y = 0; y < height; y += 150) {
      const angle = between(-40, 40);
      const corner: Point = [x + between(0, 80), y + between(0, 80)];
      const count = Math.round(between(2, 4));
      for (let strip = 0; strip < count; strip += 1) {
        const [left, top, long] = [-60, strip * 24 - 30, between(80, 120)];
        const corners: Point[] = [
          [left, top],
          [left + long, top],
          [left + long, top + 15],
          [left, top + 15],
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

/** A town as a cluster of small roofs. */
function town([x, y]: Point, size: number, seed: number): Shape {
  const { between, pick } = random(seed);
  const colours = [inks.brickPale, inks.brick, mix(inks.brick, inks.sandPale, 0.5)];
  const paths = colours.map(() => '');
  for (let roof = 0; roof < Math.round(size * 7); roof += 1) {
    const angle = between(0, Math.PI * 2);
    const away = between(0, 1) ** 0.6 * size * 17;
    const wide = Math.round(between(7, 13));
    paths[colours.indexOf(pick(colours))] +=
      `M${Math.round(x + Math.cos(angle) * away - 6)} ${Math.round(y + Math.sin(angle) * away - 4)}h${wide}v${Math.round(between(6, 10))}h-${wide}z`;
  }
  return (
    ellipse([x, y], size * 21, size * 17, mix(inks.sandPale, inks.stone, 0.35)) +
    paths.map((d, index) => (d ? fill(d, colours[index] as string) : '')).join('')
  );
}

/** A steaming cup. */
const cup = (): Shape =>
  fill('M-16 -18H12V-8Q12 2 2 2H-6Q-16 2 -16 -8Z', inks.white) +
  stroke('M12 -14q10 0 8 8q-2 4 -9 4', { colour: inks.white, width: 3.5 }) +
  stroke('M-9 -24q-4 -6 0 -11q4 -5 0 -10M3 -24q-4 -6 0 -11q4 -5 0 -10', { colour: inks.ink, width: 2.6 });

const signs: Record<NonNullable<Stop['sign']>, (x: number, y: number) => Shape> = {
  mill: (x, y) => mill(x, y + 30, 0.5, { sails: 24 }),
  tulip: (x, y) =>
    tulip(x - 14, y + 24, 54, inks.tulip) +
    tulip(x + 14, y + 26, 46, inks.sun) +
    tulip(x, y + 30, 60, inks.coral),
  sail: (x, y) => botter(x, y + 16, 0.36),
  bison: (x, y) =>
    place(
      fill(
        'M-50 0L-48 -34Q-52 -56 -30 -56L0 -64Q22 -78 40 -58Q56 -52 58 -36Q58 -22 48 -22L42 -28L36 -18L38 0H28L24 -22L-26 -22L-34 -16L-38 0Z',
        inks.brickDeep,
      ),
      { x, y: y + 24, scale: 0.8 },
    ),
  house: (x, y) =>
    place(
      [
        polygon(
          [
            [-22, 24],
            [-22, -6],
            [0, -36],
            [22, -6],
            [22, 24],
          ],
          inks.greenDeep,
        ),
        stroke('M-25 -3L0 -37L25 -3', { colour: inks.white, width: 5 }),
        rect(-6, 4, 12, 20, inks.sun),
        rect(-16, -2, 8, 9, inks.white),
        rect(9, -2, 8, 9, inks.white),
      ],
      { x, y },
    ),
  coffee: (x, y) => place([circle([0, -10], 34, inks.brick), cup()], { x, y, scale: 0.8 }),
  church: (x, y) =>
    place(
      [
        polygon(
          [
            [-30, 26],
            [-30, -2],
            [30, -2],
            [30, 26],
          ],
          inks.slate,
        ),
        polygon(
          [
            [-34, 0],
            [-22, -20],
            [22, -20],
            [34, 0],
          ],
          inks.slateDeep,
        ),
        polygon(
          [
            [-7, -18],
            [-4, -46],
            [0, -66],
            [4, -46],
            [7, -18],
          ],
          inks.slateDeep,
        ),
      ],
      { x, y },
    ),
};

const startMark = ([x, y]: Point): Shape =>
  circle([x, y], 27, inks.white) +
  circle([x, y], 23, inks.tulip) +
  ring([x, y], 12, inks.white, 4) +
  stroke(
    lines([
      [x - 12, y],
      [x + 12, y],
    ]) +
      lines([
        [x, y - 12],
        [x, y + 12],
      ]),
    { colour: inks.white, width: 2.4 },
  );

const stopMark = ([x, y]: Point): Shape => circle([x, y], 15, inks.ink) + circle([x, y], 11, inks.sun);

/** A map without a word: sea, dunes, polders and towns in flat inks, the route over them. */
export function routeMap(map: RouteMap): Picture {
  const { width, height } = map;
  const at = project(map);
  const path = (places: readonly Place[]): string => curve(places.map(at), false, 0.9);
  const shore = coast.map(at);
  const edge = duneEdge.map(at);
  const last = shore[shore.length - 1] as Point;
  const first = shore[0] as Point;
  const lake = markermeer.map(at);
  const lakeEnd = lake[lake.length - 1] as Point;
  const lakeStart = lake[0] as Point;
  const stream = (places: readonly Place[], wide: number): Shape =>
    stroke(path(places), { colour: water, width: wide });
  const route = map.route.map(at);
  const line = curve(route, false, 0.75);
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, polder),
      fields(width, height, Math.round(map.zoom)),
      fill(
        `${curve(edge)}L${last[0]} ${last[1]}${curve([...shore].reverse()).replace('M', 'L')}Z`,
        inks.sand,
      ),
      fill(
        `${path(duneEdge.map(([north, east], index) => [north, east - 0.012 - (index % 2) * 0.006]))}L${last[0]} ${last[1]}${curve([...shore].reverse()).replace('M', 'L')}Z`,
        mix(inks.sand, inks.meadow, 0.28),
      ),
      stroke(path(coast.map(([north, east]) => [north, east + 0.004])), { colour: inks.sandPale, width: 16 }),
      fill(
        `${curve(shore)}L${Math.min(-200, last[0])} ${last[1]}L${Math.min(-200, first[0])} ${first[1]}Z`,
        water,
      ),
      stroke(path(coast.map(([north, east]) => [north, east - 0.008])), {
        colour: mix(water, inks.white, 0.45),
        width: 4,
      }),
      stroke(path(coast.map(([north, east]) => [north, east - 0.018])), {
        colour: mix(water, inks.white, 0.3),
        width: 4,
        dash: '70 40',
      }),
      fill(
        `${curve(lake)}L${Math.max(width + 200, lakeEnd[0])} ${lakeEnd[1]}L${Math.max(width + 200, lakeStart[0])} ${lakeStart[1]}Z`,
        water,
      ),
      stroke(path(markermeer.map(([north, east]) => [north, east + 0.012])), {
        colour: mix(water, inks.white, 0.4),
        width: 4,
        dash: '60 44',
      }),
      fill(curve(marken.map(at), true), polder),
      stroke(
        path([
          [52.456, 5.04],
          [52.452, 5.09],
        ]),
        { colour: polder, width: 9 },
      ),
      ...lakes.map((shoreline) => fill(curve(shoreline.map(at), true), water)),
      stream(northSeaCanal, map.zoom / 190),
      stream(spaarne, map.zoom / 320),
      stream(zaan, map.zoom / 300),
      stream(amstel, map.zoom / 380),
      stream(ringvaart, map.zoom / 480),
      stream(leidsevaart, map.zoom / 600),
      ...towns.map(([place, size], index) => town(at(place), size * (map.zoom / 3400), index + 3)),
      map.carried
        ? stroke(curve(map.carried.map(at), false, 0.8), { colour: inks.ink, width: 6, dash: '2 16' })
        : '',
      stroke(line, { colour: inks.white, width: 20 }),
      stroke(line, { colour: inks.tulip, width: 11 }),
      ...map.stops.map(({ at: where, sign, beside = [0, -60] }) => {
        const [x, y] = at(where);
        return sign ? signs[sign](Math.round(x + beside[0]), Math.round(y + beside[1])) : '';
      }),
      ...map.stops.slice(1).map(({ at: where }) => stopMark(at(where))),
      startMark(route[0] as Point),
      map.round
        ? ''
        : circle(route[route.length - 1] as Point, 20, inks.ink) +
          circle(route[route.length - 1] as Point, 14, inks.white) +
          circle(route[route.length - 1] as Point, 7, inks.tulip),
      compass(width - 86, 92),
    ],
  };
}

/** Where north is, without a letter. */
const compass = (x: number, y: number): Shape =>
  circle([x, y], 40, inks.paper) +
  polygon(
    [
      [x, y - 32],
      [x + 10, y],
      [x - 10, y],
    ],
    inks.tulip,
  ) +
  polygon(
    [
      [x, y + 32],
      [x + 10, y],
      [x - 10, y],
    ],
    inks.slateDeep,
  );
