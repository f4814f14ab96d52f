import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, roadBike } from '../bicycle/fleet.ts';
import { wheel } from '../bicycle/wheel.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { circle, fill, type Picture, place, polygon, rect, type Shape, stroke } from '../kit/svg.ts';
import { people } from '../riders/people.ts';
import { standing } from '../riders/standing.ts';

/** Spanners, in order of size, each on its nail. */
export const tools = (x: number, y: number): Shape =>
  Array.from({ length: 7 }, (_, index) => {
    const size = 60 + index * 9;
    const at = x + index * 38;
    return (
      stroke(`M${at} ${y}V${y + size}`, { colour: inks.slate, width: 8 }) +
      stroke(`M${at - 9} ${y + size + 14}q-4 -16 9 -16q13 0 9 16`, { colour: inks.slate, width: 7 }) +
      circle([at, y], 9, inks.slate) +
      circle([at, y], 3.6, inks.sandShade)
    );
  }).join('');

/** Wheels that hang from the beam. */
export const hungWheel = (x: number, y: number, scale: number): Shape =>
  place(
    [
      stroke('M0 -60V-36', { colour: inks.ink, width: 2 }),
      wheel([0, 0], { radius: 35, tyre: 3.6, detail: 'middle' }),
    ],
    { x, y, scale },
  );

/** The workshop behind the counter: a bike on the stand, evening light through the window. */
export function workshop(): Picture {
  const wall = inks.sandShade;
  const mechanic = standing(
    { ...people.noor, coat: inks.tulip, skirt: false, trousers: inks.seaNight },
    { near: [44, -98], far: [52, -112], lean: 16, nod: 8, apron: inks.greenDeep, stride: 12 },
  );
  return {
    width: 1200,
    height: 800,
    shapes: [
      rect(0, 0, 1200, 640, wall),
      rect(0, 0, 1200, 90, shade(wall, 0.3)),
      rect(0, 74, 1200, 18, shade(inks.brickDeep, 0.3)),
      rect(700, 150, 380, 300, inks.paper),
      rect(716, 166, 348, 268, inks.dawn),
      circle([960, 370], 54, inks.sun),
      polygon(
        [
          [716, 434],
          [716, 396],
          [790, 396],
          [806, 372],
          [822, 396],
          [870, 396],
          [870, 352],
          [880, 352],
          [886, 310],
          [892, 352],
          [902, 352],
          [902, 396],
          [1064, 404],
          [1064, 434],
        ],
        mix(inks.hill, inks.dawn, 0.3),
      ),
      fill('M884 166h10v268h-10zM716 296h348v10h-348z', inks.paper),
      polygon(
        [
          [700, 466],
          [1080, 466],
          [900, 640],
          [300, 640],
        ],
        inks.dawn,
        0.35,
      ),
      rect(690, 448, 400, 18, inks.brickDeep),
      rect(90, 190, 320, 200, shade(wall, 0.14)),
      tools(126, 216),
      hungWheel(500, 232, 2.2),
      hungWheel(608, 210, 1.8),
      rect(0, 470, 330, 20, '#8a6a44'),
      rect(20, 490, 18, 160, '#6b5034') + rect(290, 490, 18, 160, '#6b5034'),
      rect(60, 420, 74, 50, inks.tulip, 4) + rect(70, 410, 54, 12, inks.tulipDeep, 3),
      rect(160, 436, 44, 34, inks.seaDeep, 3) +
        rect(220, 426, 26, 44, inks.green, 3) +
        rect(258, 444, 40, 26, inks.sun, 3),
      rect(0, 640, 1200, 160, shade(inks.brickPale, 0.42)),
      polygon(
        [
          [300, 640],
          [900, 640],
          [660, 800],
          [20, 800],
        ],
        inks.peach,
        0.32,
      ),
      stroke('M690 700V470M640 704H740', { colour: inks.ink, width: 13 }),
      place(
        parkedBicycle(
          { ...roadBike, colour: inks.seaDeep, accent: inks.tulip },
          { parked: false, detail: 'close' },
        ),
        { x: 640, y: 604, scale: 2.5 },
      ),
      place(mechanic, { x: 520, y: 740, scale: 2.5 }),
      place(parkedBicycle({ ...cityBike, colour: inks.green }), { x: 1010, y: 744, scale: 1.9 }),
    ],
  };
}
