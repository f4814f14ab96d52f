import { add, direction, type Point, polar, times, turn } from '../kit/geometry.ts';

export type Bars = 'dutch' | 'swept' | 'flat' | 'drop';
export type FrameShape = 'diamond' | 'swan' | 'low' | 'sloping';

/** What makes one bicycle another. Lengths in cm, angles in degrees from the ground. */
export interface Bicycle {
  frame: FrameShape;
  bars: Bars;
  rearRadius: number;
  frontRadius: number;
  tyre: number;
  wheelbase: number;
  chainstay: number;
  /** How far the crank lies under the axles. */
  drop: number;
  headAngle: number;
  seatAngle: number;
  /** From crank to where the top tube meets the seat tube. */
  seatTube: number;
  /** From crank to the top of the saddle. */
  saddleHeight: number;
  headTube: number;
  /** From the head tube up to the clamp of the bars. */
  stem: number;
  crank: number;
  colour: string;
  accent?: string;
  tyreColour?: string;
  fenders?: boolean;
  rack?: boolean;
  chainCase?: boolean;
  skirtGuard?: boolean;
  crate?: boolean;
  stand?: boolean;
  suspension?: boolean;
  battery?: 'tube' | 'rack';
  lamp?: boolean;
  basket?: boolean;
}

/** The points everything else hangs on: origin on the ground under the rear axle, riding to the right. */
export interface Frame {
  rear: Point;
  front: Point;
  crank: Point;
  seatCluster: Point;
  saddle: Point;
  crown: Point;
  headTop: Point;
  clamp: Point;
  grip: Point;
  /** Direction of the steering axis, upwards. */
  axis: Point;
  /** Direction of the seat tube, upwards. */
  seatAxis: Point;
}

const gripFromClamp: Record<Bars, Point> = { dutch: [-21, 1], swept: [-14, -3], flat: [1, -2], drop: [9, 0] };

/** Works out a frame as a builder would: from axles, angles and tube lengths. */
export function frameOf(bike: Bicycle): Frame {
  const rear: Point = [0, -bike.rearRadius];
  const front: Point = [bike.wheelbase, -bike.frontRadius];
  const crankHeight = bike.rearRadius - bike.drop;
  const rise = crankHeight - bike.rearRadius;
  const crank: Point = [Math.sqrt(bike.chainstay ** 2 - rise ** 2), -crankHeight];
  const axis = polar([0, 0], 1, 180 - bike.headAngle);
  const seatAxis = polar([0, 0], 1, 180 - bike.seatAngle);
  const base = add(front, times(turn(axis, 90), -4.5));
  const crown = add(base, times(axis, bike.frontRadius + bike.tyre + (bike.suspension ? 13 : 4)));
  const headTop = add(crown, times(axis, bike.headTube));
  const clamp = add(headTop, times(axis, bike.stem));
  return {
    rear,
    front,
    crank,
    seatCluster: add(crank, times(seatAxis, bike.seatTube)),
    saddle: add(crank, times(seatAxis, bike.saddleHeight)),
    crown,
    headTop,
    clamp,
    grip: add(clamp, gripFromClamp[bike.bars]),
    axis,
    seatAxis,
  };
}

/** Where a pedal is at a crank angle (0 = forward, 90 = top). */
export const pedalAt = (crank: Point, length: number, degrees: number): Point =>
  polar(crank, length, degrees);

/** A point beside a tube: `share` along it, `aside` cm clockwise of it. */
export function beside(from: Point, to: Point, share: number, aside: number): Point {
  const [x, y] = direction(from, to);
  return [from[0] + (to[0] - from[0]) * share - y * aside, from[1] + (to[1] - from[1]) * share + x * aside];
}
