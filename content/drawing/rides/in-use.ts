import { childBike, cityBike, electricBike, mountainBike, roadBike } from '../bicycle/fleet.ts';
import { frameOf } from '../bicycle/frame.ts';
import { hairs, inks, mix, shade, skins } from '../kit/palette.ts';
import { circle, fill, type Picture, place, polygon, rect, type Shape, shadow, stroke } from '../kit/svg.ts';
import { bison, standingGull } from '../landscapes/animals.ts';
import { botter } from '../landscapes/boats.ts';
import { glitter, land, marram, surf } from '../landscapes/coast.ts';
import { mill } from '../landscapes/mill.ts';
import { fence, poplars, reeds, tree, tulipField } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { basket, pannier } from '../objects/luggage.ts';
import { head } from '../riders/head.ts';
import { cargoOuting, outing, tandemOuting } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';

const width = 1000;
const height = 1250;

const road = mix(inks.stone, inks.sandPale, 0.4);

/** A rider with the long shadow of a low sun; `slant` follows the side the sun is on. */
const onRoad = (
  shape: Shape,
  x: number,
  y: number,
  scale: number,
  slant = 0.8,
  ground: string = inks.sandDeep,
): Shape =>
  shadow(shape, { x, y: y - 2, scale, colour: shade(ground, 0.6), length: 0.16, slant, opacity: 0.32 }) +
  place(shape, { x, y, scale });

const upright = (shapes: readonly Shape[]): Picture => ({ width, height, shapes });

/** To Spaarndam, past the lake with its sails. */
function city(): Picture {
  const bike = { ...cityBike, colour: inks.seaNight };
  const rider = outing(
    { ...people.mei, style: 'tail', shawl: inks.sun },
    { bike, pedal: 335, front: basket(frameOf(bike)) },
  );
  return upright([
    sky(width, 820, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 0.3),
    sun(240, 690, 84),
    cloud(420, 210, 470, inks.sky, inks.white),
    cloud(40, 380, 360, inks.skyLight, inks.white),
    land(
      [
        [0, 806],
        [300, 800],
        [640, 808],
        [1000, 800],
      ],
      840,
      inks.mist,
    ),
    poplars(620, 812, 10, 32, 74, inks.hill),
    rect(0, 816, width, 240, mix(inks.sea, inks.skyDeep, 0.35)),
    rect(0, 900, width, 160, mix(inks.sea, inks.seaDeep, 0.3)),
    glitter(240, 822, 230, 150, inks.sun, 4, 14),
    botter(830, 856, 0.9, { sail: inks.brickPale }),
    botter(500, 832, 0.36, { sail: inks.brick }),
    land(
      [
        [0, 1050],
        [400, 1030],
        [1000, 1044],
      ],
      height,
      inks.meadow,
    ),
    land(
      [
        [0, 1096],
        [500, 1080],
        [1000, 1090],
      ],
      height,
      road,
    ),
    onRoad(rider, 270, 1150, 3.7, 0.8),
    land(
      [
        [0, 1196],
        [400, 1182],
        [1000, 1190],
      ],
      height,
      inks.green,
    ),
    reeds([-10, 1250], [260, 1250], 220, 5, 32),
    gulls([
      [560, 470, 90, -8],
      [690, 540, 60, 6],
      [160, 520, 64, 4],
    ]),
  ]);
}

/** The pier of IJmuiden, a ship coming in and a gull that wants the fish. */
function eBike(): Picture {
  const bike = { ...electricBike, colour: inks.seaDeep };
  const rider = outing({ ...people.els, shawl: inks.sun }, { bike, pedal: 20, front: pannier(bike) });
  const ship = place(
    [
      polygon(
        [
          [-190, -40],
          [210, -52],
          [180, 6],
          [-170, 6],
        ],
        inks.seaNight,
      ),
      rect(-172, -8, 350, 14, inks.tulip),
      rect(-160, -104, 90, 66, inks.white),
      rect(-148, -132, 62, 30, inks.paper),
      rect(-120, -172, 26, 42, inks.sun),
      stroke('M-60 -44V-150M40 -48V-130', { colour: inks.seaNight, width: 6 }),
      rect(-40, -72, 70, 30, inks.brick),
      rect(34, -74, 60, 30, inks.seaDeep),
      rect(98, -72, 60, 26, inks.sandShade),
      fill('M-150 -94h14v14h-14zM-124 -94h14v14h-14zM-98 -94h14v14h-14z', inks.seaDeep),
    ],
    { x: 640, y: 812, scale: 1.05 },
  );
  const blocks = Array.from({ length: 12 }, (_, index) =>
    polygon(
      [
        [index * 96 - 40, 1010 + (index % 3) * 8],
        [index * 96 + 30, 996 + (index % 2) * 12],
        [index * 96 + 72, 1060],
        [index * 96 - 50, 1066],
      ],
      index % 2 ? inks.slate : shade(inks.slate, 0.18),
    ),
  ).join('');
  return upright([
    sky(width, 800, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn, inks.peach], 0.34),
    sun(150, 700, 80),
    cloud(120, 200, 520, mix(inks.skyDeep, inks.sky, 0.4), inks.white),
    cloud(560, 420, 380, mix(inks.skyDeep, inks.sky, 0.5), inks.white),
    rect(0, 796, width, 290, inks.seaDeep),
    ship,
    rect(0, 818, width, 270, mix(inks.seaDeep, inks.sea, 0.5)),
    rect(0, 890, width, 200, inks.sea),
    glitter(150, 804, 220, 170, inks.sun, 6, 15),
    surf(960, width, inks.white, 7),
    surf(990, width, inks.seaPale, 6),
    polygon(
      [
        [846, 800],
        [858, 640],
        [896, 640],
        [908, 800],
      ],
      inks.tulip,
    ),
    rect(842, 624, 70, 18, inks.white),
    rect(858, 588, 38, 36, inks.sun),
    polygon(
      [
        [850, 590],
        [877, 562],
        [904, 590],
      ],
      inks.tulip,
    ),
    rect(851, 700, 53, 34, inks.white),
    blocks,
    rect(0, 1050, width, 200, mix(inks.stone, inks.slate, 0.2)),
    rect(0, 1050, width, 14, inks.stone),
    onRoad(rider, 240, 1150, 3.5, 0.8, inks.slateDeep),
    rect(0, 1206, width, 44, inks.slateDeep),
    standingGull(890, 1206, 2.4, true),
    gulls([
      [430, 420, 100, -10],
      [560, 500, 66, 8],
      [260, 470, 54, 2],
    ]),
  ]);
}

/** Along the Spaarne on a tandem; the one behind has stopped steering long ago. */
function tandemRide(): Picture {
  const rider = tandemOuting(
    { ...people.ravi, coat: inks.seaDeep, hat: 'cap', hatColour: inks.seaNight },
    { ...people.amara, coat: inks.sun },
    inks.tulip,
    { pedal: 330 },
  );
  return upright([
    sky(width, 830, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 0.34),
    sun(800, 670, 78),
    cloud(60, 230, 480, mix(inks.skyDeep, inks.sky, 0.4), inks.white),
    cloud(500, 420, 400, mix(inks.skyDeep, inks.sky, 0.5), inks.white),
    land(
      [
        [0, 800],
        [400, 806],
        [1000, 796],
      ],
      850,
      inks.mist,
    ),
    mill(90, 820, 0.8, { sails: 30 }),
    poplars(430, 814, 14, 34, 84, inks.hill),
    rect(0, 818, width, 130, mix(inks.sea, inks.skyDeep, 0.35)),
    glitter(800, 824, 260, 100, inks.sun, 5, 12),
    land(
      [
        [0, 930],
        [500, 944],
        [1000, 926],
      ],
      height,
      inks.meadow,
    ),
    fence([0, 1010], [1000, 1000], 10, 60, shade(inks.green, 0.3)),
    land(
      [
        [0, 1060],
        [500, 1050],
        [1000, 1060],
      ],
      height,
      road,
    ),
    onRoad(rider, 130, 1138, 3.3, -0.8),
    land(
      [
        [0, 1190],
        [500, 1176],
        [1000, 1184],
      ],
      height,
      inks.greenDeep,
    ),
    reeds([800, 1250], [1010, 1250], 190, 7, 26),
    gulls([
      [640, 540, 70, -6],
      [730, 600, 48, 6],
    ]),
  ]);
}

/** A small passenger in the box, drawn in its own cm: shoulders and head. */
export const passenger = (
  x: number,
  y: number,
  coat: string,
  look: Parameters<typeof head>[0],
  scale = 0.7,
): Shape =>
  place([fill('M-13 22C-14 4 -10 0 0 -2C10 0 14 6 14 22Z', coat), head(look, { x: 0, y: 0 })], {
    x,
    y,
    scale,
  });

/** To the dunes with two children and a parasol in the box. */
function cargo(): Picture {
  const inBox =
    stroke('M163 -60L176 -150', { colour: inks.ink, width: 2 }) +
    fill('M130 -136Q150 -176 184 -166Q214 -156 218 -124Z', inks.tulip) +
    fill('M152 -133Q160 -166 184 -166Q188 -150 184 -128Z', inks.paper) +
    passenger(122, -88, inks.sun, people.child) +
    passenger(146, -92, inks.seaDeep, { ...people.girl, hat: 'helmet', hatColour: inks.paper });
  const rider = cargoOuting({ ...people.joost, coat: inks.seaNight }, inks.green, { pedal: 20, inBox });
  return upright([
    sky(width, 800, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 0.32),
    sun(210, 600, 76),
    cloud(380, 190, 500, inks.sky, inks.white),
    cloud(30, 360, 330, inks.skyLight, inks.white),
    land(
      [
        [0, 820],
        [200, 760],
        [380, 740],
        [560, 640],
        [760, 560],
        [900, 590],
        [1000, 570],
      ],
      1100,
      inks.sand,
    ),
    land(
      [
        [480, 1000],
        [600, 700],
        [760, 560],
        [860, 640],
        [940, 800],
        [1000, 840],
      ],
      1100,
      inks.sandShade,
    ),
    marram([700, 590], [1000, 580], 80, { seed: 4, tufts: 7 }),
    land(
      [
        [0, 830],
        [260, 800],
        [520, 820],
        [760, 850],
        [1000, 820],
      ],
      1150,
      inks.meadow,
    ),
    tree(110, 900, 420, inks.green),
    tree(930, 900, 330, inks.polder),
    marram([280, 840], [760, 870], 70, { seed: 8, tufts: 10 }),
    land(
      [
        [0, 960],
        [500, 940],
        [1000, 960],
      ],
      height,
      inks.grass,
    ),
    land(
      [
        [0, 1050],
        [500, 1036],
        [1000, 1050],
      ],
      height,
      road,
    ),
    onRoad(rider, 150, 1130, 3.3, 0.7),
    land(
      [
        [0, 1190],
        [500, 1174],
        [1000, 1186],
      ],
      height,
      inks.greenDeep,
    ),
    marram([0, 1220], [240, 1210], 110, {
      seed: 3,
      tufts: 6,
      colours: [inks.greenDeep, inks.polder, inks.meadow],
    }),
    gulls([
      [610, 420, 70, -6],
      [700, 470, 48, 8],
    ]),
  ]);
}

/** Two children on their own wheels; the flag is out straight, the cattle look up. */
function children(): Picture {
  const flag =
    stroke('M0 -25L-9 -106', { colour: inks.ink, width: 0.9 }) + fill('M-9 -106L-33 -99L-8 -91Z', inks.tulip);
  const first = outing(people.girl, {
    bike: { ...childBike, colour: inks.seaDeep, accent: inks.seaNight },
    pedal: 330,
  });
  const second = outing(
    {
      ...people.child,
      size: 0.66,
      coat: inks.green,
      trousers: inks.seaNight,
      hair: hairs.copper,
      hatColour: inks.tulip,
    },
    { bike: childBike, pedal: 210, behind: flag },
  );
  return upright([
    sky(width, 820, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 0.36),
    sun(760, 640, 86),
    cloud(60, 250, 480, mix(inks.skyDeep, inks.sky, 0.4), inks.white),
    cloud(560, 400, 340, mix(inks.skyDeep, inks.sky, 0.5), inks.white),
    land(
      [
        [0, 740],
        [200, 700],
        [420, 760],
        [640, 740],
        [840, 690],
        [1000, 720],
      ],
      1000,
      inks.hill,
    ),
    bison(230, 716, 0.8, inks.brick),
    bison(340, 752, 0.66, inks.brickDeep, true),
    land(
      [
        [0, 830],
        [300, 790],
        [600, 830],
        [1000, 780],
      ],
      1100,
      inks.meadow,
    ),
    marram([420, 830], [1000, 800], 84, { seed: 6, tufts: 11 }),
    land(
      [
        [0, 920],
        [500, 900],
        [1000, 920],
      ],
      height,
      inks.sand,
    ),
    fence([0, 980], [1000, 960], 11, 64, shade(inks.sandDeep, 0.5)),
    land(
      [
        [0, 1050],
        [500, 1040],
        [1000, 1050],
      ],
      height,
      road,
    ),
    onRoad(second, 120, 1130, 3.2, -0.8),
    onRoad(first, 560, 1136, 3.3, -0.8),
    land(
      [
        [0, 1190],
        [500, 1176],
        [1000, 1186],
      ],
      height,
      inks.green,
    ),
    marram([640, 1216], [1000, 1210], 100, {
      seed: 11,
      tufts: 8,
      colours: [inks.greenDeep, inks.polder, inks.meadow],
    }),
    gulls([
      [420, 520, 74, -8],
      [510, 570, 50, 6],
    ]),
  ]);
}

/** Long straight roads between the bulbs, hands on the hoods. */
function roadRide(): Picture {
  const look = {
    coat: inks.tulip,
    trousers: inks.ink,
    skin: skins.brown,
    hair: hairs.black,
    style: 'tail',
    hat: 'helmet',
    hatColour: inks.paper,
    shoes: inks.white,
  } as const;
  const rider = outing(look, { bike: { ...roadBike, colour: inks.seaNight, accent: inks.sun }, pedal: 345 });
  return upright([
    sky(width, 800, [mix(inks.sky, inks.skyDeep, 0.4), inks.sky, inks.skyPale, inks.dawn, inks.peach], 0.34),
    sun(250, 660, 96),
    cloud(420, 210, 500, inks.skyLight, inks.white),
    cloud(60, 420, 330, inks.skyLight, inks.white),
    land(
      [
        [0, 790],
        [400, 782],
        [1000, 792],
      ],
      830,
      inks.mist,
    ),
    poplars(560, 800, 13, 32, 90, inks.hill),
    mill(120, 806, 0.62, { sails: 20 }),
    rect(0, 800, width, 260, inks.polder),
    tulipField([640, 770], 1080, -1600, 2800, [
      inks.sun,
      inks.sun,
      inks.coral,
      inks.pink,
      inks.white,
      inks.plum,
      inks.sun,
      inks.coral,
      inks.white,
      inks.pink,
      inks.sun,
      inks.sun,
      inks.white,
      inks.coral,
      inks.plum,
      inks.pink,
    ]),
    rect(0, 1046, width, 30, inks.green),
    rect(0, 1070, width, 180, mix(inks.slate, inks.stone, 0.5)),
    stroke('M0 1200H1000', { colour: inks.paper, width: 8, dash: '70 60', cap: 'butt' }),
    onRoad(rider, 300, 1150, 4, 0.8, inks.slateDeep),
    rect(0, 1228, width, 30, inks.greenDeep),
    gulls([
      [760, 460, 80, -8],
      [850, 520, 54, 6],
    ]),
  ]);
}

/** Down a sandy ridge, weight back. */
function mountain(): Picture {
  const look = {
    ...people.amara,
    coat: inks.tulip,
    shawl: undefined,
    hat: 'helmet',
    hatColour: inks.sun,
    trousers: inks.seaNight,
  } as const;
  const rider = outing(look, { bike: { ...mountainBike, colour: inks.sun }, pedal: 180 });
  return upright([
    sky(
      width,
      760,
      [inks.dawn, mix(inks.dawn, inks.peach, 0.6), inks.peach, mix(inks.peach, inks.apricot, 0.6)],
      0.3,
    ),
    sun(700, 560, 110, inks.sun, inks.dawn),
    cloud(40, 230, 440, mix(inks.peach, inks.pink, 0.5), inks.white),
    cloud(520, 330, 400, mix(inks.peach, inks.pink, 0.4), inks.white),
    rect(0, 690, width, 60, mix(inks.sea, inks.peach, 0.25)),
    glitter(700, 694, 260, 40, inks.sun, 4, 9),
    land(
      [
        [0, 700],
        [160, 650],
        [340, 720],
        [560, 740],
        [800, 700],
        [1000, 740],
      ],
      1000,
      mix(inks.hill, inks.peach, 0.3),
    ),
    land(
      [
        [0, 800],
        [240, 760],
        [520, 820],
        [760, 800],
        [1000, 760],
      ],
      1100,
      mix(inks.hill, inks.meadow, 0.5),
    ),
    tree(900, 850, 260, inks.polder),
    tree(800, 870, 210, inks.green),
    land(
      [
        [0, 880],
        [240, 890],
        [560, 950],
        [800, 960],
        [1000, 930],
      ],
      height,
      inks.sandShade,
    ),
    marram([560, 960], [1000, 940], 90, { seed: 5, tufts: 9 }),
    land(
      [
        [0, 950],
        [220, 968],
        [520, 1060],
        [780, 1130],
        [1000, 1150],
      ],
      height,
      inks.sand,
    ),
    place(rider, { x: 250, y: 985, scale: 3.4, rotate: 16.5 }),
    land(
      [
        [0, 1010],
        [150, 1024],
        [280, 1068],
        [560, 1150],
        [780, 1196],
        [1000, 1210],
      ],
      height,
      inks.sandDeep,
    ),
    marram([0, 1100], [420, 1230], 140, {
      seed: 9,
      tufts: 10,
      colours: [inks.greenDeep, inks.polder, inks.meadow],
    }),
    circle([190, 980], 7, inks.sandDeep) +
      circle([160, 955], 5, inks.sandDeep) +
      circle([210, 945], 4, inks.sandDeep) +
      circle([130, 975], 4, inks.sandDeep),
    gulls([
      [380, 470, 70, -6],
      [470, 520, 48, 8],
    ]),
  ]);
}

/** The bikes out on the rides their pages tell of. */
export const ridePictures: Record<string, () => Picture> = {
  'bike-city-in-use': city,
  'bike-e-bike-in-use': eBike,
  'bike-tandem-in-use': tandemRide,
  'bike-cargo-in-use': cargo,
  'bike-children-in-use': children,
  'bike-road-in-use': roadRide,
  'bike-mountain-in-use': mountain,
};
