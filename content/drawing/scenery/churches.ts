import type { Point } from '../kit/geometry.ts';
import { light, shade } from '../kit/palette.ts';
import { fill, lines, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

/** The Great or St Bavo Church of Haarlem: a long high roof, the transept and the slender leaded tower on the crossing. */
export function bavo(
  x: number,
  base: number,
  height: number,
  wall: string,
  roof: string = shade(wall, 0.2),
  tower: string = shade(wall, 0.32),
): Shape {
  const u = height / 100;
  const p = (dx: number, dy: number): Point => [x + dx * u, base - dy * u];
  const window = (dx: number, dy: number, wide: number, tall: number): string =>
    `M${p(dx, dy).join(' ')}v${-tall * u}q${wide * 0.5 * u} ${-wide * 0.9 * u} ${wide * u} 0v${tall * u}Z`;
  const onion = `M${p(-4.6, 66).join(' ')}C${p(-8, 71).join(' ')} ${p(-3, 74).join(' ')} ${p(-2, 78).join(' ')}H${p(2, 0)[0]}C${p(3, 74).join(' ')} ${p(8, 71).join(' ')} ${p(4.6, 66).join(' ')}Z`;
  const bulb = `M${p(-2, 84).join(' ')}C${p(-4, 87).join(' ')} ${p(-0.8, 89).join(' ')} ${p(-0.5, 93).join(' ')}H${p(0.5, 0)[0]}C${p(0.8, 89).join(' ')} ${p(4, 87).join(' ')} ${p(2, 84).join(' ')}Z`;
  const nave = [-46, -38, -30, -22, -14, 13, 21, 29, 37, 44];
  return [
    polygon([p(-52, 0), p(-52, 24), p(48, 24), p(56, 20), p(60, 0)], wall),
    polygon([p(-54, 23), p(-49, 43), p(45, 43), p(52, 23)], roof),
    polygon([p(-10, 0), p(-10, 26), p(0, 47), p(10, 26), p(10, 0)], light(wall, 0.08)),
    polygon([p(2, 0), p(2, 43), p(10, 26), p(10, 0)], shade(wall, 0.12)),
    fill(nave.map((dx) => window(dx, 8, 3.4, 9)).join('') + window(-3, 10, 6, 14), tower),
    polygon([p(-56, 0), p(-56, 14), p(-52, 18), p(-52, 0)], shade(wall, 0.1)),
    polygon([p(-6.4, 44), p(-6, 54), p(6, 54), p(6.4, 44)], tower),
    polygon([p(-7, 54), p(-7, 55.6), p(7, 55.6), p(7, 54)], shade(tower, 0.2)),
    polygon([p(-4.6, 55), p(-4.4, 66), p(4.4, 66), p(4.6, 55)], light(tower, 0.12)),
    fill(window(-3.4, 56.5, 2, 5) + window(-0.9, 56.5, 2, 5) + window(1.6, 56.5, 2, 5), shade(tower, 0.4)),
    fill(onion, tower),
    polygon([p(-1.9, 77), p(-1.8, 84), p(1.8, 84), p(1.9, 77)], light(tower, 0.12)),
    fill(bulb, tower),
    stroke(lines([p(0, 92), p(0, 100)]) + lines([p(-1.2, 97.6), p(1.2, 97.6)]), {
      colour: tower,
      width: 0.7 * u,
    }),
  ].join('');
}

/** A pointed church tower far off. */
export const spire = (x: number, base: number, height: number, colour: string): Shape =>
  polygon(
    [
      [x - height * 0.07, base],
      [x - height * 0.07, base - height * 0.5],
      [x, base - height],
      [x + height * 0.07, base - height * 0.5],
      [x + height * 0.07, base],
    ],
    colour,
  ) +
  rect(x - height * 0.09, base - height * 0.52, height * 0.18, height * 0.03, shade(colour, 0.2)) +
  rect(x + height * 0.07, base - height * 0.2, height * 0.4, height * 0.2, colour);
