import { type BicycleView, bicycle } from '../bicycle/bicycle.ts';
import { type Bicycle, frameOf, pedalAt } from '../bicycle/frame.ts';
import { add, type Point } from '../kit/geometry.ts';
import type { Shape } from '../kit/svg.ts';
import { type DrawnPerson, person, type Stance } from './body.ts';
import type { Outfit } from './outfit.ts';

export interface Ride extends BicycleView {
  wind?: number;
  lean?: number;
  /** A free hand: where it is instead of on the grip, in cm from the near grip. */
  wave?: Point;
  headTilt?: number;
  standing?: boolean;
  /** What is drawn behind the near leg: a child on the rack, panniers. */
  luggage?: Shape;
}

const leans: Record<Bicycle['bars'], number> = { dutch: 5, swept: 9, flat: 33, drop: 48 };

/** The stance that a bicycle asks of its rider: hips on the saddle, hands on the grips, feet on the pedals. */
export function stanceOn(bike: Bicycle, ride: Ride = {}, size = 1): Stance {
  const frame = frameOf(bike);
  const { pedal = 300 } = ride;
  const hand: Point =
    bike.bars === 'drop' ? add(frame.clamp, [14, -2]) : add(frame.grip, [bike.bars === 'flat' ? 3 : 4, -1.2]);
  return {
    hip: ride.standing ? add(frame.saddle, [12, -18]) : add(frame.saddle, [0.5, -8.4 * size]),
    lean: ride.lean ?? leans[bike.bars],
    nearHand: ride.wave ? add(hand, ride.wave) : hand,
    farHand: add(hand, [2, 0.5]),
    nearFoot: add(pedalAt(frame.crank, bike.crank, pedal), [0, -1.4]),
    farFoot: add(pedalAt(frame.crank, bike.crank, pedal + 180), [0, -1.4]),
    heel: bike.bars === 'drop' || bike.bars === 'flat' ? 22 : 14,
    wind: ride.wind ?? 0.6,
    headTilt: ride.headTilt ?? 0,
  };
}

/** A rider on a bicycle from the side, riding right; origin on the ground under the rear axle. */
export function rider(bike: Bicycle, outfit: Outfit, ride: Ride = {}): Shape {
  const drawn = bicycle(bike, { loaded: ride.luggage !== undefined, ...ride });
  const body: DrawnPerson = person(outfit, stanceOn(bike, ride, outfit.size));
  return [body.far, drawn.far, drawn.body, ride.luggage ?? '', drawn.near, body.near].join('');
}
