import type { Point } from '../kit/geometry.ts';
import { inks, light, shade } from '../kit/palette.ts';
import { fill, lines, rect, type Shape, stroke } from '../kit/svg.ts';

/** A humped brick bridge over a canal with its railing; the arch opens onto `below`. */
export function archBridge(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  below: string,
  arches = 1,
): Shape {
  const deck = (share: number): Point => [x + width * share, y - Math.sin(Math.PI * share) * height * 0.34];
  const top = Array.from({ length: 13 }, (_, index) => deck(index / 12));
  const span = (width * 0.8) / arches;
  const openings = Array.from({ length: arches }, (_, index) => {
    const left = x + width * 0.1 + span * index + span * 0.08;
    const wide = span * 0.84;
    return `M${left.toFixed(0)} ${y + height}V${(y + height * 0.62).toFixed(0)}A${(wide / 2).toFixed(0)} ${(height * 0.62).toFixed(0)} 0 0 1 ${(left + wide).toFixed(0)} ${(y + height * 0.62).toFixed(0)}V${y + height}Z`;
  });
  const rail = (up: number): string => lines(top.map(([px, py]) => [px, py - up]));
  const posts = top
    .map(([px, py]) =>
      lines([
        [px, py],
        [px, py - height * 0.36],
      ]),
    )
    .join('');
  return [
    fill(`${lines(top)}L${x + width} ${y + height}L${x} ${y + height}Z`, colour),
    fill(openings.join(''), below),
    stroke(openings.map((d) => d.replace(/V\d+Z$/, '')).join(''), {
      colour: light(colour, 0.3),
      width: height * 0.06,
      cap: 'butt',
    }),
    stroke(lines(top), { colour: light(inks.stone, 0.1), width: height * 0.09 }),
    stroke(rail(height * 0.36) + rail(height * 0.2), { colour: inks.greenDeep, width: 3 }),
    stroke(posts, { colour: inks.greenDeep, width: 3.4 }),
  ].join('');
}

/** A white wooden drawbridge seen from the side: portals, balance beams and chains. */
export function drawbridge(x: number, y: number, width: number, colour: string = inks.white): Shape {
  const u = width / 200;
  const dark = shade(colour, 0.26);
  const portal = (at: number): Shape =>
    rect(x + (at - 3.5) * u, y - 78 * u, 7 * u, 100 * u, colour) +
    rect(x + (at + 1) * u, y - 78 * u, 2.6 * u, 100 * u, dark) +
    stroke(
      lines([
        [x + (at - 18) * u, y + 2 * u],
        [x + at * u, y - 40 * u],
      ]),
      { colour, width: 3 * u },
    );
  const beams =
    stroke(
      lines([
        [x + 2 * u, y - 84 * u],
        [x + 96 * u, y - 74 * u],
      ]) +
        lines([
          [x + 198 * u, y - 84 * u],
          [x + 104 * u, y - 74 * u],
        ]),
      { colour, width: 6 * u },
    ) +
    rect(x + 4 * u, y - 94 * u, 22 * u, 18 * u, dark) +
    rect(x + 174 * u, y - 94 * u, 22 * u, 18 * u, dark);
  return [
    rect(x - 70 * u, y, 130 * u, 9 * u, dark),
    rect(x + 140 * u, y, 130 * u, 9 * u, dark),
    rect(x + 54 * u, y, 92 * u, 7 * u, colour),
    stroke(
      [-50, -20, 10, 190, 220, 250]
        .map((at) =>
          lines([
            [x + at * u, y + 4 * u],
            [x + at * u, y + 46 * u],
          ]),
        )
        .join(''),
      { colour: dark, width: 5 * u },
    ),
    stroke(
      lines([
        [x - 70 * u, y - 18 * u],
        [x + 270 * u, y - 18 * u],
      ]) +
        [-60, -30, 0, 30, 60, 90, 120, 150, 180, 210, 240, 262]
          .map((at) =>
            lines([
              [x + at * u, y],
              [x + at * u, y - 18 * u],
            ]),
          )
          .join(''),
      { colour, width: 2 * u },
    ),
    portal(50),
    portal(150),
    beams,
    stroke(
      lines([
        [x + 94 * u, y - 74 * u],
        [x + 94 * u, y],
      ]) +
        lines([
          [x + 106 * u, y - 74 * u],
          [x + 106 * u, y],
        ]),
      { colour: inks.ink, width: 1.2 * u },
    ),
  ].join('');
}
