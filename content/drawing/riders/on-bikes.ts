import { bicycle } from '../bicycle/bicycle.ts';
import { cityBike } from '../bicycle/fleet.ts';
import type { Bicycle } from '../bicycle/frame.ts';
import type { Detail } from '../bicycle/wheel.ts';
import type { Shape } from '../kit/svg.ts';
import { cargoBike } from '../vehicles/cargo-bike.ts';
import { tandem } from '../vehicles/tandem.ts';
import { childSeat } from './child-seat.ts';
import type { Look } from './look.ts';
import { ridden, rider } from './rider.ts';

interface Outing {
  bike?: Bicycle;
  pedal?: number;
  detail?: Detail;
  /** A child on the rear seat. */
  child?: Look;
  asleep?: boolean;
  /** Luggage and the like, in front of the bicycle. */
  front?: Shape;
  behind?: Shape;
}

/** Somebody riding a bike: cm, ground at y 0, rear axle at x 0. */
export function outing(
  look: Look,
  { bike = cityBike, pedal = 330, detail = 'middle', child, asleep, front, behind = '' }: Outing = {},
): Shape {
  const drawn = bicycle(bike, { pedal, detail, loaded: Boolean(child) });
  const person = rider(drawn.frame, { bars: bike.bars, crank: bike.crank, pedal }, look);
  const seat = child ? childSeat(-bike.rearRadius * 2 - 6, child, { asleep }) : '';
  return ridden(drawn, person, { behind: seat + behind, ...(front && { front }) });
}

/** Two on a tandem; the stoker may have both hands off. */
export function tandemOuting(
  captain: Look,
  stoker: Look,
  colour: string,
  { pedal = 330, detail = 'middle' }: { pedal?: number; detail?: Detail } = {},
): Shape {
  const drawn = tandem(colour, { pedal, detail });
  const riding = { bars: 'swept', crank: 17, pedal } as const;
  const front = rider(drawn.frame, riding, captain);
  const rear = rider(drawn.stoker, riding, stoker);
  return drawn.far + front.far + rear.far + drawn.body + drawn.near + front.near + rear.near;
}

/** A cargo bike with its rider; `inBox` looks over the edge of the box. */
export function cargoOuting(
  look: Look,
  colour: string,
  { pedal = 330, detail = 'middle', inBox = '' }: { pedal?: number; detail?: Detail; inBox?: Shape } = {},
): Shape {
  const drawn = cargoBike(colour, { pedal, detail, inBox });
  return ridden(drawn, rider(drawn.frame, { bars: 'swept', crank: 17, pedal }, look));
}
