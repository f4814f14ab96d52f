import { parkedBicycle } from '../bicycle/bicycle.ts';
import { childBike, cityBike, electricBike } from '../bicycle/fleet.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import {
  circle,
  fill,
  lines,
  type Picture,
  place,
  polygon,
  rect,
  ring,
  type Shape,
  stroke,
} from '../kit/svg.ts';
import { anna, child, joke, kees, mei, saskia, sem, youssef } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { duck } from '../scenery/animals.ts';
import { bavo, houseRow } from '../scenery/buildings.ts';
import { farTrees, poplar, tree } from '../scenery/land.ts';
import { cloud, gull, rain, sky } from '../scenery/sky.ts';
import { water } from '../scenery/water.ts';
import { cyclist, type Light, panniers, seatOn, stage, verge } from './staged.ts';

const [width, height] = [1200, 800];
const low: Light = { length: 0.2, slant: 0.7, colour: inks.night, opacity: 0.3 };

/** Two in the rain, capes on, riding all the same. */
function rainRide(): Picture {
  const wet: Light = { length: 0.36, slant: 0, colour: inks.slateDeep, opacity: 0.5 };
  return {
    width,
    height,
    shapes: [
      sky(width, 540, ['#8fa9b3', '#a6bbc0', '#bccccc'], 4),
      cloud(-60, 210, 620, 9, '#7c97a3', '#6d8996'),
      cloud(480, 170, 760, 27, '#7c97a3', '#6d8996'),
      bavo(930, 546, 130, '#8299a2'),
      farTrees(width, 548, 26, 3, '#6f8f8b'),
      ...[90, 150, 215, 285].map((x, index) => poplar(x, 556, 150 + (index % 2) * 24, '#557a6c')),
      rect(0, 544, width, 100, '#5f8a5c'),
      water(-10, 580, 1220, 26, '#93adb3', 4, '#c9d6d5', 10),
      rect(0, 632, width, 180, '#7e8f92'),
      rect(0, 632, width, 10, '#95a3a3'),
      fill('M60 742Q260 722 470 742T880 752Q700 778 430 770T60 742Z', '#a9babc'),
      fill('M720 700Q880 690 1060 702T1180 716Q1000 728 860 720T720 700Z', '#a9babc'),
      cyclist(
        { ...electricBike, colour: inks.greenDeep },
        {
          ...kees,
          hat: 'hood',
          hatColour: inks.seaDeep,
          top: inks.seaDeep,
          coat: 'flying',
          scarf: undefined,
        },
        { x: 200, y: 712, scale: 1.7 },
        wet,
        { pedal: 20, wind: 0.5, lean: 14 },
      ),
      cyclist(
        { ...cityBike, colour: inks.tulip },
        {
          ...anna,
          hat: 'hood',
          hatColour: inks.sun,
          top: inks.sun,
          coat: 'flying',
          scarf: undefined,
          bottom: inks.seaNight,
        },
        { x: 620, y: 730, scale: 2 },
        wet,
        { pedal: 315, wind: 0.8, lean: 10, luggage: panniers(cityBike, inks.slateDeep) },
      ),
      duck({ x: 1080, y: 716, scale: 0.8 }),
      rain(width, height, 8, '#dfe9e8', 110),
    ],
  };
}

/** The ring lock closed and a chain through wheel and rail. */
function bikeLock(): Picture {
  const bike = { ...cityBike, colour: inks.sun, skirtGuard: false, rack: false };
  const scale = 4.3;
  const [x, y] = [470, 744];
  const hub = [x, y - bike.rearRadius * scale] as const;
  const links = Array.from({ length: 11 }, (_, index) => {
    const share = index / 10;
    return [250 + share * 190, 560 + Math.sin(share * Math.PI) * 86 - share * 14] as const;
  });
  return {
    width,
    height,
    shapes: [
      sky(width, 470, [inks.sky, inks.skyLight, inks.skyPale], 11),
      houseRow(-40, 470, 1300, 120, 17, { haze: inks.skyLight, far: 0.62 }),
      water(-10, 468, 1220, 130, inks.sea, 5, inks.seaPale, 22),
      rect(0, 590, width, 220, inks.sand),
      rect(0, 590, width, 14, inks.stone),
      rect(0, 604, width, 10, inks.sandShade),
      stroke(
        [30, 250, 1120]
          .map((post) =>
            lines([
              [post, 690],
              [post, 380],
            ]),
          )
          .join('') +
          lines([
            [-20, 386],
            [1220, 386],
          ]) +
          lines([
            [-20, 500],
            [1220, 500],
          ]),
        { colour: inks.ink, width: 15 },
      ),
      ...[30, 250, 1120].map((post) => circle([post, 372], 16, inks.ink)),
      stage(
        parkedBicycle(bike, { detail: 'close', parked: true }),
        { x, y, scale },
        { ...low, length: 0.12 },
        parkedBicycle(bike, { detail: 'far' }),
      ),
      stroke(`M${hub[0] - 34} ${hub[1] - 132}A52 52 0 1 1 ${hub[0] + 66} ${hub[1] - 118}`, {
        colour: inks.ink,
        width: 17,
      }),
      fill(`M${hub[0] + 40} ${hub[1] - 190}H${hub[0] + 92}V${hub[1] - 150}H${hub[0] + 40}Z`, inks.ink),
      stroke(
        lines([
          [hub[0] + 92, hub[1] - 172],
          [hub[0] + 116, hub[1] - 172],
        ]),
        { colour: '#c9cdc4', width: 7 },
      ),
      stroke(
        `M${hub[0] + 114} ${hub[1] - 172}Q${hub[0] + 128} ${hub[1] - 140} ${hub[0] + 120} ${hub[1] - 118}`,
        { colour: inks.ink, width: 3 },
      ),
      fill(`M${hub[0] + 106} ${hub[1] - 120}H${hub[0] + 134}V${hub[1] - 76}H${hub[0] + 106}Z`, inks.tulip),
      circle([hub[0] + 120, hub[1] - 110], 4, inks.white),
      stroke(`M250 560Q345 690 450 546`, { colour: inks.tulipDeep, width: 30 }),
      stroke(`M250 556Q345 684 450 542`, { colour: inks.tulip, width: 22 }),
      ...links.slice(1, 10).map(([lx, ly]) => circle([lx, ly + 8], 2.6, inks.tulipDeep)),
      rect(220, 520, 62, 56, '#c9cdc4', 10),
      rect(220, 544, 62, 32, '#9aa29a', 10),
      circle([251, 548], 8, inks.ink),
      rect(248, 548, 6, 16, inks.ink),
      gull(880, 220, 80, -10),
      gull(770, 260, 46, 8),
    ],
  };
}

/** Five people in a row before a measuring rule, from the smallest to the tallest. */
function sizes(): Picture {
  const people: Shape[] = [];
  const row = [
    { outfit: child(5, { hair: 'bob', top: inks.sun }), x: 215 },
    {
      outfit: child(10, {
        hair: 'tail',
        hairColour: '#5e3b28',
        skin: '#dba174',
        top: inks.coral,
        bottom: inks.seaNight,
      }),
      x: 400,
    },
    { outfit: { ...joke, size: 0.92, scarf: undefined }, x: 600 },
    { outfit: { ...mei, size: 0.98 }, x: 810 },
    { outfit: { ...youssef, size: 1.11, top: inks.tulip }, x: 1020 },
  ];
  const scale = 2.7;
  for (const { outfit, x } of row)
    people.push(stage(standing(outfit), { x, y: 706, scale }, { ...low, slant: 0.6, length: 0.1 }));
  const marks = [80, 100, 120, 140, 160, 180, 200];
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, inks.sand),
      rect(0, 690, width, 110, inks.sandShade),
      ...marks.map((cm, index) =>
        rect(110, 706 - cm * scale, 1040, index % 2 ? 2.5 : 4, mix(inks.sandShade, inks.white, 0.3)),
      ),
      rect(64, 120, 46, 586, inks.white),
      rect(98, 120, 12, 586, shade(inks.white, 0.14)),
      ...Array.from({ length: 21 }, (_, index) =>
        rect(
          64,
          704 - index * 10 * scale,
          index % 2 ? 16 : 30,
          3.4,
          index % 10 === 0 ? inks.tulip : inks.ink,
        ),
      ),
      ...row.map(({ outfit, x }) => {
        const top = 706 - 176 * (outfit.size ?? 1) * scale;
        return fill(`M${x - 30} ${top - 12}H${x + 42}V${top - 4}H${x - 30}Z`, inks.tulip);
      }),
      ...people,
    ],
  };
}

/** At the counter: papers are done, the bikes wait by the window. */
function pickUpCounter(): Picture {
  const helmet = (x: number, y: number, colour: string): Shape =>
    fill(
      `M${x - 34} ${y}Q${x - 34} ${y - 42} ${x} ${y - 42}T${x + 34} ${y}Q${x} ${y - 12} ${x - 34} ${y}Z`,
      colour,
    ) +
    stroke(`M${x - 14} ${y - 30}Q${x} ${y - 36} ${x + 14} ${y - 30}`, {
      colour: shade(colour, 0.25),
      width: 4,
    });
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, '#efe0bd'),
      rect(0, 640, width, 170, '#b98a5c'),
      rect(0, 640, width, 8, '#8a6546'),
      polygon(
        [
          [140, 640],
          [520, 640],
          [720, 800],
          [240, 800],
        ],
        '#d2a673',
      ),
      rect(70, 110, 430, 400, inks.white),
      rect(86, 126, 398, 368, inks.skyLight),
      bavo(290, 470, 210, mix(inks.skyDark, inks.skyLight, 0.45)),
      `${houseRow(70, 494, 430, 72, 6, { haze: inks.skyLight, far: 0.45 }).replace(/^/, '<g clip-path="url(#pane)">')}</g>`,
      '<clipPath id="pane"><path d="M86 126H484V494H86Z"/></clipPath>',
      rect(280, 110, 10, 400, inks.white),
      rect(70, 290, 430, 10, inks.white),
      rect(50, 506, 470, 22, '#8a6546'),
      rect(600, 120, 520, 12, '#8a6546'),
      rect(600, 250, 520, 12, '#8a6546'),
      helmet(660, 120, inks.tulip),
      helmet(750, 120, inks.sun),
      helmet(840, 120, inks.seaDeep),
      helmet(930, 120, inks.white),
      ...[0, 1, 2, 3, 4].map((index) =>
        rect(
          1000 + index * 20,
          66 + (index % 2) * 8,
          15,
          54 - (index % 2) * 8,
          [inks.tulip, inks.sky, inks.sun, inks.green, inks.coral][index] as string,
        ),
      ),
      rect(640, 196, 64, 54, inks.greenDeep),
      rect(716, 206, 54, 44, inks.brick),
      circle([850, 226], 24, inks.sunDeep),
      rect(905, 190, 90, 60, inks.white),
      stroke('M915 240L935 212L955 226L985 200', { colour: inks.tulip, width: 4 }),
      place(standing(saskia, { nearHand: [44, -112], farHand: [40, -108], lean: 4 }), {
        x: 960,
        y: 712,
        scale: 2.1,
        flip: true,
      }),
      rect(700, 470, 500, 26, '#8a6546'),
      rect(720, 496, 480, 250, inks.greenDeep),
      rect(720, 496, 480, 10, shade(inks.greenDeep, 0.3)),
      ...[0, 1, 2, 3].map((index) =>
        rect(744 + index * 116, 526, 96, 196, mix(inks.greenDeep, inks.green, 0.5)),
      ),
      rect(1040, 424, 84, 46, inks.ink),
      rect(1072, 464, 20, 8, inks.ink),
      rect(790, 456, 70, 14, inks.white),
      ring([900, 446], 14, inks.sun, 6),
      rect(895, 456, 10, 16, inks.sun),
      place(parkedBicycle({ ...cityBike, colour: inks.tulip }, { parked: true }), {
        x: 130,
        y: 730,
        scale: 2.1,
      }),
      stage(
        standing(
          { ...sem, backpack: inks.brick, top: inks.seaDeep },
          { nearHand: [44, -116], farHand: [40, -112], lean: 3 },
        ),
        { x: 600, y: 752, scale: 2.3 },
        { ...low, length: 0.06, slant: -0.4 },
      ),
    ],
  };
}

/** Father in front, child on the rear seat asleep, under the trees along the canal. */
function childSeatRide(): Picture {
  const bike = { ...cityBike, colour: inks.seaDeep };
  return {
    width,
    height,
    shapes: [
      sky(width, 500, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 16),
      cloud(90, 170, 360, 25, inks.white, inks.skyPale),
      houseRow(-40, 520, 1300, 104, 29, { haze: inks.skyLight, far: 0.5 }),
      tree(140, 540, 270, 4, inks.meadow),
      tree(930, 540, 300, 9, inks.polder),
      tree(1140, 540, 240, 2, inks.meadow),
      rect(0, 530, width, 70, inks.seaDeep),
      water(-10, 534, 1220, 66, inks.seaDeep, 9, inks.seaPale, 16),
      verge(
        [
          [-40, 600],
          [400, 592],
          [1240, 602],
        ],
        width,
        height,
        inks.meadow,
      ),
      verge(
        [
          [-40, 640],
          [400, 632],
          [1240, 642],
        ],
        width,
        height,
        '#c98f6c',
      ),
      verge(
        [
          [-40, 770],
          [400, 762],
          [1240, 772],
        ],
        width,
        height,
        inks.polder,
      ),
      cyclist(bike, { ...youssef, top: inks.tulip, scarf: inks.sun }, { x: 450, y: 736, scale: 2.5 }, low, {
        pedal: 320,
        wind: 0.7,
        luggage: seatOn(
          bike,
          child(3, {
            hat: 'helmet',
            hatColour: inks.sun,
            skin: '#a8693f',
            top: inks.white,
            bottom: inks.greenDeep,
          }),
        ),
      }),
      place(parkedBicycle(childBike, { parked: true }), { x: 60, y: 650, scale: 1.1 }),
      gull(260, 300, 60, -8),
      ...[
        [200, 706],
        [330, 690],
        [930, 720],
        [1040, 700],
        [1120, 732],
      ].map(([x = 0, y = 0], index) =>
        fill(`M${x} ${y}q12-10 24 0q-12 9-24 0Z`, index % 2 ? inks.sun : inks.brickPale),
      ),
    ],
  };
}

export const practical: Record<string, () => Picture> = {
  'rain-ride': rainRide,
  'bike-lock': bikeLock,
  sizes,
  'pick-up-counter': pickUpCounter,
  'child-seat-ride': childSeatRide,
};
