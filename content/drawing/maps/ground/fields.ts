import { type Point, turn } from '../../kit/geometry.ts';
import { inks, mix } from '../../kit/palette.ts';
import { random } from '../../kit/random.ts';
import { curve, fill, lines, type Shape, stroke } from '../../kit/svg.ts';
import { bush } from '../../landscapes/plants.ts';
import { type Ground, polder, water } from './ground-frame.ts';

/** The strips of meadows, turned with the ditches of each polder. */
export function strips({ width, height, seed }: Ground): Shape {
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
export function drained(shore: readonly Point[], step: number): Shape {
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
export function bulbs([x, y]: Point, size: number, seed: number): Shape {
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

/** Trees close together. */
export function copse([x, y]: Point, size: number, seed: number): Shape {
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
