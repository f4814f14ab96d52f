import { type Point, polar } from '../kit/geometry.ts';
import { inks, shade } from '../kit/palette.ts';
import { circle, fill, lines, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

/** The lattice of one sail, as seen from the front; the cloth covers the outer part. */
function sail(centre: Point, length: number, angle: number, colour: string, cloth?: string): Shape {
  const side = (along: number, aside: number): Point => {
    const [px, py] = polar(centre, length * along, angle);
    const turned = polar([0, 0], length * aside, angle - 90);
    return [px + turned[0], py + turned[1]];
  };
  const ladder = Array.from({ length: 9 }, (_, index) =>
    lines([side(0.2 + index * 0.1, -0.03), side(0.2 + index * 0.1, 0.17)]),
  ).join('');
  return [
    cloth ? polygon([side(0.2, 0.02), side(1, 0.02), side(1, 0.16), side(0.2, 0.16)], cloth) : '',
    stroke(ladder + lines([side(0.2, 0.17), side(1, 0.17)]) + lines([side(0.2, 0.09), side(1, 0.09)]), {
      colour,
      width: Math.max(0.8, length * 0.009),
    }),
    stroke(lines([centre, side(1, 0)]), { colour, width: Math.max(1.6, length * 0.03) }),
  ].join('');
}

export interface Mill {
  height: number;
  body?: string;
  cap?: string;
  stage?: boolean;
  turned?: number;
  cloth?: string;
  base?: string;
}

/** A windmill: thatched eight-sided body on a brick base, cap, four latticed sails; a stage when it stands in town. */
export function windmill(
  x: number,
  y: number,
  { height, body = '#7a6a4a', cap = inks.brickDeep, stage, turned = 20, cloth, base = inks.brick }: Mill,
): Shape {
  const u = height / 100;
  const p = (dx: number, dy: number): Point => [x + dx * u, y - dy * u];
  const foot = stage ? 34 : 12;
  const flank = (side: 1 | -1, from: number, to: number): string =>
    `${p(side * from, foot).join(' ')}Q${p(side * (to + 2.4), foot + 26).join(' ')} ${p(side * to, 74).join(' ')}`;
  const spread = stage ? 19 : 22;
  const full = `M${flank(-1, spread, 10)}L${p(10, 74).join(' ')}Q${p(12.4, foot + 26).join(' ')} ${p(spread, foot).join(' ')}Z`;
  const shaded = `M${p(4, 74).join(' ')}L${p(10, 74).join(' ')}Q${p(12.4, foot + 26).join(' ')} ${p(spread, foot).join(' ')}L${p(7, foot).join(' ')}Q${p(4.6, foot + 26).join(' ')} ${p(4, 74).join(' ')}Z`;
  const hub = p(-3, 80);
  const deck = stage
    ? polygon([p(-32, 36), p(32, 36), p(32, 33.6), p(-32, 33.6)], shade(inks.white, 0.3)) +
      stroke(
        lines([p(-32, 41), p(32, 41)]) +
          [-32, -24, -16, -8, 0, 8, 16, 24, 32].map((at) => lines([p(at, 36), p(at, 41)])).join(''),
        { colour: inks.white, width: 0.8 * u },
      ) +
      stroke(
        lines([p(-30, 34), p(-20, 24)]) +
          lines([p(30, 34), p(20, 24)]) +
          lines([p(-14, 34), p(-12, 24)]) +
          lines([p(14, 34), p(12, 24)]),
        { colour: shade(inks.white, 0.4), width: 1.2 * u },
      )
    : '';
  return [
    stroke(lines([p(9, 78), p(34, foot + 2)]) + lines([p(7, 72), p(34, foot + 2)]), {
      colour: '#4b3a28',
      width: 1.1 * u,
    }),
    polygon(
      [
        p(-spread - (stage ? 2 : 0.5), 0),
        p(-spread, foot),
        p(spread, foot),
        p(spread + (stage ? 2 : 0.5), 0),
      ],
      base,
    ),
    polygon([p(7, 0), p(7, foot), p(spread, foot), p(spread + 1, 0)], shade(base, 0.26)),
    rect(x - 4.6 * u, y - Math.min(foot * 0.86, 15) * u, 9.2 * u, Math.min(foot * 0.86, 15) * u, inks.white),
    rect(
      x - 3.6 * u,
      y - Math.min(foot * 0.76, 13.6) * u,
      7.2 * u,
      Math.min(foot * 0.76, 13.6) * u,
      inks.greenDeep,
    ),
    fill(full, body),
    fill(shaded, shade(body, 0.32)),
    rect(x - 7 * u, y - 52 * u, 3.6 * u, 4.6 * u, inks.white),
    rect(x - 6.3 * u, y - 51.4 * u, 2.2 * u, 3.4 * u, inks.seaNight),
    rect(x - 6 * u, y - 66 * u, 3 * u, 4 * u, inks.white),
    deck,
    fill(
      `M${p(-11.5, 73).join(' ')}C${p(-12, 84).join(' ')} ${p(-5, 89).join(' ')} ${p(1, 88).join(' ')}C${p(9, 87).join(' ')} ${p(12.5, 80).join(' ')} ${p(12, 73).join(' ')}Z`,
      cap,
    ),
    fill(
      `M${p(4, 73).join(' ')}C${p(5, 80).join(' ')} ${p(4, 86).join(' ')} ${p(1, 88).join(' ')}C${p(9, 87).join(' ')} ${p(12.5, 80).join(' ')} ${p(12, 73).join(' ')}Z`,
      shade(cap, 0.3),
    ),
    rect(x - 11.8 * u, y - 74.6 * u, 23.8 * u, 1.8 * u, inks.white),
    ...[0, 90, 180, 270].map((angle) => sail(hub, 52 * u, angle + turned, '#3a2e22', cloth)),
    circle(hub, 2.2 * u, inks.ink),
    circle(hub, 1 * u, inks.sun),
  ].join('');
}
