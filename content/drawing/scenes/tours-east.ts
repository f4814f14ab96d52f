import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike, gentsBike, roadBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { circle, fill, lines, type Picture, place, polygon, rect, stroke } from '../kit/svg.ts';
import { amara, anna, joke, kees, leila, mei, sem, youssef } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { cow, duck, sheep } from '../scenery/animals.ts';
import { archBridge, drawbridge, houseRow, spire, windmill, woodenHouse } from '../scenery/buildings.ts';
import { farTrees, ground, marrams, reeds, tree, willow } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { botter, farSail, ferry, lighthouse, mirror, named, water } from '../scenery/water.ts';
import { cyclist, type Light, panniers, stage, verge } from './staged.ts';

const [width, height] = [1200, 800];
const low: Light = { length: 0.2, slant: 0.7, colour: inks.night, opacity: 0.3 };

/** A row of polder mills along the water, two riders on the quay. */
function windmills(): Picture {
  const mills = [
    windmill(560, 492, {
      height: 120,
      turned: 8,
      body: mix('#7a6a4a', inks.skyLight, 0.45),
      base: mix(inks.brick, inks.skyLight, 0.45),
      cap: mix(inks.brickDeep, inks.skyLight, 0.4),
    }),
    windmill(740, 498, {
      height: 200,
      turned: 34,
      body: mix('#7a6a4a', inks.skyLight, 0.24),
      base: mix(inks.brick, inks.skyLight, 0.24),
      cap: mix(inks.brickDeep, inks.skyLight, 0.2),
    }),
    windmill(1000, 508, { height: 340, turned: 18, cloth: inks.sandPale }),
  ].join('');
  return {
    width,
    height,
    shapes: [
      sky(width, 490, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 14),
      cloud(60, 220, 460, 18, inks.white, inks.skyPale),
      cloud(560, 120, 280, 2, inks.white, inks.skyPale),
      sun([400, 430], 60, inks.sun, '#fbdf9f'),
      farTrees(width, 492, 22, 19, inks.hill),
      named('mills', mills),
      rect(0, 490, width, 24, inks.meadow),
      rect(0, 512, width, 210, inks.sea),
      mirror('mills', 512, inks.sea, width, 190, 4),
      reeds(860, 540, 340, 46, 9, inks.meadow),
      verge(
        [
          [-40, 690],
          [300, 668],
          [760, 684],
          [1240, 700],
        ],
        width,
        height,
        inks.meadow,
      ),
      verge(
        [
          [-40, 712],
          [300, 690],
          [760, 706],
          [1240, 722],
        ],
        width,
        height,
        inks.sandPale,
      ),
      verge(
        [
          [-40, 784],
          [400, 762],
          [900, 780],
          [1240, 790],
        ],
        width,
        height,
        inks.green,
      ),
      cyclist({ ...electricBike, colour: inks.sun }, joke, { x: 130, y: 744, scale: 1.72 }, low, {
        pedal: 20,
        wind: 0.7,
      }),
      cyclist(
        { ...gentsBike, colour: inks.tulip },
        { ...youssef, top: inks.paper, bottom: inks.seaNight },
        { x: 480, y: 752, scale: 1.8 },
        low,
        { pedal: 318, wind: 0.7 },
      ),
      gull(400, 330, 64, -10),
      gull(500, 296, 40, 8),
      reeds(-10, 812, 130, 130, 5, inks.polder),
      reeds(1060, 812, 150, 150, 3, inks.polder),
    ],
  };
}

/** Cows that do not look up, a mill that hardly turns, a rider who has time. */
function windmillsCows(): Picture {
  return {
    width,
    height,
    shapes: [
      sky(width, 500, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale], 21),
      cloud(420, 230, 620, 36, inks.white, inks.skyLight),
      cloud(40, 140, 300, 7, inks.white, inks.skyLight),
      spire(120, 504, 70, mix(inks.skyDark, inks.skyLight, 0.4)),
      farTrees(width, 506, 28, 8, inks.hill),
      windmill(300, 512, { height: 250, turned: 40 }),
      rect(0, 500, width, 320, inks.meadow),
      rect(0, 536, width, 6, inks.seaPale),
      rect(0, 590, width, 9, inks.sky),
      ground(
        [
          [-40, 660],
          [400, 640],
          [800, 650],
          [1240, 634],
        ],
        height,
        inks.grass,
      ),
      willow(960, 600, 170, 3),
      willow(1070, 604, 190, 12),
      willow(1180, 600, 160, 8),
      cyclist(
        { ...cityBike, colour: inks.tulip },
        { ...leila, coat: 'short' },
        { x: 610, y: 588, scale: 0.95 },
        { ...low, length: 0.1 },
        { pedal: 30 },
      ),
      stage(cow({ x: 0, y: 0 }), { x: 240, y: 712, scale: 1.35 }, low),
      stage(cow({ x: 0, y: 0 }, false), { x: 600, y: 700, scale: 1.1, flip: true }, low),
      cow({ x: 880, y: 660, scale: 0.66 }),
      cow({ x: 1080, y: 668, scale: 0.6, flip: true }),
      verge(
        [
          [-40, 770],
          [400, 756],
          [900, 772],
          [1240, 752],
        ],
        width,
        height,
        inks.polder,
      ),
      marrams(
        [
          [60, 812, 90],
          [420, 814, 70],
          [760, 812, 90],
          [1130, 812, 120],
        ],
        18,
        0.3,
        inks.green,
      ),
      ...[120, 330, 520, 700, 890, 1010].map((x, index) =>
        circle([x, 776 + (index % 3) * 8], 5, index % 2 ? inks.sun : inks.white),
      ),
    ],
  };
}

/** The town mill on its stage above the river. */
function windmillsAdriaan(): Picture {
  const town = houseRow(-30, 520, 640, 96, 23, { haze: inks.dawn, far: 0.34 });
  const mill = windmill(880, 530, {
    height: 430,
    stage: true,
    turned: 24,
    cloth: inks.sandPale,
    body: '#4c5548',
    base: inks.brick,
  });
  return {
    width,
    height,
    shapes: [
      sky(width, 520, ['#f1c596', '#f8dcb2', '#fdeecf'], 17),
      sun([690, 380], 92, inks.sun, '#f7cd85'),
      streaks(80, 150, 520, 11, '#fdeecf', 4),
      tree(640, 524, 150, 4, mix(inks.polder, inks.dawn, 0.2)),
      tree(1130, 528, 190, 7, mix(inks.polder, inks.dawn, 0.2)),
      named('town', town + mill),
      rect(0, 518, width, 20, inks.brickDeep),
      rect(0, 518, width, 6, inks.sand),
      rect(0, 538, width, 200, inks.seaNight),
      mirror('town', 538, inks.seaNight, width, 170, 8),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        rect(660 + ((index * 47) % 60) - 40, 556 + index * 26, 90 + index * 8, 6 + index, inks.sun),
      ),
      place(
        [
          fill('M-120-16H110L96 12H-104Z', inks.ink),
          rect(-112, -22, 220, 7, inks.tulip),
          rect(-60, -48, 90, 28, inks.white),
          rect(-52, -42, 22, 14, inks.sun),
          rect(-22, -42, 22, 14, inks.sun),
          rect(8, -42, 14, 14, inks.sun),
        ],
        { x: 250, y: 620 },
      ),
      verge(
        [
          [-40, 724],
          [1240, 724],
        ],
        width,
        height,
        '#c9a877',
      ),
      rect(0, 724, width, 10, inks.sandPale),
      cyclist(
        { ...cityBike, colour: inks.greenDeep },
        { ...mei, top: inks.tulip, skirt: inks.ink },
        { x: 420, y: 774, scale: 1.62, flip: false },
        { ...low, slant: -0.5 },
        { pedal: 300, wind: 0.3 },
      ),
      duck({ x: 1010, y: 660, scale: 0.9, flip: true }),
      duck({ x: 930, y: 640, scale: 0.6, flip: true }),
      farBirds(
        [
          [470, 250],
          [510, 236],
          [550, 256],
        ],
        12,
      ),
    ],
  };
}

/** Over the bridge: canal houses, parked bikes, flowers in the crate. */
function amsterdam(): Picture {
  const houses = houseRow(-60, 520, 1320, 112, 31, { haze: inks.skyLight, far: 0.26 });
  return {
    width,
    height,
    shapes: [
      sky(width, 480, [inks.sky, inks.skyLight, inks.skyPale], 2),
      cloud(160, 120, 360, 13, inks.white, inks.skyPale),
      cloud(760, 90, 300, 22, inks.white, inks.skyPale),
      named('houses', houses),
      ...[110, 420, 800, 1090].map((x, index) =>
        tree(x, 524, 180, index + 3, index % 2 ? inks.polder : inks.meadow),
      ),
      rect(0, 518, width, 24, inks.brickDeep),
      rect(0, 518, width, 5, inks.stone),
      rect(0, 542, width, 270, inks.seaDeep),
      mirror('houses', 542, inks.seaDeep, width, 250, 3),
      archBridge(-160, 610, 1520, 230, inks.brickDeep, inks.seaNight, 2).replace(
        /<path[^>]*stroke="#1d4b39"[^>]*\/>/g,
        '',
      ),
      place(parkedBicycle({ ...gentsBike, colour: inks.seaDeep }, { parked: true }), {
        x: 120,
        y: 592,
        scale: 1.15,
      }),
      place(parkedBicycle({ ...cityBike, colour: inks.sun }, { parked: true }), {
        x: 890,
        y: 582,
        scale: 1.15,
      }),
      cyclist(
        { ...cityBike, crate: true, colour: inks.tulip },
        { ...amara, top: inks.sun, scarf: inks.white },
        { x: 470, y: 566, scale: 1.86 },
        { ...low, length: 0.04 },
        { pedal: 320, wind: 0.6 },
      ),
      stroke(
        lines(
          Array.from({ length: 15 }, (_, index) => [
            -160 + (1520 * index) / 14,
            552 - Math.sin((Math.PI * index) / 14) * 78,
          ]),
        ),
        { colour: inks.greenDeep, width: 5 },
      ),
      stroke(
        Array.from({ length: 27 }, (_, index) => {
          const [x, y] = [-160 + (1520 * index) / 26, 610 - Math.sin((Math.PI * index) / 26) * 78];
          return lines([
            [x, y],
            [x, y - 58],
          ]);
        }).join(''),
        { colour: inks.greenDeep, width: 4 },
      ),
      gull(330, 300, 60, -8),
      duck({ x: 620, y: 770, scale: 0.8 }),
      duck({ x: 540, y: 782, scale: 0.5 }),
    ],
  };
}

/** A white drawbridge at dusk with lit windows behind. */
function amsterdamDrawbridge(): Picture {
  const houses = houseRow(-40, 470, 1300, 88, 41, { haze: '#3d5468', far: 0.62, lit: true, plain: true });
  const bridge = drawbridge(330, 520, 540, '#f6ead2');
  return {
    width,
    height,
    shapes: [
      sky(width, 470, ['#5d7f97', '#8ba3ad', '#d9b497', '#f2c38c'], 12),
      circle([930, 130], 34, '#fbeccb'),
      streaks(120, 90, 520, 6, '#a9b7b6', 3),
      named('houses', houses),
      rect(0, 466, width, 14, '#24384a'),
      rect(0, 478, width, 340, '#2b4a60'),
      mirror('houses', 478, '#2b4a60', width, 240, 11),
      rect(-10, 520, 190, 90, '#3a4450'),
      rect(-10, 520, 190, 12, '#8d8f88'),
      rect(1030, 520, 190, 90, '#3a4450'),
      rect(1030, 520, 190, 12, '#8d8f88'),
      bridge,
      cyclist(
        { ...gentsBike, colour: inks.tulip },
        { ...sem, backpack: inks.greenDeep },
        { x: 690, y: 521, scale: 1.06 },
        { ...low, length: 0.01, opacity: 0.1 },
        { pedal: 330 },
      ),
      cyclist(
        { ...cityBike, colour: inks.sun },
        { ...mei, top: inks.coral, skirt: inks.night },
        { x: 400, y: 521, scale: 1.06 },
        { ...low, length: 0.01, opacity: 0.1 },
        { pedal: 30 },
      ),
      ...[300, 360, 470, 560, 640, 720, 800, 860].map((x, index) =>
        rect(x + ((index * 29) % 40), 560 + ((index * 53) % 190), 60 + index * 6, 5, '#f2c38c'),
      ),
      rect(0, 742, width, 70, '#1a3140'),
      rect(0, 742, width, 6, '#6d7f86'),
      place(parkedBicycle({ ...cityBike, colour: '#b2583b' }, { parked: true }), {
        x: 90,
        y: 776,
        scale: 1.5,
      }),
      place(parkedBicycle({ ...gentsBike, colour: '#4f7685' }, { parked: true }), {
        x: 900,
        y: 780,
        scale: 1.5,
      }),
      rect(760, 600, 8, 146, '#14202a'),
      circle([764, 590], 17, inks.sun),
      circle([764, 590], 36, '#f4b94233'),
    ],
  };
}

/** On the ferry over the IJ, bikes at the rail. */
function amsterdamFerry(): Picture {
  const far = [
    polygon(
      [
        [60, 470],
        [60, 300],
        [110, 300],
        [110, 470],
      ],
      '#8fb0b6',
    ),
    polygon(
      [
        [160, 470],
        [160, 380],
        [300, 350],
        [300, 470],
      ],
      '#a4c1c3',
    ),
    polygon(
      [
        [900, 470],
        [960, 370],
        [1130, 350],
        [1160, 470],
      ],
      '#a4c1c3',
    ),
    spire(420, 470, 120, '#94b4b8'),
    polygon(
      [
        [1000, 470],
        [1000, 420],
        [1240, 420],
        [1240, 470],
      ],
      '#94b4b8',
    ),
  ].join('');
  return {
    width,
    height,
    shapes: [
      sky(width, 470, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale], 31),
      cloud(520, 200, 520, 41, inks.white, inks.skyLight),
      cloud(60, 150, 300, 11, inks.white, inks.skyLight),
      far,
      farTrees(width, 472, 14, 2, inks.hill),
      water(-10, 468, 1220, 350, inks.seaDeep, 14, inks.sea, 54),
      farSail(330, 476, 60),
      ferry(860, 505, 190),
      fill('M-40 640H1240V820H-40Z', inks.seaNight),
      rect(-40, 640, 1280, 12, inks.white),
      rect(-40, 652, 1280, 10, inks.tulip),
      rect(-40, 690, 1280, 130, '#7c8c8d'),
      rect(-40, 690, 1280, 8, '#98a5a4'),
      stroke(
        [60, 250, 440, 630, 820, 1010, 1180]
          .map((x) =>
            lines([
              [x, 690],
              [x, 560],
            ]),
          )
          .join('') +
          lines([
            [-40, 560],
            [1240, 560],
          ]) +
          lines([
            [-40, 604],
            [1240, 604],
          ]),
        { colour: inks.white, width: 6 },
      ),
      stage(
        parkedBicycle({ ...cityBike, colour: inks.tulip }, { parked: true }),
        { x: 140, y: 756, scale: 1.86 },
        low,
        parkedBicycle(cityBike, { detail: 'far' }),
      ),
      stage(
        standing(
          { ...anna, coat: 'long', scarf: inks.sun },
          { wind: 0.7, nearHand: [34, -104], farHand: [38, -104], lean: 5 },
        ),
        { x: 460, y: 762, scale: 1.95 },
        low,
      ),
      stage(
        parkedBicycle({ ...electricBike, colour: inks.sun }, { parked: true, loaded: true }) +
          panniers(electricBike, inks.greenDeep),
        { x: 660, y: 764, scale: 1.9 },
        low,
        parkedBicycle(electricBike, { detail: 'far' }),
      ),
      stage(
        standing(
          { ...youssef, hat: 'beanie', hatColour: inks.brick },
          { nearHand: [30, -108], farHand: [26, -106] },
        ),
        { x: 1010, y: 768, scale: 2, flip: true },
        low,
      ),
      gull(420, 330, 90, -14),
      gull(540, 380, 50, 6),
      gull(1040, 290, 60, -4),
    ],
  };
}

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

export const toursEast: Record<string, () => Picture> = {
  'windmills-quay': windmills,
  'tour-windmills-2': windmillsCows,
  'tour-windmills-3': windmillsAdriaan,
  'amsterdam-bridge': amsterdam,
  'tour-amsterdam-by-bike-2': amsterdamDrawbridge,
  'tour-amsterdam-by-bike-3': amsterdamFerry,
  'zuiderzee-dike': zuiderzee,
  'tour-zuiderzee-2': zuiderzeeMarken,
  'tour-zuiderzee-3': zuiderzeeHarbour,
};
