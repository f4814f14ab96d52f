import type { DrawnBicycle } from '../bicycle/bicycle.ts';
import { type Bars, type Frame, pedalAt } from '../bicycle/frame.ts';
import { add, between, joint, type Point, times, turn } from '../kit/geometry.ts';
import { inks, shade } from '../kit/palette.ts';
import { circle, curve, fill, type Shape, taper } from '../kit/svg.ts';
import { head } from './head.ts';
import type { Body, Look } from './look.ts';

const leanOf: Record<Bars, number> = { dutch: 5, swept: 9, flat: 34, drop: 46 };

export interface Riding {
  bars: Bars;
  crank: number;
  pedal: number;
}

export interface DrawnRider extends Body {
  far: Shape;
  near: Shape;
}

/** A leg from hip to pedal: thigh, shin and shoe. */
export function leg(hip: Point, pedal: Point, look: Look, far: boolean): Shape {
  const size = look.size ?? 1;
  const ankle: Point = [pedal[0] - 6 * size, pedal[1] - 9 * size];
  const knee = joint(hip, ankle, 44 * size, 41 * size, -1);
  const cloth = far ? shade(look.trousers, 0.34) : look.trousers;
  const shoe = far ? shade(look.shoes ?? inks.ink, 0.2) : (look.shoes ?? inks.ink);
  return [
    fill(taper(between(knee, ankle, 0.7), ankle, 3.4 * size, 3 * size), shade(look.skin, far ? 0.3 : 0.08)),
    fill(
      taper(
        [pedal[0] - 11 * size, pedal[1] - 4 * size],
        [pedal[0] + 7 * size, pedal[1] - 3 * size],
        3.4 * size,
        2.4 * size,
      ),
      shoe,
    ),
    fill(taper(ankle, [pedal[0] - 8 * size, pedal[1] - 4 * size], 3.4 * size, 3.6 * size), shoe),
    fill(taper(hip, knee, 9.5 * size, 6.4 * size), cloth),
    fill(taper(knee, between(knee, ankle, 0.86), 6.2 * size, 4.4 * size), cloth),
  ].join('');
}

/** An arm from shoulder to hand; elbows hang. */
export function arm(shoulder: Point, hand: Point, look: Look, far = false): Shape {
  const size = look.size ?? 1;
  const elbow = joint(shoulder, hand, 29 * size, 26 * size, 1);
  const cloth = far ? shade(look.coat, 0.36) : shade(look.coat, 0.12);
  return [
    circle(hand, 3.7 * size, shade(look.skin, far ? 0.28 : 0)),
    fill(taper(shoulder, elbow, 6.8 * size, 5.2 * size), cloth),
    fill(taper(elbow, between(elbow, hand, 0.86), 5.2 * size, 3.8 * size), cloth),
  ].join('');
}

/** The trunk in its coat, from the back round to the chest, with the shaded side away from the light. */
export function trunk(hip: Point, shoulder: Point, look: Look): Shape {
  const size = look.size ?? 1;
  const up: Point = times(
    [shoulder[0] - hip[0], shoulder[1] - hip[1]],
    1 / Math.hypot(shoulder[0] - hip[0], shoulder[1] - hip[1]),
  );
  const ahead = turn(up, 90);
  const at = (base: Point, along: number, across: number): Point =>
    add(base, add(times(up, along * size), times(ahead, across * size)));
  const middle = between(hip, shoulder, 0.5);
  const back = [at(shoulder, 7, -2), at(shoulder, 0, -9), at(middle, 4, -11.5), at(hip, 2, -12)];
  const tail = [at(hip, -8, look.skirt ? -17 : -14), at(hip, -10, 2)];
  const front = [at(hip, 1, 10.5), at(middle, 2, 10.5), at(shoulder, -4, 9), at(shoulder, 5, 5)];
  const outline = curve([...back, ...tail, ...front], true, 0.85);
  const shadeLine = curve(
    [
      at(shoulder, 5, -2),
      at(shoulder, -2, -3),
      at(middle, 2, -5),
      at(hip, -2, -4),
      at(hip, -10, -4),
      at(hip, -9, -14),
      at(hip, 2, -12),
      at(middle, 4, -11.5),
      at(shoulder, 0, -9),
    ],
    true,
    0.85,
  );
  return fill(outline, look.coat) + fill(shadeLine, shade(look.coat, 0.17));
}

function shawl(neck: Point, look: Look): Shape {
  const size = look.size ?? 1;
  if (!look.shawl) return '';
  const [x, y] = neck;
  const s = size;
  return (
    fill(
      `M${x - 6 * s} ${y - 4 * s}C${x - 22 * s} ${y - 12 * s} ${x - 30 * s} ${y + 4 * s} ${x - 48 * s} ${y - 6 * s}L${x - 47 * s} ${y + 4 * s}C${x - 30 * s} ${y + 13 * s} ${x - 20 * s} ${y + 1 * s} ${x - 5 * s} ${y + 5 * s}Z`,
      shade(look.shawl, 0.16),
    ) + fill(taper([x - 5 * s, y], [x + 6 * s, y - 1 * s], 5.4 * s, 4.6 * s), look.shawl)
  );
}

/** Somebody on a bicycle, in the layers of its drawing: far leg and arm behind it, the rest in front. */
export function rider(frame: Frame, riding: Riding, look: Look): DrawnRider {
  const size = look.size ?? 1;
  const lean = ((look.lean ?? leanOf[riding.bars]) * Math.PI) / 180;
  const hip: Point = [frame.saddle[0] + 3 * size, frame.saddle[1] - 7 * size];
  const shoulder: Point = [hip[0] + Math.sin(lean) * 47 * size, hip[1] - Math.cos(lean) * 47 * size];
  const hand = riding.bars === 'drop' ? add(frame.clamp, [14, -1]) : add(frame.grip, [3, -1]);
  const neck: Point = [shoulder[0] + (2 + lean * 5) * size, shoulder[1] - 4.5 * size];
  const pedal = pedalAt(frame.crank, riding.crank, riding.pedal);
  const other = pedalAt(frame.crank, riding.crank, riding.pedal + 180);
  const skirt = look.skirt ? skirtOver(hip, pedal, look) : '';
  return {
    hip,
    shoulder,
    head: [neck[0], neck[1] - 16 * size],
    far: arm(add(shoulder, [3 * size, 0]), add(hand, [2.5, -1.5]), look, true) + leg(hip, other, look, true),
    near: [
      leg(hip, pedal, look, false),
      skirt,
      head(look, { x: neck[0], y: neck[1], scale: size }),
      trunk(hip, shoulder, look),
      shawl(add(neck, [0, 3 * size]), look),
      arm(shoulder, hand, look),
    ].join(''),
  };
}

/** A coat or skirt that falls over the thigh. */
function skirtOver(hip: Point, pedal: Point, look: Look): Shape {
  const size = look.size ?? 1;
  const ankle: Point = [pedal[0] - 6 * size, pedal[1] - 9 * size];
  const knee = joint(hip, ankle, 44 * size, 41 * size, -1);
  const colour = shade(look.coat, 0.07);
  const [kx, ky] = between(hip, knee, 0.86);
  return fill(
    curve(
      [
        [hip[0] - 13 * size, hip[1] - 4 * size],
        [hip[0] + 6 * size, hip[1] - 12 * size],
        [kx + 5 * size, ky - 7 * size],
        [kx + 6 * size, ky + 9 * size],
        [hip[0] + 6 * size, hip[1] + 22 * size],
        [hip[0] - 17 * size, hip[1] + 18 * size],
      ],
      true,
      0.8,
    ),
    colour,
  );
}

/** A bicycle and whoever rides it. */
export const ridden = (
  bike: DrawnBicycle,
  person: DrawnRider,
  extra: { behind?: Shape; front?: Shape } = {},
): Shape =>
  [bike.far, person.far, extra.behind ?? '', bike.body, bike.near, extra.front ?? '', person.near].join('');
