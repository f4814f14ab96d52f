import { parkedBicycle } from '../bicycle/bicycle.ts';
import { childBike, cityBike, electricBike } from '../bicycle/fleet.ts';
import { frameOf } from '../bicycle/frame.ts';
import { inks, light, mix, shade } from '../kit/palette.ts';
import {
  circle,
  fill,
  type Picture,
  place,
  polygon,
  rect,
  ring,
  type Shape,
  shadow,
  stroke,
} from '../kit/svg.ts';
import { boxes, canalHouse, gableOutline } from '../landscapes/houses.ts';
import { tulipRow } from '../landscapes/plants.ts';
import { cloud, sky } from '../landscapes/sky.ts';
import { basket } from '../objects/luggage.ts';
import { people } from '../riders/people.ts';
import { standing } from '../riders/standing.ts';

/** The wheel that hangs over the door. */
const sign = (x: number, y: number, radius: number): Shape =>
  stroke(`M${x - radius - 40} ${y - radius - 14}H${x + 10}M${x} ${y - radius - 14}V${y - radius}`, {
    colour: inks.ink,
    width: 6,
  }) +
  circle([x, y], radius, inks.sun) +
  ring([x, y], radius, inks.ink, 9) +
  stroke(
    Array.from(
      { length: 6 },
      (_, index) =>
        `M${x - Math.cos((index * Math.PI) / 6) * radius} ${y - Math.sin((index * Math.PI) / 6) * radius}L${x + Math.cos((index * Math.PI) / 6) * radius} ${y + Math.sin((index * Math.PI) / 6) * radius}`,
    )
      .map((d) => d.replace(/\d+\.\d+/g, (value) => String(Math.round(Number(value)))))
      .join(''),
    { colour: inks.ink, width: 3 },
  ) +
  circle([x, y], radius * 0.2, inks.tulip);

/** The house of the shop itself: a stepped gable with a wide window and an awning, its step at y. */
export function shopHouse(x: number, y: number, width: number, height: number): Shape {
  const wall = inks.green;
  const front = 220;
  const upstairs = [0.08, 0.31, 0.56, 0.79].map((share) => x + width * share);
  const stripes = Array.from({ length: 11 }, (_, index) => {
    const from = x + 20 + ((width - 40) * index) / 11;
    const step = (width - 40) / 11;
    const spread = (from + step / 2 - (x + width / 2)) * 0.07;
    return polygon(
      [
        [from, y - front - 8],
        [from + step, y - front - 8],
        [from + step + spread, y - front + 62],
        [from + spread, y - front + 62],
      ],
      index % 2 ? inks.paper : inks.tulip,
    );
  });
  return [
    rect(x, y - height, width, height, inks.brick),
    fill(gableOutline('step', x, y - height + 1, width), inks.brick),
    rect(x + width * 0.94, y - height, width * 0.06, height, shade(inks.brick, 0.2)),
    boxes(
      upstairs.map((left) => [left - 5, y - height + 4, 66, 76]),
      inks.paper,
    ),
    boxes(
      upstairs.map((left) => [left, y - height + 9, 56, 66]),
      inks.seaNight,
    ),
    boxes(
      upstairs.map((left) => [left, y - height + 9, 26, 30]),
      inks.skyDark,
    ),
    boxes([[x + width / 2 - 30, y - height - 124, 60, 84]], inks.greenDeep),
    boxes(
      [
        [x + width / 2 - 36, y - height - 132, 72, 8],
        [x + width / 2 - 36, y - height - 40, 72, 6],
      ],
      inks.paper,
    ),
    rect(x, y - front - 60, width, front + 60, wall),
    rect(x - 8, y - front - 70, width + 16, 16, light(wall, 0.25)),
    boxes(
      [
        [x + 24, y - front + 30, width * 0.5, front - 80],
        [x + width * 0.82, y - front + 30, width * 0.15, front - 80],
        [x + width * 0.6, y - front + 30, width * 0.19, front - 30],
      ],
      inks.paper,
    ),
    boxes(
      [
        [x + 32, y - front + 38, width * 0.5 - 16, front - 96],
        [x + width * 0.82 + 7, y - front + 38, width * 0.15 - 14, front - 96],
      ],
      mix(inks.sun, inks.dawn, 0.45),
    ),
    boxes([[x + width * 0.6 + 8, y - front + 38, width * 0.19 - 16, front - 38]], inks.greenDeep),
    boxes([[x + width * 0.6 + 22, y - front + 54, width * 0.19 - 44, 110]], mix(inks.sun, inks.dawn, 0.45)),
    circle([x + width * 0.6 + 24, y - 70], 5, inks.sun),
    fill(
      `M${x + 32} ${y - 58}h${Math.round(width * 0.5 - 16)}v-24h-${Math.round(width * 0.5 - 16)}z`,
      '#8a6a44',
    ),
    place(parkedBicycle({ ...cityBike, colour: inks.seaDeep }, { detail: 'middle' }), {
      x: x + 74,
      y: y - 82,
      scale: 0.9,
    }),
    stripes.join(''),
    rect(x + 16, y - front - 16, width - 32, 12, inks.ink),
    rect(x - 4, y - 8, width + 8, 12, inks.stone),
  ].join('');
}

/** The shop on the quay: bikes outside, somebody rolling one out. */
export function shopFront(width = 1200, height = 800): Picture {
  const ground = height - 150;
  const left = 470;
  const row = [
    { bike: { ...cityBike, colour: inks.tulip }, x: left + 66, extra: basket(frameOf(cityBike)) },
    { bike: { ...childBike, colour: inks.sun }, x: left + 424, extra: '' },
  ];
  const owner = standing(
    { ...people.joost, coat: inks.seaDeep },
    { near: [28, -104], far: [34, -104], apron: '#6d5a3e', stride: 14 },
  );
  const led = parkedBicycle({ ...electricBike, colour: inks.green }, { parked: false });
  return {
    width,
    height,
    shapes: [
      sky(width, ground, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 0.16),
      cloud(40, 120, 380, mix(inks.skyDeep, inks.sky, 0.4), inks.white),
      canalHouse(-30, ground, 150, 360, { gable: 'neck', wall: inks.slate, floors: 4, bays: 3 }),
      canalHouse(120, ground, 132, 320, { gable: 'bell', wall: inks.brickPale, floors: 4, bays: 3 }),
      canalHouse(252, ground, Math.max(150, left - 262), 372, {
        gable: 'cornice',
        wall: inks.brickDeep,
        floors: 4,
        bays: 4,
      }),
      canalHouse(left + 522, ground, 190, 400, { gable: 'spout', wall: inks.sandShade, floors: 4, bays: 3 }),
      width > 1300
        ? canalHouse(left + 712, ground, 190, 360, {
            gable: 'neck',
            wall: inks.slateDeep,
            floors: 4,
            bays: 3,
          })
        : '',
      shopHouse(left, ground, 520, 378),
      sign(left - 40, ground - 290, 40),
      rect(0, ground, width, 200, mix(inks.stone, inks.sandPale, 0.4)),
      polygon(
        [
          [left - 40, ground],
          [left + 530, ground],
          [left + 380, ground + 74],
          [left - 360, ground + 74],
        ],
        shade(inks.stone, 0.3),
        0.4,
      ),
      stroke(`M0 ${ground + 76}H${width}`, { colour: shade(inks.stone, 0.18), width: 5 }),
      ...row.map(({ bike, x, extra }) =>
        place(parkedBicycle(bike) + extra, { x, y: ground + 44, scale: 1.24 }),
      ),
      tulipRow('tub', left + 326, left + 384, ground + 2, 66, [inks.tulip, inks.sun], 2),
      rect(left + 318, ground - 4, 76, 48, '#8a6a44', 4),
      shadow(led, {
        x: left - 240,
        y: ground + 98,
        scale: 1.5,
        colour: inks.ink,
        length: 0.16,
        slant: 0.8,
        opacity: 0.2,
      }),
      place(led, { x: left - 240, y: ground + 98, scale: 1.5 }),
      place(owner, { x: left - 190, y: ground + 104, scale: 1.5 }),
      rect(0, height - 22, width, 22, inks.seaDeep),
      rect(0, height - 30, width, 10, shade(inks.stone, 0.35)),
    ],
  };
}
