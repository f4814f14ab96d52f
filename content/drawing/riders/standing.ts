import { add, type Point } from '../kit/geometry.ts';
import { inks, shade } from '../kit/palette.ts';
import { fill, place, type Shape, taper } from '../kit/svg.ts';
import { head } from './head.ts';
import type { Look } from './look.ts';
import { arm, trunk } from './rider.ts';

export interface Pose {
  /** Where the near and the far hand are, cm from the feet. */
  near?: Point;
  far?: Point;
  /** How far apart the feet are. */
  stride?: number;
  /** Lean forward in degrees. */
  lean?: number;
  nod?: number;
  apron?: string;
  /** Something held, behind the near arm. */
  held?: Shape;
}

const standingLeg = (hip: Point, foot: Point, look: Look, far: boolean): Shape => {
  const cloth = far ? shade(look.trousers, 0.3) : look.trousers;
  const [x, y] = foot;
  const knee: Point = [(hip[0] + x) / 2 + 3, (hip[1] + y) / 2];
  return (
    fill(
      taper([x - 5, y - 4], [x + 12, y - 3], 4, 2.8),
      far ? shade(look.shoes ?? inks.ink, 0.2) : (look.shoes ?? inks.ink),
    ) +
    fill(taper(hip, knee, 9.5, 7), cloth) +
    fill(taper(knee, [x, y - 8], 7, 5.4), cloth)
  );
};

/** Somebody on their feet, facing right, the ground at y 0. */
export function standing(
  look: Look,
  { near = [12, -84], far = [16, -86], stride = 8, lean = 0, nod = 0, apron, held = '' }: Pose = {},
): Shape {
  const size = look.size ?? 1;
  const grown = { ...look, size: 1 };
  const hip: Point = [0, -86];
  const tilt = (lean * Math.PI) / 180;
  const shoulder: Point = [Math.sin(tilt) * 48, -86 - Math.cos(tilt) * 48];
  const apronShape = apron
    ? fill(
        `M${shoulder[0] + 4} ${shoulder[1] + 12}L${shoulder[0] + 11} ${shoulder[1] + 14}L13 -86L17 -50L-4 -48L-2 -86Z`,
        apron,
      )
    : '';
  const skirt = look.skirt
    ? fill('M-14 -96L12 -96L19 -46L-18 -46Z', look.coat) +
      fill('M-14 -96L-4 -96L-6 -46L-18 -46Z', shade(look.coat, 0.17))
    : '';
  return place(
    [
      arm(add(shoulder, [3, 0]), far, grown, true),
      standingLeg([2, -86], [stride, 0], grown, true),
      standingLeg(hip, [-stride, 0], grown, false),
      skirt,
      head(grown, { x: shoulder[0] + 2 + tilt * 6, y: shoulder[1] - 4.5, rotate: nod + lean * 0.4 }),
      trunk(hip, shoulder, grown),
      apronShape,
      held,
      arm(shoulder, near, grown),
    ],
    { scale: size },
  );
}
