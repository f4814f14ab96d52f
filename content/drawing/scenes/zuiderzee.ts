import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike, gentsBike, roadBike } from '../bicycle/fleet.ts';
import { inks } from '../kit/palette.ts';
import { circle, fill, lines, type Picture, place, rect, stroke } from '../kit/svg.ts';
import { amara, joke, kees, leila, sem } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { sheep } from '../scenery/animals.ts';
import { houseRow, woodenHouse } from '../scenery/houses.ts';
import { ground, reeds } from '../scenery/land.ts';
import { cloud, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { botter, farSail, lighthouse, mirror, named, water } from '../scenery/water.ts';
import { cyclist, height, low, panniers, verge, width } from './staged.ts';

/** On the dike of the old Zuiderzee, luggage on, botters on the water. */
function zuiderzee(): Picture {
  return {
    width,
    height,
    shapes: [
      sky(width, 450, [inks.skyDeep, inks.skyLight, inks.dawn, '#fbdcae'], 6),
      sun([530, 396], 80, inks.sun, '#f9d48c'),
      cloud(80, 200, 420, 26, inks.white, inks.skyPale),
      streaks(620, 170, 480, 4, inks.white, 4),
      lighthouse(76, 456, 90),
      ground(
        [
          [-40, 448],
          [80, 452],
          [240, 462],
        ],
        470,
        inks.hill,
      ),
      water(-10, 450, 1220, 240, inks.seaDeep, 22, '#f0c887', 46),
      botter(1020, 506, 190),
      botter(545, 474, 84, '#c0713f'),
      farSail(150, 458, 34, inks.brickPale),
      farSail(820, 458, 28),
      ground(
        [
          [-40, 640],
          [300, 600],
          [700, 616],
          [1240, 580],
        ],
        height,
        inks.meadow,
      ),
      ground(
        [
          [-40, 660],
          [300, 622],
          [700, 638],
          [1240, 602],
        ],
        height,
        inks.sandPale,
      ),
      ground(
        [
          [-40, 736],
          [300, 700],
          [700, 716],
          [1240, 684],
        ],
        height,
        inks.polder,
      ),
      ground(
        [
          [-40, 800],
          [300, 764],
          [700, 780],
          [1240, 740],
        ],
        height,
        inks.greenDeep,
      ),
      cyclist({ ...gentsBike, colour: inks.green }, kees, { x: 250, y: 688, scale: 1.6 }, low, {
        pedal: 20,
        luggage: panniers(gentsBike, inks.slateDeep),
        wind: 0.7,
      }),
      cyclist(
        { ...electricBike, colour: inks.tulip },
        { ...joke, top: inks.sun, scarf: inks.tulip },
        { x: 620, y: 690, scale: 1.7 },
        low,
        { pedal: 320, luggage: panniers(electricBike, inks.seaNight), wind: 0.9 },
      ),
      sheep({ x: 120, y: 770, scale: 0.9 }),
      sheep({ x: 960, y: 752, scale: 1, flip: true }),
      sheep({ x: 1080, y: 770, scale: 0.8 }),
      gull(560, 320, 74, -10),
      gull(650, 366, 44, 8),
    ],
  };
}

/** The wooden houses of Marken, washing on the line, bikes on the path. */
function zuiderzeeMarken(): Picture {
  const houses = [
    [60, 556, 170, inks.greenDeep],
    [270, 562, 190, inks.ink],
    [500, 556, 160, inks.greenDeep],
    [870, 560, 200, inks.green],
    [1090, 556, 160, inks.ink],
  ] as const;
  return {
    width,
    height,
    shapes: [
      sky(width, 520, [inks.sky, inks.skyLight, inks.skyPale], 27),
      cloud(640, 180, 460, 15, inks.white, inks.skyPale),
      cloud(120, 120, 280, 29, inks.white, inks.skyPale),
      water(-10, 500, 1220, 60, inks.sea, 2, inks.white, 14),
      botter(770, 520, 120),
      ...houses.map(([x, y, wide, colour]) => woodenHouse(x, y, wide, colour)),
      rect(0, 554, width, 260, inks.meadow),
      verge(
        [
          [-40, 620],
          [300, 600],
          [700, 612],
          [1240, 596],
        ],
        width,
        height,
        inks.grass,
      ),
      stroke(
        lines([
          [640, 600],
          [640, 470],
        ]) +
          lines([
            [862, 604],
            [862, 470],
          ]) +
          'M640 480Q750 508 862 480',
        { colour: inks.ink, width: 3 },
      ),
      fill('M664 488L700 494L697 560L666 554Z', inks.white),
      fill('M712 496L752 499L752 548L714 546Z', inks.tulip),
      fill('M764 499L792 497L794 572L768 574Z', inks.sky),
      fill('M804 496L842 489L842 540L806 546Z', inks.sun),
      verge(
        [
          [-40, 700],
          [300, 680],
          [760, 690],
          [1240, 672],
        ],
        width,
        height,
        '#c98f6c',
      ),
      verge(
        [
          [-40, 770],
          [300, 756],
          [760, 764],
          [1240, 748],
        ],
        width,
        height,
        inks.polder,
      ),
      cyclist(
        { ...cityBike, colour: inks.seaDeep },
        { ...amara, top: inks.tulip, skirt: inks.seaNight },
        { x: 330, y: 736, scale: 1.7 },
        low,
        { pedal: 300, luggage: panniers(cityBike, inks.sunDeep) },
      ),
      cyclist(
        { ...roadBike, colour: inks.sun },
        {
          ...sem,
          top: inks.white,
          bottom: inks.ink,
          shorts: true,
          bareArms: true,
          backpack: undefined,
          hat: 'helmet',
          hatColour: inks.tulip,
        },
        { x: 760, y: 738, scale: 1.76 },
        low,
        { pedal: 40 },
      ),
      gull(560, 330, 60, 8),
      gull(480, 366, 40, -10),
      reeds(-10, 808, 170, 100, 8, inks.green),
      reeds(1080, 808, 140, 110, 2, inks.green),
    ],
  };
}

/** Evening in the harbour where the first day ends. */
function zuiderzeeHarbour(): Picture {
  const quay =
    houseRow(-50, 480, 700, 110, 47, { haze: '#5a5570', far: 0.42, lit: true }) +
    houseRow(760, 480, 520, 96, 53, { haze: '#5a5570', far: 0.42, lit: true });
  return {
    width,
    height,
    shapes: [
      sky(width, 480, ['#4e6d86', '#b58d8a', '#eaa878', '#f8cf94'], 9),
      sun([705, 440], 74, '#fbd983', '#f4b97e'),
      streaks(520, 130, 560, 14, '#d9a68c', 5),
      named('quay', quay),
      rect(0, 476, width, 16, '#3b3a4a'),
      rect(0, 490, width, 320, '#33566b'),
      mirror('quay', 490, '#33566b', width, 230, 6),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
        rect(640 + ((index * 53) % 50), 506 + index * 32, 80 + index * 12, 6 + index, '#f8cf94'),
      ),
      botter(250, 640, 260, '#a8492f'),
      botter(960, 610, 210, '#b5653a'),
      rect(0, 724, width, 90, '#4b3a33'),
      ...Array.from({ length: 12 }, (_, index) => rect(index * 104, 724, 98, 9, '#7d604c')),
      place(
        parkedBicycle({ ...gentsBike, colour: inks.green }, { parked: true, loaded: true }) +
          panniers(gentsBike, inks.slateDeep),
        { x: 400, y: 770, scale: 1.66 },
      ),
      place(
        parkedBicycle({ ...electricBike, colour: inks.tulip }, { parked: true, loaded: true }) +
          panniers(electricBike, inks.seaNight),
        { x: 640, y: 778, scale: 1.66 },
      ),
      place(
        standing(
          { ...leila, top: inks.sun, hairColour: inks.plum },
          { nearHand: [24, -110], farHand: [20, -90] },
        ),
        { x: 1010, y: 784, scale: 1.7, flip: true },
      ),
      rect(912, 690, 12, 90, '#2a211d'),
      rect(80, 690, 12, 90, '#2a211d'),
      gull(420, 250, 60, -8),
      gull(500, 290, 40, 10),
      circle([300, 120], 3, '#fbeccb'),
      circle([180, 70], 2.4, '#fbeccb'),
      circle([420, 60], 2.4, '#fbeccb'),
    ],
  };
}

/** Two days around the old Zuiderzee. */
export const zuiderzeeScenes: Record<string, () => Picture> = {
  'zuiderzee-dike': zuiderzee,
  'tour-zuiderzee-2': zuiderzeeMarken,
  'tour-zuiderzee-3': zuiderzeeHarbour,
};
