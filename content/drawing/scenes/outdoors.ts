import { parkedBicycle } from '../bicycle/bicycle.ts';
import { childBike, cityBike, electricBike } from '../bicycle/fleet.ts';
import { inks } from '../kit/palette.ts';
import { circle, fill, lines, type Picture, place, rect, stroke } from '../kit/svg.ts';
import { anna, child, kees, youssef } from '../people/outfit.ts';
import { duck } from '../scenery/animals.ts';
import { bavo } from '../scenery/churches.ts';
import { houseRow } from '../scenery/houses.ts';
import { farTrees, poplar, tree } from '../scenery/land.ts';
import { cloud, gull, rain, sky } from '../scenery/sky.ts';
import { water } from '../scenery/water.ts';
import { cyclist, height, type Light, low, panniers, seatOn, stage, verge, width } from './staged.ts';

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

/** What everybody asks before a ride. */
export const outdoors: Record<string, () => Picture> = {
  'rain-ride': rainRide,
  'bike-lock': bikeLock,
  'child-seat-ride': childSeatRide,
};
