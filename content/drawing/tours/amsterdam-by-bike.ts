import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, gentsBike } from '../bicycle/fleet.ts';
import { frameOf } from '../bicycle/frame.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { fill, type Picture, place, rect, type Shape, stroke } from '../kit/svg.ts';
import { sloop } from '../landscapes/boats.ts';
import { glitter } from '../landscapes/coast.ts';
import { canalHouse } from '../landscapes/houses.ts';
import { mirrored } from '../landscapes/mirror.ts';
import { tree } from '../landscapes/plants.ts';
import { cloud, gulls, sky } from '../landscapes/sky.ts';
import { basket } from '../objects/luggage.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';

/** A brick bridge with one arch, its deck from x to x at y. */
export function bridge(x: number, to: number, y: number, foot: number): Shape {
  const width = to - x;
  const middle = (x + to) / 2;
  const arch = `M${middle - width * 0.3} ${foot}C${middle - width * 0.28} ${y + (foot - y) * 0.16} ${middle + width * 0.28} ${y + (foot - y) * 0.16} ${middle + width * 0.3} ${foot}Z`;
  const posts = Array.from({ length: 15 }, (_, index) => {
    const share = index / 14;
    return `M${Math.round(x + width * share)} ${Math.round(y + 24 - Math.sin(share * Math.PI) * 30)}v-44`;
  });
  return [
    fill(`M${x} ${y + 24}Q${middle} ${y - 36} ${to} ${y + 24}V${foot}H${x}Z`, inks.brick),
    fill(arch, inks.seaNight),
    stroke(arch.replace('Z', ''), { colour: inks.stone, width: 8 }),
    stroke(`M${x} ${y + 24}Q${middle} ${y - 36} ${to} ${y + 24}`, { colour: inks.stone, width: 9 }),
    stroke(
      `${posts.join('')}M${x} ${y - 20}Q${middle} ${y - 80} ${to} ${y - 20}M${x} ${y}Q${middle} ${y - 60} ${to} ${y}`,
      { colour: inks.ink, width: 3 },
    ),
  ].join('');
}

/** The iron rail along a canal. */
export const railing = (from: number, to: number, y: number, height: number): Shape =>
  stroke(
    `M${from} ${y - height}H${to}M${from} ${y - height * 0.5}H${to}${Array.from({ length: Math.floor((to - from) / 150) + 1 }, (_, index) => `M${from + index * 150} ${y}v${-height - 8}`).join('')}`,
    { colour: inks.ink, width: 7 },
  );

export const canalRow = (y: number): Shape[] => [
  canalHouse(-40, y, 128, 330, { gable: 'cornice', wall: inks.slateDeep, floors: 4 }),
  canalHouse(88, y, 108, 300, { gable: 'step', wall: inks.brick, floors: 4, bays: 2 }),
  canalHouse(196, y, 122, 350, { gable: 'neck', wall: inks.greenDeep, floors: 5, door: inks.tulip }),
  canalHouse(318, y, 100, 290, { gable: 'bell', wall: inks.brickPale, floors: 4, bays: 2 }),
  canalHouse(418, y, 136, 336, { gable: 'cornice', wall: inks.brickDeep, floors: 4 }),
  canalHouse(554, y, 104, 280, { gable: 'spout', wall: inks.sandShade, floors: 3, bays: 2 }),
  canalHouse(658, y, 120, 346, { gable: 'bell', wall: inks.seaDeep, floors: 5, door: inks.sun }),
  canalHouse(778, y, 112, 304, { gable: 'step', wall: inks.brick, floors: 4, bays: 2 }),
  canalHouse(890, y, 126, 360, { gable: 'neck', wall: inks.brickDeep, floors: 5 }),
  canalHouse(1016, y, 104, 300, { gable: 'spout', wall: inks.slate, floors: 4, bays: 2 }),
  canalHouse(1120, y, 130, 330, { gable: 'bell', wall: inks.brickPale, floors: 4 }),
];

/** A row of canal houses, a bridge, and the city's bikes along the rail. */
export function amsterdamByBike(): Picture {
  const quay = 520;
  const { real, reflection } = mirrored(
    'row',
    quay + 22,
    [
      ...canalRow(quay),
      rect(0, quay, 1200, 22, inks.stone),
      rect(0, quay + 14, 1200, 8, shade(inks.stone, 0.35)),
    ],
    0.3,
  );
  const rider = outing(people.amara, { bike: { ...gentsBike, colour: inks.ink }, pedal: 10 });
  return {
    width: 1200,
    height: 800,
    shapes: [
      sky(1200, quay, [inks.skyLight, inks.skyPale, inks.dawn, inks.peach], 0.1),
      cloud(480, 84, 420, mix(inks.skyDeep, inks.sky, 0.6), inks.white),
      rect(0, quay, 1200, 280, mix(inks.seaDeep, inks.green, 0.35)),
      reflection,
      glitter(600, 570, 1300, 170, mix(inks.sea, inks.skyPale, 0.3), 12, 20),
      real,
      tree(150, quay + 6, 230, inks.meadow),
      tree(470, quay + 6, 200, inks.grass),
      sloop(548, 634, 1, inks.greenDeep),
      bridge(640, 1240, 500, 640),
      place(rider, { x: 830, y: 482, scale: 0.98 }),
      tree(1150, 520, 300, inks.meadow),
      rect(0, 742, 1200, 60, shade(inks.stone, 0.25)),
      rect(0, 736, 1200, 10, inks.stone),
      place(parkedBicycle({ ...gentsBike, colour: inks.seaNight }), { x: 470, y: 752, scale: 1.5 }),
      railing(-20, 1240, 752, 96),
      place(parkedBicycle({ ...cityBike, colour: inks.tulip }) + basket(frameOf(cityBike)), {
        x: 120,
        y: 772,
        scale: 1.6,
      }),
      place(parkedBicycle({ ...cityBike, colour: inks.green }), { x: 760, y: 770, scale: 1.6 }),
      gulls([
        [300, 120, 56, -6],
        [960, 90, 44, 8],
      ]),
    ],
  };
}
