import { inks, light, shade } from '../kit/palette.ts';
import { circle, fill, lines, place, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

interface Mill {
  /** Angle of the sails in degrees. */
  sails?: number;
  thatch?: string;
  base?: string;
  cap?: string;
  /** Everything paler, for a mill far off. */
  plain?: string;
}

const sail = (angle: number, plain?: string): Shape => {
  const wood = plain ?? inks.ink;
  const cloth = plain ?? inks.sandPale;
  return (
    `<g transform="rotate(${angle})">` +
    stroke('M0 0V-78', { colour: wood, width: plain ? 2 : 2.2 }) +
    (plain
      ? rect(1, -76, 11, 62, cloth)
      : fill('M1.500 -76H12V-14H1.500Z', cloth) +
        stroke(
          'M12 -76V-14M1.500 -76H12M1.500 -66H12M1.500 -56H12M1.500 -46H12M1.500 -36H12M1.500 -26H12M1.500 -15H12M6.700 -76V-14M-4 -76V-14',
          { colour: wood, width: 0.7 },
        )) +
    '</g>'
  );
};

/** A smock mill on its brick base, its foot at 0 0, 150 high without sails; light comes from the left. */
export function mill(
  x: number,
  y: number,
  scale: number,
  { sails = 20, thatch = '#8a7350', base = inks.brick, cap = inks.green, plain }: Mill = {},
): Shape {
  const t = plain ?? thatch;
  const turning = [0, 90, 180, 270].map((quarter) => sail(sails + quarter, plain)).join('');
  const cogs = place([turning, circle([0, 0], 3.4, plain ?? inks.tulip)], { x: -3, y: -134 });
  const body = plain
    ? polygon(
        [
          [-30, 0],
          [-27, -44],
          [-18, -126],
          [18, -126],
          [27, -44],
          [30, 0],
        ],
        t,
      )
    : [
        polygon(
          [
            [-31, 0],
            [-28, -44],
            [28, -44],
            [31, 0],
          ],
          base,
        ),
        polygon(
          [
            [8, 0],
            [8, -44],
            [28, -44],
            [31, 0],
          ],
          shade(base, 0.3),
        ),
        rect(-8, -24, 13, 24, inks.greenDeep, 1),
        rect(-22, -34, 8, 10, inks.paper) + rect(14, -34, 8, 10, inks.skyDark),
        polygon(
          [
            [-26, -46],
            [-17, -126],
            [17, -126],
            [26, -46],
          ],
          t,
        ),
        polygon(
          [
            [-26, -46],
            [-17, -126],
            [-7, -126],
            [-10, -46],
          ],
          light(t, 0.3),
        ),
        polygon(
          [
            [9, -46],
            [6, -126],
            [17, -126],
            [26, -46],
          ],
          shade(t, 0.35),
        ),
        rect(-4, -92, 7, 9, inks.paper) + rect(-4, -70, 7, 9, inks.paper),
        rect(-41, -48, 82, 3, inks.ink),
        stroke(
          `${lines([
            [-41, -55],
            [41, -55],
          ])}M-40 -47V-55M-27 -47V-55M-14 -47V-55M0 -47V-55M14 -47V-55M27 -47V-55M40 -47V-55M-38 -46L-28 -34M38 -46L28 -34`,
          { colour: inks.ink, width: 1 },
        ),
      ].join('');
  const roof =
    fill('M-20 -124C-20 -140 -10 -148 2 -148C14 -148 21 -138 21 -124Z', plain ?? cap) +
    (plain ? '' : fill('M8 -124C10 -134 9 -143 6 -147.600C15 -146 21 -137 21 -124Z', shade(cap, 0.3)));
  return place([body, roof, cogs], { x, y, scale });
}
