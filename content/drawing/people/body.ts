import { add, between, direction, joint, type Point, times, turn } from '../kit/geometry.ts';
import { inks, light, shade, skinShade } from '../kit/palette.ts';
import { curve, fill, place, type Shape, stroke, taper } from '../kit/svg.ts';
import { head } from './head.ts';
import type { Outfit } from './outfit.ts';

/** Where a person seen from the side touches the world. Points in cm; feet are the balls of the feet. */
export interface Stance {
  hip: Point;
  /** How far the back leans forward, in degrees from upright. */
  lean: number;
  nearHand: Point;
  farHand: Point;
  nearFoot: Point;
  farFoot: Point;
  /** How far the heel is above the ball of the foot, in degrees. */
  heel?: number;
  /** Wind in the face blows scarf and coat back; 0 is still. */
  wind?: number;
  headTilt?: number;
}

/** A person in layers, so that a bicycle goes between them. */
export interface DrawnPerson {
  far: Shape;
  near: Shape;
  head: Point;
}

function leg(hip: Point, foot: Point, outfit: Outfit, heel: number, dark: boolean): Shape {
  const size = outfit.size ?? 1;
  const tone = (colour: string): string => (dark ? shade(colour, 0.3) : colour);
  const ankle = add(foot, times(turn([-11, -7.5], heel), size));
  const knee = joint(hip, ankle, 44 * size, 43 * size, -1);
  const cuff = between(knee, ankle, 0.92);
  const thigh = taper(hip, knee, 9.6 * size, 6.6 * size);
  const shin = taper(knee, cuff, 6.5 * size, 4.4 * size);
  const sole = (x: number, y: number): Point => add(ankle, times(turn([x, y], heel), size));
  const shoe = curve(
    [sole(-4.4, -1.5), sole(3.6, -1.5), sole(9, 2.6), sole(17, 5.4), sole(18, 7.6), sole(-5, 7.6)],
    true,
    0.6,
  );
  if (outfit.shorts) {
    return (
      fill(
        taper(between(hip, knee, 0.7), knee, 6.6 * size, 5.6 * size) +
          taper(knee, ankle, 5.5 * size, 3.4 * size),
        tone(outfit.skin),
      ) +
      fill(taper(hip, between(hip, knee, 0.8), 9.8 * size, 7.8 * size), tone(outfit.bottom)) +
      fill(shoe, tone(outfit.shoes))
    );
  }
  const bare = outfit.skirt !== undefined;
  return (
    fill(taper(knee, ankle, 4 * size, 3 * size), tone(bare ? inks.ink : outfit.skin)) +
    fill(shoe, tone(outfit.shoes)) +
    fill(
      bare ? thigh + taper(knee, ankle, 5.6 * size, 3.4 * size) : thigh + shin,
      tone(bare ? inks.ink : outfit.bottom),
    )
  );
}

function arm(shoulder: Point, hand: Point, outfit: Outfit, dark: boolean): Shape {
  const size = outfit.size ?? 1;
  const wrist = add(hand, times(direction(hand, shoulder), 4.5 * size));
  const elbow = joint(shoulder, wrist, 29 * size, 26 * size, 1);
  const sleeve = dark ? shade(outfit.top, 0.34) : shade(outfit.top, 0.12);
  const skin = dark ? skinShade(outfit.skin, 0.24) : outfit.skin;
  const palm = fill(taper(wrist, hand, 3.3 * size, 3.9 * size), skin);
  if (outfit.bareArms) {
    const cuff = between(shoulder, elbow, 0.62);
    return (
      palm +
      fill(
        taper(between(shoulder, elbow, 0.5), elbow, 4.4 * size, 3.9 * size) +
          taper(elbow, wrist, 3.9 * size, 3 * size),
        skin,
      ) +
      fill(taper(shoulder, cuff, 6.4 * size, 5.6 * size), sleeve)
    );
  }
  return (
    palm +
    fill(taper(shoulder, elbow, 6.6 * size, 5.2 * size) + taper(elbow, wrist, 5.1 * size, 4.2 * size), sleeve)
  );
}

/** The trunk with its coat or jacket; the back is slightly rounded, as of somebody at ease. */
function trunk(hip: Point, shoulder: Point, outfit: Outfit): Shape {
  const size = outfit.size ?? 1;
  const along = direction(hip, shoulder);
  const aside = turn(along, 90);
  const at = (up: number, out: number): Point =>
    add(hip, add(times(along, up * size), times(aside, out * size)));
  const length = 47;
  const path = curve(
    [
      at(-9, -10),
      at(8, -10.4),
      at(26, -12.6),
      at(length - 6, -10),
      at(length + 3, -3),
      at(length + 2, 5),
      at(length - 8, 9.6),
      at(24, 9.6),
      at(8, 9.8),
      at(-9, 10.5),
      at(-11, 0),
    ],
    true,
  );
  const seam = outfit.coat
    ? stroke(curve([at(length - 2, 6.6), at(24, 8), at(-2, 8.6)]), {
        colour: shade(outfit.top, 0.3),
        width: 0.9,
      })
    : '';
  return fill(path, outfit.top) + seam;
}

/** What falls over hip and thigh: a skirt, or the tail of a coat, blown back by the wind. */
function tails(hip: Point, knee: Point, outfit: Outfit, wind: number): Shape {
  const size = outfit.size ?? 1;
  const along = direction(hip, knee);
  const reach = (share: number, out: number): Point =>
    add(add(hip, times(along, 44 * size * share)), times(turn(along, -90), out * size));
  const parts: Shape[] = [];
  if (outfit.skirt) {
    const hem = curve(
      [
        add(hip, [-10 * size, -7 * size]),
        add(hip, [8 * size, -9 * size]),
        reach(0.5, 9.5),
        reach(1.04, 8),
        reach(1.02, -10),
        add(hip, [(4 - wind * 4) * size, 22 * size]),
        add(hip, [(-15 - wind * 14) * size, (26 - wind * 9) * size]),
      ],
      true,
      0.8,
    );
    parts.push(fill(hem, outfit.skirt));
  }
  if (outfit.coat) {
    const long = outfit.coat === 'short' ? 0.42 : 0.72;
    const tail: Point =
      outfit.coat === 'flying'
        ? [(-16 - wind * 20) * size, (30 - wind * 14) * size]
        : [-10 * size, (outfit.coat === 'long' ? 30 : 15) * size];
    const under = curve(
      [
        add(hip, [-10 * size, -10 * size]),
        add(hip, times(tail, 0.55)),
        add(hip, tail),
        add(hip, [tail[0] * 0.45, tail[1] * 1.12]),
        add(hip, [tail[0] * 0.05, tail[1] * 0.62]),
      ],
      true,
      0.9,
    );
    const lap = curve(
      [
        add(hip, [-10 * size, -11 * size]),
        add(hip, [9.5 * size, -11 * size]),
        reach(long * 0.55, 10),
        reach(long, 8.6),
        reach(long * 0.98, -8.6),
        reach(0.2, -10),
      ],
      true,
      0.85,
    );
    parts.push(fill(under, shade(outfit.top, 0.24)), fill(lap, shade(outfit.top, 0.06)));
  }
  return parts.join('');
}

function scarf(neck: Point, colour: string, size: number, wind: number): Shape {
  const [x, y] = neck;
  const blow = (dx: number, dy: number): Point => [x - dx * size, y + dy * size];
  const hang = wind < 0.2;
  const end = hang
    ? curve([blow(2, 2), blow(9, 12), blow(11, 26), blow(3, 26), blow(-1, 12)], true)
    : curve(
        [
          blow(-1, -3),
          blow(14, -6 - wind * 2),
          blow(28, -1 - wind * 5),
          blow(43, -7 - wind * 6),
          blow(45, 0 - wind * 5),
          blow(30, 6 - wind * 4),
          blow(15, 2),
          blow(2, 6),
        ],
        true,
      );
  return (
    fill(end, shade(colour, 0.12)) +
    fill(taper(blow(5.4, 1.6), blow(-5.6, 0.4), 4.8 * size, 4.4 * size), colour)
  );
}

/** Draws somebody from the side, facing right. */
export function person(outfit: Outfit, stance: Stance): DrawnPerson {
  const size = outfit.size ?? 1;
  const { hip, lean, heel = 14, wind = 0.6, headTilt = 0 } = stance;
  const spine = turn([0, -1], lean);
  const shoulder = add(hip, times(spine, 45 * size));
  const neck = add(hip, times(turn([0, -1], lean * 0.9), 51 * size));
  const skull = add(neck, times(turn([2.5, -15.5], lean * 0.42), size));
  const ankle = add(stance.nearFoot, times(turn([-11, -7.5], heel), size));
  const knee = joint(hip, ankle, 44 * size, 43 * size, -1);
  const back = add(shoulder, times(turn([-13, 20], lean), size));
  const near = [
    fill(
      taper(neck, add(skull, [-1.5 * size, 5 * size]), 5.4 * size, 4.8 * size),
      skinShade(outfit.skin, 0.18),
    ),
    outfit.coat ? `${tails(hip, knee, { ...outfit, skirt: undefined }, wind).split('/>')[0]}/>` : '',
    outfit.backpack
      ? fill(
          taper(
            add(back, times(turn([0, -12], lean), size)),
            add(back, times(turn([1, 14], lean), size)),
            9 * size,
            11 * size,
          ),
          outfit.backpack,
        )
      : '',
    outfit.skirt && !outfit.coat ? trunk(hip, shoulder, outfit) : '',
    leg(hip, stance.nearFoot, outfit, heel, false),
    outfit.skirt && !outfit.coat ? '' : trunk(hip, shoulder, outfit),
    outfit.coat
      ? `${tails(hip, knee, { ...outfit, skirt: undefined }, wind).split('/>')[1] ?? ''}/>`
      : tails(hip, knee, outfit, wind),
    outfit.scarf
      ? ''
      : stroke(
          curve([
            add(neck, [-4 * size, -1 * size]),
            add(neck, [0, 1.6 * size]),
            add(neck, [4.5 * size, -0.4 * size]),
          ]),
          { colour: light(outfit.top, 0.25), width: 2.4 * size },
        ),
    place(head(outfit), { x: skull[0], y: skull[1], scale: size, rotate: headTilt + lean * 0.12 }),
    outfit.scarf ? scarf(neck, outfit.scarf, size, wind) : '',
    arm(add(shoulder, times(turn([0.5, 4], lean), size)), stance.nearHand, outfit, false),
  ].join('');
  const far =
    arm(add(shoulder, times(turn([3, 4], lean), size)), stance.farHand, outfit, true) +
    leg(add(hip, [2 * size, 0]), stance.farFoot, outfit, heel + 8, true);
  return { far, near, head: skull };
}
