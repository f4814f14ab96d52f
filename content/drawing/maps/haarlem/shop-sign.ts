import type { Point } from '../../kit/geometry.ts';
import { inks } from '../../kit/palette.ts';
import { circle, lines, ring, type Shape, stroke } from '../../kit/svg.ts';

/** The shop on the map: a wheel on a pole. */
export function shopSign([x, y]: Point): Shape {
  const hub: Point = [x + 2, y - 104];
  return (
    stroke(`M${x} ${y}L${x + 2} ${y - 62}`, { colour: inks.ink, width: 6 }) +
    circle([x, y], 9, inks.ink) +
    circle(hub, 56, inks.white) +
    circle(hub, 49, inks.tulip) +
    ring(hub, 28, inks.white, 8) +
    stroke(
      lines([
        [x - 26, y - 104],
        [x + 30, y - 104],
      ]) +
        lines([
          [x + 2, y - 132],
          [x + 2, y - 76],
        ]) +
        lines([
          [x - 18, y - 124],
          [x + 22, y - 84],
        ]) +
        lines([
          [x + 22, y - 124],
          [x - 18, y - 84],
        ]),
      { colour: inks.white, width: 4 },
    )
  );
}
