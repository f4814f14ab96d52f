import type { Point } from '../kit/geometry.ts';
import { mix } from '../kit/palette.ts';
import { circle, curve, fill, polygon, rect, type Shape } from '../kit/svg.ts';

/** A sky of flat bands, from the top down to the horizon; borders undulate as torn paper would. */
export function sky(width: number, horizon: number, colours: readonly string[], from = 0.34): Shape {
  const [top = '#c5e0e6', ...bands] = colours;
  const layers = bands.map((colour, index) => {
    const y = horizon * (from + ((1 - from) * index) / bands.length);
    const swing = 26 - index * 4;
    const points: Point[] = [0, 0.22, 0.45, 0.7, 1].map((share, at) => [
      width * share,
      y + (at % 2 === index % 2 ? swing : -swing) * (0.5 + share * 0.5),
    ]);
    return fill(`${curve(points)}L${width} ${horizon + 2}L0 ${horizon + 2}Z`, colour);
  });
  return rect(0, 0, width, 2 * width, top) + layers.join('');
}

/** A low sun with two flat halos. */
export const sun = (x: number, y: number, radius: number, colour = '#f4b942', halo = '#fbe7c6'): Shape =>
  circle([x, y], radius * 2.1, halo, 0.45) +
  circle([x, y], radius * 1.5, halo, 0.6) +
  circle([x, y], radius, colour);

/** Long flat clouds lying over each other, the upper one lit. */
export function cloud(
  x: number,
  y: number,
  width: number,
  colour: string,
  lit = mix(colour, '#fffaf0', 0.6),
): Shape {
  const bar = (left: number, down: number, length: number, ink: string): Shape => {
    const thick = width * 0.052;
    const at = x + width * left;
    const to = at + width * length;
    return fill(
      `M${at} ${y + down}C${at + width * 0.06} ${y + down - thick} ${at + width * 0.1} ${y + down - thick} ${at + width * 0.2} ${y + down - thick}S${to - width * 0.14} ${y + down - thick * 1.1} ${to} ${y + down}Z`,
      ink,
    );
  };
  return (
    bar(0.22, -width * 0.046, 0.46, lit) +
    bar(0.42, -width * 0.018, 0.58, lit) +
    bar(0, 0, 0.74, colour) +
    bar(0.36, width * 0.022, 0.4, colour)
  );
}

/** A gull on bent wings; `bank` tilts it. */
export function gull(
  x: number,
  y: number,
  span: number,
  bank = 0,
  colour = '#fffaf0',
  tip = '#38505c',
): Shape {
  const s = span / 100;
  const wing = 'M0 2C-10 -10 -22 -20 -36 -14L-50 -2L-34 -7C-22 -9 -12 0 -6 8Z';
  const other = 'M0 2C10 -12 22 -24 36 -20L50 -10L34 -13C22 -13 12 -2 6 8Z';
  return (
    `<g transform="translate(${x} ${y}) rotate(${bank}) scale(${Math.round(s * 1000) / 1000})">` +
    fill(wing, colour) +
    fill(other, colour) +
    fill('M-44 -7L-50 -2L-38 -6.5ZM43 -16L50 -10L38 -13Z', tip) +
    fill('M-8 5Q0 -3 14 2L20 4L13 7Q2 12 -8 9L-18 9Z', colour) +
    polygon(
      [
        [19, 3.4],
        [25, 5],
        [19, 6],
      ],
      '#da9227',
    ) +
    '</g>'
  );
}

/** A handful of gulls: `[x, y, span, bank]` each. */
export const gulls = (flock: readonly (readonly [number, number, number, number])[]): Shape =>
  flock.map(([x, y, span, bank]) => gull(x, y, span, bank)).join('');
