import { add, between, direction, type Point, times } from '../kit/geometry.ts';
import { inks, light, shade } from '../kit/palette.ts';
import { fill, lines, rect, type Shape, stroke, taper } from '../kit/svg.ts';
import { type Bicycle, beside, type Frame, frameOf } from './frame.ts';
import { chain, crankArm, fenders, handlebar, lamp, rack, saddle, skirtGuard, stand } from './parts.ts';
import { type Detail, wheel } from './wheel.ts';

export interface BicycleView {
  detail?: Detail;
  /** Crank angle of the near pedal: 0 forward, 90 top, 270 bottom. */
  pedal?: number;
  /** How far the wheels have turned, in degrees. */
  turned?: number;
  parked?: boolean;
  /** Something on the rack, so its strap is not drawn. */
  loaded?: boolean;
}

/** A bicycle in layers, so that a rider's far leg goes behind and the near leg in front. */
export interface DrawnBicycle {
  far: Shape;
  body: Shape;
  near: Shape;
  frame: Frame;
}

const tube = (points: readonly Point[], colour: string, width: number): Shape =>
  stroke(lines(points), { colour, width });

/** The top tube, or what an open frame has in its place. */
function topTube(bike: Bicycle, frame: Frame): string {
  const { headTop, crown, seatCluster, crank, seatAxis } = frame;
  const start = between(headTop, crown, 0.2);
  const [sx, sy] = start;
  if (bike.frame === 'swan') {
    const end = add(crank, times(seatAxis, bike.seatTube * 0.42));
    return `M${sx} ${sy}C${sx - 11} ${sy + 31} ${end[0] + 26} ${end[1] + 2} ${end[0]} ${end[1]}`;
  }
  if (bike.frame === 'low') {
    const end = add(crank, times(seatAxis, bike.seatTube * 0.3));
    return `M${sx} ${sy}C${sx - 12} ${sy + 36} ${end[0] + 22} ${end[1] + 5} ${end[0]} ${end[1]}`;
  }
  return lines([start, seatCluster]);
}

function tubes(bike: Bicycle, frame: Frame, detail: Detail): Shape {
  const { rear, crank, seatCluster, crown, headTop, front } = frame;
  const width = bike.battery === 'tube' ? 4 : bike.frame === 'sloping' ? 3.8 : 3;
  const down = between(crown, headTop, 0.15);
  const dark = shade(bike.colour, 0.2);
  return [
    tube([crank, rear, seatCluster], dark, 1.9),
    bike.suspension
      ? tube([crown, add(crown, times(direction(crown, front), 16))], '#2b3a37', 4.4) +
        tube([add(crown, times(direction(crown, front), 15)), front], dark, 5.2)
      : stroke(
          `M${lines([crown]).slice(1)}Q${lines([add(crown, times(direction(headTop, crown), bike.frontRadius * 0.72))]).slice(1)} ${lines([front]).slice(1)}`,
          { colour: dark, width: 2.6 },
        ),
    tube([crank, down], bike.colour, width + (bike.battery === 'tube' ? 2.6 : 0.4)),
    stroke(topTube(bike, frame), { colour: bike.colour, width }),
    tube([crank, seatCluster], bike.colour, width),
    tube([crown, headTop], bike.colour, width + 1.1),
    detail === 'close'
      ? stroke(lines([beside(crank, down, 0.14, -0.8), beside(crank, down, 0.9, -0.8)]), {
          colour: light(bike.colour, 0.4),
          width: 0.7,
        })
      : '',
  ].join('');
}

/** The battery of an electric bike: in the down tube with a motor at the crank, or under the rack. */
function drive(bike: Bicycle, { crank, crown }: Frame): Shape {
  if (bike.battery !== 'tube') return '';
  const [from, to] = [between(crank, crown, 0.24), between(crank, crown, 0.8)];
  return (
    stroke(lines([from, to]), { colour: '#24302d', width: 5 }) +
    stroke(lines([beside(from, to, 0.1, -1), beside(from, to, 0.42, -1)]), { colour: inks.sun, width: 0.8 }) +
    fill(taper(add(crank, [-2, -1]), add(crank, [4, -3]), 6.4, 5.4), '#24302d')
  );
}

/** A wooden crate on the front rack. */
export function crate({ headTop, front, crown }: Frame, colour = '#c79a5b'): Shape {
  const x = crown[0] + 5;
  const y = headTop[1] - 3;
  const planks = [0, 7, 14].map((down) =>
    rect(x, y + down, 34, 5.6, down === 7 ? shade(colour, 0.1) : colour, 0.6),
  );
  return [
    stroke(lines([front, [x + 25, y + 20]]), { colour: inks.ink, width: 1 }),
    ...planks,
    rect(x + 2, y - 1, 2.6, 22, shade(colour, 0.35)),
    rect(x + 29.4, y - 1, 2.6, 22, shade(colour, 0.35)),
  ].join('');
}

/** Draws a bicycle from its side, riding right, with the ground at y 0 and the rear axle at x 0. */
export function bicycle(bike: Bicycle, view: BicycleView = {}): DrawnBicycle {
  const { detail = 'middle', pedal = 300, turned, parked, loaded } = view;
  const frame = frameOf(bike);
  const style = {
    detail,
    tyre: bike.tyre,
    tyreColour: bike.tyreColour,
    turned,
    knobs: bike.suspension && detail !== 'far',
  };
  const hub = bike.battery === 'rack' ? 5.5 : 2.4;
  const body = [
    parked ? stand(frame) : '',
    wheel(frame.rear, { ...style, radius: bike.rearRadius }),
    wheel(frame.front, { ...style, radius: bike.frontRadius, hub }),
    bike.skirtGuard ? skirtGuard(bike, frame) : '',
    bike.fenders ? fenders(bike, frame) : '',
    bike.rack ? rack(bike, frame, loaded) : '',
    bike.battery === 'rack' ? rect(-22, -bike.rearRadius * 2 - 5, 38, 5.4, '#24302d', 1.6) : '',
    tubes(bike, frame, detail),
    drive(bike, frame),
    saddle(bike, frame),
    bike.lamp ? lamp(frame) : '',
    bike.crate ? crate(frame) : '',
    handlebar(bike, frame),
    chain(bike, frame, detail),
  ];
  return {
    frame,
    far: crankArm(frame.crank, bike.crank, pedal + 180, true),
    body: body.join(''),
    near: crankArm(frame.crank, bike.crank, pedal),
  };
}

/** A bicycle without a rider, standing on its stand. */
export function parkedBicycle(bike: Bicycle, view: BicycleView = {}): Shape {
  const { far, body, near } = bicycle(bike, { pedal: 20, parked: true, ...view });
  return far + body + near;
}
