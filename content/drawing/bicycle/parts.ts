import { add, between, direction, type Point, polar, times } from '../kit/geometry.ts';
import { inks, light, mix, shade } from '../kit/palette.ts';
import { circle, curve, fill, lines, rect, type Shape, stroke, taper } from '../kit/svg.ts';
import { type Bicycle, beside, type Frame, pedalAt } from './frame.ts';
import type { Detail } from './wheel.ts';

export const steel = '#b9beb4';
const leather = '#7a4a2b';

const arc = (centre: Point, radius: number, from: number, to: number): string => {
  const [start, end] = [polar(centre, radius, from), polar(centre, radius, to)];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `${lines([start]).replace('Z', '')}A${radius} ${radius} 0 ${large} ${to > from ? 0 : 1} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`;
};

/** Fenders follow the tyre: the rear one from behind the wheel to the crank, the front one over the top. */
export function fenders(bike: Bicycle, { rear, front }: Frame): Shape {
  const colour = shade(bike.colour, 0.18);
  const [back, fore] = [bike.rearRadius + 2, bike.frontRadius + 2];
  return [
    stroke(arc(rear, back, 15, 196), { colour, width: 2.4 }),
    stroke(arc(front, fore, 34, 186), { colour, width: 2.4 }),
    stroke(lines([rear, polar(rear, back, 190)]) + lines([front, polar(front, fore, 180)]), {
      colour: steel,
      width: 0.6,
    }),
    circle(polar(rear, back + 1, 176), 1.9, inks.tulip),
  ].join('');
}

/** The see-through guard that keeps a coat out of the spokes. */
export const skirtGuard = (bike: Bicycle, { rear }: Frame): Shape =>
  fill(`${arc(rear, bike.rearRadius - 3, 8, 152)}L${rear[0]} ${rear[1]}Z`, inks.ink, 0.82);

/** A luggage rack over the rear wheel with its stays; returns the height of its deck too. */
export function rack(bike: Bicycle, frame: Frame, loaded = false): Shape {
  const deck = -bike.rearRadius * 2 - 6;
  const back = -24;
  const fore = Math.min(frame.seatCluster[0] - 2, 20);
  const colour = inks.ink;
  return [
    stroke(
      lines([
        [back, deck],
        [fore, deck],
      ]),
      { colour, width: 1.8 },
    ),
    stroke(lines([[back + 3, deck], frame.rear, [4, deck]]), { colour, width: 1.1 }),
    stroke(lines([[fore, deck], beside(frame.crank, frame.seatCluster, 0.86, 0)]), { colour, width: 1.1 }),
    loaded
      ? ''
      : stroke(
          lines([
            [-20, deck - 1.6],
            [8, deck - 1.6],
          ]),
          { colour: leather, width: 1.2 },
        ),
  ].join('');
}

/** Chain and chainring, or the closed case of a Dutch bike. */
export function chain(bike: Bicycle, { rear, crank }: Frame, detail: Detail): Shape {
  const [big, small] = bike.bars === 'drop' ? [9.5, 4] : bike.bars === 'flat' ? [7.2, 5] : [8.2, 3.8];
  if (bike.chainCase) {
    const cover = bike.accent ?? shade(bike.colour, 0.3);
    return (
      fill(taper(crank, rear, 10.5, 6), cover) +
      (detail === 'far'
        ? ''
        : stroke(lines([add(crank, [-6, -6.4]), add(rear, [6, -3.4])]), {
            colour: light(cover, 0.2),
            width: 0.7,
          }))
    );
  }
  return [
    stroke(taper(crank, rear, big, small), {
      colour: inks.ink,
      width: 0.9,
      dash: detail === 'close' ? '1.1 .5' : undefined,
      cap: 'butt',
    }),
    `<circle cx="${crank[0].toFixed(1)}" cy="${crank[1].toFixed(1)}" r="${big - 1.2}" fill="none" stroke="${inks.ink}" stroke-width="1.3"/>`,
    detail === 'far'
      ? ''
      : stroke(
          [90, 162, 234, 306, 18].map((angle) => lines([crank, polar(crank, big - 1.5, angle)])).join(''),
          { colour: inks.ink, width: 0.9 },
        ),
    circle(rear, small - 0.6, inks.ink),
  ].join('');
}

/** A crank arm with its pedal. */
export function crankArm(crank: Point, length: number, degrees: number, far = false): Shape {
  const pedal = pedalAt(crank, length, degrees);
  const colour = far ? mix(steel, inks.ink, 0.55) : '#8d948c';
  return (
    stroke(lines([crank, pedal]), { colour, width: 2 }) +
    rect(pedal[0] - 4.6, pedal[1] - 1.2, 9.2, 2.4, inks.ink, 1) +
    (far ? '' : circle(crank, 2.2, inks.ink))
  );
}

/** A saddle: broad and sprung on an upright bike, long and flat on a fast one. */
export function saddle(bike: Bicycle, { saddle: top, crank, seatCluster }: Frame): Shape {
  const post = stroke(lines([seatCluster, add(top, times(direction(top, crank), 3))]), {
    colour: steel,
    width: 2.4,
  });
  const [x, y] = top;
  if (bike.bars === 'drop' || bike.bars === 'flat') {
    const shape = curve(
      [
        [x - 13, y - 1.5],
        [x - 6, y - 1],
        [x + 6, y - 0.4],
        [x + 14, y + 0.4],
        [x + 13, y + 2.4],
        [x + 2, y + 2.2],
        [x - 7, y + 4.2],
        [x - 13, y + 3],
      ],
      true,
      0.8,
    );
    return post + fill(shape, inks.ink);
  }
  const shape = curve(
    [
      [x - 13, y - 2.5],
      [x - 5, y - 1],
      [x + 6, y - 0.6],
      [x + 13, y + 0.6],
      [x + 12.5, y + 3],
      [x + 2, y + 3],
      [x - 4, y + 6],
      [x - 12, y + 5.4],
      [x - 14.4, y + 1],
    ],
    true,
  );
  return (
    post +
    stroke(
      lines([
        [x - 9, y + 5],
        [x - 8, y + 9.5],
        [x - 1, y + 8.5],
      ]),
      { colour: inks.ink, width: 1.4 },
    ) +
    fill(shape, bike.bars === 'dutch' ? leather : inks.ink)
  );
}

/** Stem, handlebar and grip. */
export function handlebar(bike: Bicycle, { headTop, clamp, grip }: Frame): Shape {
  const [x, y] = clamp;
  const [gx, gy] = grip;
  const post = stroke(lines([headTop, clamp]), { colour: steel, width: 2.3 });
  const bar = { colour: steel, width: 1.9 };
  if (bike.bars === 'drop') {
    const hook = `M${x} ${y}L${x + 7} ${y}Q${x + 14} ${y - 0.5} ${x + 13.5} ${y + 5.5}Q${x + 12} ${y + 13} ${x + 1} ${y + 12.5}`;
    return (
      post +
      stroke(lines([clamp, [x + 7, y]]), { colour: inks.ink, width: 2.4 }) +
      stroke(hook, { colour: bike.accent ?? inks.ink, width: 2.4 }) +
      stroke(`M${x + 12} ${y - 2.5}Q${x + 15.5} ${y - 4} ${x + 15.5} ${y - 0.5}L${x + 13.6} ${y + 9}`, {
        colour: inks.ink,
        width: 1.8,
      })
    );
  }
  if (bike.bars === 'flat') {
    return (
      post +
      stroke(lines([clamp, [x + 5, y - 1]]), { colour: inks.ink, width: 3 }) +
      circle([x + 4.4, y - 1.6], 2.3, inks.ink) +
      stroke(
        lines([
          [x + 4, y - 2],
          [x + 8.4, y + 1.6],
        ]),
        { colour: inks.ink, width: 1.2 },
      )
    );
  }
  const path =
    bike.bars === 'dutch'
      ? `M${x} ${y}C${x + 8} ${y - 3} ${x + 7} ${y - 9} ${x - 2} ${y - 8}S${gx + 12} ${gy - 2} ${gx} ${gy}`
      : `M${x} ${y}C${x + 6} ${y - 1} ${x + 6} ${y - 5} ${x} ${y - 5}L${gx} ${gy}`;
  const end = between(grip, [gx + 10, bike.bars === 'dutch' ? gy - 2 : gy - 0.6], 1);
  return (
    post +
    stroke(path, bar) +
    stroke(lines([grip, end]), { colour: bike.bars === 'dutch' ? leather : inks.ink, width: 3 }) +
    stroke(
      lines([
        [end[0] + 1, end[1] + 1.4],
        [gx + 1, gy + 4.6],
      ]),
      { colour: steel, width: 0.8 },
    )
  );
}

/** A head lamp, and on Dutch bikes a bell. */
export const lamp = ({ crown, headTop }: Frame): Shape => {
  const [x, y] = beside(crown, headTop, 0.35, 8);
  return (
    stroke(lines([between(crown, headTop, 0.35), [x, y]]), { colour: inks.ink, width: 1.2 }) +
    fill(
      `M${x - 2} ${y - 3.4}Q${x + 4} ${y - 4} ${x + 4.4} ${y - 3.4}L${x + 4.4} ${y + 3.4}Q${x - 1} ${y + 3.6} ${x - 2} ${y - 3.4}Z`,
      inks.ink,
    ) +
    rect(x + 3.6, y - 3.4, 1.6, 6.8, inks.sun, 0.8)
  );
};

/** A stand on the far side of the rear wheel, for bikes that are parked. */
export const stand = ({ crank, rear }: Frame): Shape => {
  const top = between(crank, rear, 0.35);
  return stroke(lines([top, [top[0] - 11, -0.6], [top[0] - 15, -0.6]]), { colour: inks.ink, width: 1.6 });
};
