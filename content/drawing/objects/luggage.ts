import type { Bicycle, Frame } from '../bicycle/frame.ts';
import { inks, light, shade } from '../kit/palette.ts';
import { fill, lines, rect, type Shape, stroke } from '../kit/svg.ts';

/** A cane basket in front of the bars, on its little stay. */
export function basket({ headTop, clamp, crown, front }: Frame, colour = '#c79a5b'): Shape {
  const x = headTop[0] + 6;
  const y = clamp[1] + 4;
  const weave = [6, 12, 18].map((down) =>
    lines([
      [x + down * 0.14, y + down],
      [x + 35 - down * 0.2, y + down],
    ]),
  );
  const ribs = [7, 14, 21, 28].map((along) =>
    lines([
      [x + along, y + 1],
      [x + 4 + along * 0.78, y + 24],
    ]),
  );
  return [
    stroke(lines([[x + 14, y + 24], front]) + lines([[x + 4, y + 16], crown]), {
      colour: inks.ink,
      width: 1,
    }),
    fill(`M${x} ${y}H${x + 35}L${x + 30} ${y + 25}H${x + 4}Z`, colour),
    fill(`M${x + 24} ${y}H${x + 35}L${x + 30} ${y + 25}H${x + 22}Z`, shade(colour, 0.18)),
    stroke(weave.join('') + ribs.join(''), { colour: shade(colour, 0.38), width: 0.7 }),
    stroke(
      lines([
        [x - 0.5, y],
        [x + 35.5, y],
      ]),
      { colour: light(colour, 0.3), width: 2.6 },
    ),
  ].join('');
}

/** A roll-top bag beside the rear wheel. */
export function pannier(bike: Bicycle, colour: string = inks.tulip): Shape {
  const top = -bike.rearRadius * 2 - 4;
  return [
    fill(
      `M-25 ${top}H6L9 ${top + 34}Q9 ${top + 38} 5 ${top + 38}H-24Q-28 ${top + 38} -28 ${top + 34}Z`,
      colour,
    ),
    fill(`M-4 ${top}H6L9 ${top + 34}Q9 ${top + 38} 5 ${top + 38}H-4Z`, shade(colour, 0.2)),
    rect(-26.5, top - 3, 34, 6, shade(colour, 0.34), 2),
    rect(-14, top - 4, 3.4, 20, inks.ink, 1),
    rect(-15, top + 14, 5.4, 5, inks.stone, 1),
    rect(-21, top + 24, 22, 2, inks.paper, 0.8),
  ].join('');
}
