import type { BicycleView, DrawnBicycle } from '../bicycle/bicycle.ts';
import { electricBike } from '../bicycle/fleet.ts';
import { type Bicycle, type Frame, frameOf } from '../bicycle/frame.ts';
import { chain, crankArm, fenders, handlebar, rack, saddle } from '../bicycle/parts.ts';
import { wheel } from '../bicycle/wheel.ts';
import { add, type Point } from '../kit/geometry.ts';
import { inks, light, shade } from '../kit/palette.ts';
import { circle, lines, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

const back: Bicycle = {
  ...electricBike,
  rearRadius: 31,
  frontRadius: 31,
  wheelbase: 110,
  saddleHeight: 64,
  chainstay: 47,
  stem: 20,
  headAngle: 66,
};
const frontWheel: Point = [196, -24];

/** The wooden box: open on top, higher in front; its own children or dog go behind its wall. */
export const boxTop = { rear: [101, -76] as Point, front: [172, -88] as Point };

export function box(colour = '#c9975a'): Shape {
  const bottomRear: Point = [97, -22];
  const bottomFront: Point = [158, -22];
  const { rear, front } = boxTop;
  const at = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const planks = [0.25, 0.5, 0.75].map((share) =>
    lines([at(bottomRear, rear, share), at(bottomFront, front, share)]),
  );
  return [
    polygon([bottomRear, rear, front, bottomFront], colour),
    polygon([at(bottomFront, bottomRear, 0.2), at(front, rear, 0.2), front, bottomFront], shade(colour, 0.2)),
    stroke(planks.join(''), { colour: shade(colour, 0.36), width: 0.9 }),
    stroke(lines([rear, front]), { colour: light(colour, 0.35), width: 3 }),
    polygon(
      [
        [112, -47],
        [128, -49],
        [128, -35],
        [112, -34],
      ],
      inks.tulip,
    ),
    circle([120, -41.4], 4.6, inks.sun),
  ].join('');
}

/** A two-wheeled cargo bike with its box in front; `inBox` is drawn behind the wall of the box. */
export function cargoBike(colour: string, view: BicycleView & { inBox?: Shape } = {}): DrawnBicycle {
  const { detail = 'middle', pedal = 300, inBox = '' } = view;
  const bike = { ...back, colour, battery: undefined };
  const frame: Frame = { ...frameOf(bike) };
  const column: Point = [frame.headTop[0] + 3, frame.headTop[1] + 4];
  const foot: Point = [column[0] + 13, -24];
  const style = { detail, tyre: 4.8, tyreColour: inks.ink };
  const fork: Point = [frontWheel[0] - 15, -58];
  const body = [
    view.parked
      ? stroke(
          lines([
            [96, -24],
            [90, -0.8],
            [150, -0.8],
            [152, -22],
          ]),
          { colour: inks.ink, width: 2 },
        )
      : '',
    wheel(frame.rear, { ...style, radius: 31 }),
    wheel(frontWheel, { ...style, radius: 24 }),
    fenders({ ...bike, rearRadius: 31, frontRadius: 24 }, { ...frame, front: frontWheel }),
    rack(bike, frame, view.loaded),
    stroke(lines([frame.crank, frame.rear, frame.seatCluster]), { colour: shade(colour, 0.2), width: 2.2 }),
    stroke(lines([add(frame.seatCluster, [0, 6]), add(frame.crank, [26, -12]), foot, [160, -17], fork]), {
      colour,
      width: 4.4,
    }),
    stroke(lines([frame.crank, add(frame.crank, [34, 4]), [150, -17]]), {
      colour: shade(colour, 0.12),
      width: 4,
    }),
    stroke(lines([frame.crank, frame.seatCluster]), { colour, width: 4 }),
    stroke(lines([column, foot]), { colour, width: 4.4 }),
    stroke(lines([fork, [frontWheel[0] - 10, -50], frontWheel]), { colour: shade(colour, 0.2), width: 3 }),
    inBox,
    box(),
    saddle(bike, frame),
    handlebar(bike, frame),
    stroke(lines([frame.headTop, column]), { colour: inks.ink, width: 3 }),
    rect(166, -73, 6, 7, inks.ink, 1) + rect(171, -73, 2, 7, inks.sun, 0.8),
    chain(bike, frame, detail),
  ];
  return {
    frame,
    far: crankArm(frame.crank, bike.crank, pedal + 180, true),
    body: body.join(''),
    near: crankArm(frame.crank, bike.crank, pedal),
  };
}
