import type { BicycleView, DrawnBicycle } from '../bicycle/bicycle.ts';
import { gentsBike } from '../bicycle/fleet.ts';
import { type Bicycle, beside, type Frame, frameOf } from '../bicycle/frame.ts';
import { crankArm, fenders, handlebar, lamp, rack, saddle } from '../bicycle/parts.ts';
import { wheel } from '../bicycle/wheel.ts';
import { add, between, direction, type Point, times } from '../kit/geometry.ts';
import { inks, light, shade } from '../kit/palette.ts';
import { circle, lines, ring, type Shape, stroke, taper } from '../kit/svg.ts';

/** One half of the tandem; the front half is the same, `spacing` cm further on. */
const half: Bicycle = {
  ...gentsBike,
  bars: 'swept',
  wheelbase: 110,
  chainstay: 46,
  seatAngle: 70,
  headAngle: 69,
  seatTube: 50,
  stem: 12,
};
const spacing = 72;

const moved = (frame: Frame, by: number): Frame => {
  const move = (point: Point): Point => [point[0] + by, point[1]];
  const { rear, front, crank, seatCluster, saddle: top, crown, headTop, clamp, grip } = frame;
  return {
    ...frame,
    rear: move(rear),
    front: move(front),
    crank: move(crank),
    seatCluster: move(seatCluster),
    saddle: move(top),
    crown: move(crown),
    headTop: move(headTop),
    clamp: move(clamp),
    grip: move(grip),
  };
};

const loop = (from: Point, to: Point, radius: number, small: number): Shape =>
  stroke(taper(from, to, radius, small), { colour: inks.ink, width: 0.9 }) +
  ring(from, radius - 1.2, inks.ink, 1.2);

/** A tandem, and the frames of both riders: `frame` is the front one's, `stoker` the rear one's. */
export function tandem(colour: string, view: BicycleView = {}): DrawnBicycle & { stoker: Frame } {
  const { detail = 'middle', pedal = 300 } = view;
  const bike = { ...half, colour };
  const rearFrame = frameOf(bike);
  const frame = moved(rearFrame, spacing);
  const stokerClamp: Point = add(frame.seatCluster, [6, -10]);
  const stoker: Frame = {
    ...rearFrame,
    headTop: add(frame.seatCluster, [-1, 2]),
    clamp: stokerClamp,
    grip: add(stokerClamp, [-17, -2]),
  };
  const tube = (points: readonly Point[], width = 3.2, ink = colour): Shape =>
    stroke(lines(points), { colour: ink, width });
  const top = between(frame.headTop, frame.crown, 0.2);
  const down = between(frame.crown, frame.headTop, 0.15);
  const style = { detail, tyre: bike.tyre, tyreColour: inks.ink };
  const fork = add(frame.crown, times(direction(frame.headTop, frame.crown), bike.frontRadius * 0.72));
  const body = [
    view.parked
      ? stroke(
          lines([
            [34, -28],
            [24, -0.6],
            [19, -0.6],
          ]),
          { colour: inks.ink, width: 1.6 },
        )
      : '',
    wheel(rearFrame.rear, { ...style, radius: bike.rearRadius }),
    wheel(frame.front, { ...style, radius: bike.frontRadius }),
    fenders(bike, { ...rearFrame, front: frame.front }),
    rack(bike, rearFrame, view.loaded),
    tube([rearFrame.crank, rearFrame.rear, rearFrame.seatCluster], 1.9, shade(colour, 0.2)),
    stroke(`M${frame.crown.join(' ')}Q${fork.join(' ')} ${frame.front.join(' ')}`, {
      colour: shade(colour, 0.2),
      width: 2.6,
    }),
    tube([rearFrame.crank, between(down, frame.headTop, 0.35)], 2.6, shade(colour, 0.12)),
    tube([frame.crank, down], 3.4),
    tube([rearFrame.crank, frame.crank], 3.8),
    tube([top, frame.seatCluster, rearFrame.seatCluster]),
    tube([rearFrame.crank, rearFrame.seatCluster]),
    tube([frame.crank, frame.seatCluster]),
    tube([frame.crown, frame.headTop], 4.2),
    detail === 'close'
      ? stroke(lines([beside(frame.crank, down, 0.14, -0.8), beside(frame.crank, down, 0.9, -0.8)]), {
          colour: light(colour, 0.4),
          width: 0.7,
        })
      : '',
    saddle(bike, rearFrame),
    saddle(bike, frame),
    handlebar(bike, stoker),
    handlebar(bike, frame),
    lamp(frame),
    loop(rearFrame.crank, frame.crank, 8, 8),
    ring(frame.crank, 6.8, inks.ink, 1.2),
    loop(rearFrame.crank, rearFrame.rear, 8, 3.8),
    circle(rearFrame.rear, 3, inks.ink),
  ];
  return {
    frame,
    stoker,
    far:
      crankArm(rearFrame.crank, bike.crank, pedal + 180, true) +
      crankArm(frame.crank, bike.crank, pedal + 180, true),
    body: body.join(''),
    near: crankArm(rearFrame.crank, bike.crank, pedal) + crankArm(frame.crank, bike.crank, pedal),
  };
}
