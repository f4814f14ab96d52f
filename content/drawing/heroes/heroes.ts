import { parkedBicycle } from '../bicycle/bicycle.ts';
import { childBike, cityBike, electricBike, gentsBike, roadBike } from '../bicycle/fleet.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { type Picture, place, rect, type Shape, shadow } from '../kit/svg.ts';
import { cow, dogHead } from '../landscapes/animals.ts';
import { glitter, land } from '../landscapes/coast.ts';
import { mill } from '../landscapes/mill.ts';
import { poplars, reeds } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { cargoOuting, outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';
import { shopFront } from '../shop/shop-front.ts';

/** A train of riders along the dike under a very large sky. */
export function heroTours(): Picture {
  const horizon = 700;
  const ink = shade(inks.sandDeep, 0.6);
  const party: [Shape, number][] = [
    [outing(people.kees, { bike: { ...gentsBike, colour: inks.green }, pedal: 200 }), 310],
    [outing(people.noor, { bike: { ...cityBike, colour: inks.tulip }, pedal: 330 }), 680],
    [cargoOuting(people.amara, inks.green, { pedal: 40, inBox: dogHead(132, -84, 1) }), 1050],
  ];
  return {
    width: 1600,
    height: 1000,
    shapes: [
      sky(1600, horizon, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 0.36),
      sun(1330, 560, 80),
      cloud(120, 600, 520, mix(inks.sky, inks.skyDeep, 0.5), inks.white),
      cloud(900, 230, 520, mix(inks.sky, inks.skyDeep, 0.4), inks.white),
      cloud(760, 500, 330, inks.sky, inks.white),
      land(
        [
          [0, 690],
          [400, 680],
          [900, 692],
          [1600, 680],
        ],
        760,
        inks.mist,
      ),
      poplars(80, 696, 8, 30, 76, inks.hill),
      mill(620, 700, 0.74, { sails: 40 }),
      mill(965, 700, 0.5, { sails: 10, cap: inks.seaDeep }),
      poplars(1060, 696, 9, 28, 66, inks.hill),
      rect(0, 696, 1600, 120, inks.grass),
      rect(0, 726, 1600, 20, mix(inks.sea, inks.skyDeep, 0.4)),
      glitter(1330, 728, 300, 16, inks.sun, 3, 5),
      rect(0, 746, 1600, 90, inks.meadow),
      cow(590, 790, 0.46),
      cow(1010, 776, 0.36, true),
      land(
        [
          [0, 826],
          [500, 812],
          [1000, 818],
          [1600, 806],
        ],
        1000,
        inks.polder,
      ),
      land(
        [
          [0, 872],
          [500, 862],
          [1000, 866],
          [1600, 858],
        ],
        1000,
        mix(inks.stone, inks.sandPale, 0.4),
      ),
      ...party.map(([shape, x]) =>
        shadow(shape, { x, y: 914, scale: 1.82, colour: ink, length: 0.14, slant: -0.9, opacity: 0.3 }),
      ),
      ...party.map(([shape, x]) => place(shape, { x, y: 916, scale: 1.82 })),
      land(
        [
          [0, 946],
          [500, 936],
          [1000, 942],
          [1600, 932],
        ],
        1000,
        inks.greenDeep,
      ),
      reeds([-10, 1000], [260, 990], 190, 3, 36),
      reeds([1420, 1000], [1610, 990], 150, 5, 22),
      gulls([
        [700, 450, 80, -8],
        [790, 500, 52, 6],
        [1480, 300, 64, 4],
      ]),
    ],
  };
}

/** The same train for a layer that moves as the page scrolls: less sky above, the slope of the dyke below. */
export const toursLayer = (): Picture => onSlope(1600, 1000, { x: 0, y: -245, scale: 1 });

/** The layer of phones: sky for the words, the two in the middle below them. */
export const toursLayerPhone = (): Picture => onSlope(800, 1200, { x: -311, y: 36, scale: 0.9 });

function onSlope(width: number, height: number, placed: { x: number; y: number; scale: number }): Picture {
  const edge = placed.y + 962 * placed.scale;
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, inks.skyDeep),
      place(heroTours().shapes, placed),
      rect(0, edge, width, height - edge, inks.greenDeep),
      reeds([-10, height + 10], [width * 0.3, height], height * 0.16, 11, 34),
      reeds([width * 0.72, height + 10], [width + 10, height], height * 0.2, 6, 30),
    ],
  };
}

/** The whole fleet side by side on the quay. */
export function heroBikes(): Picture {
  const ground = 830;
  const fleet: [Shape, number, number][] = [
    [parkedBicycle({ ...gentsBike, colour: inks.green }), 80, 1.9],
    [parkedBicycle({ ...electricBike, colour: inks.seaDeep }), 412, 1.9],
    [parkedBicycle({ ...cityBike, colour: inks.tulip }), 745, 1.95],
    [parkedBicycle({ ...childBike, colour: inks.sun }), 1085, 2.1],
    [parkedBicycle({ ...roadBike, colour: inks.seaNight, accent: inks.sun }, { parked: false }), 1320, 1.9],
  ];
  return {
    width: 1600,
    height: 1000,
    shapes: [
      sky(
        1600,
        716,
        [inks.dawn, mix(inks.dawn, inks.peach, 0.5), inks.peach, mix(inks.peach, inks.apricot, 0.5)],
        0.44,
      ),
      sun(1130, 600, 130, inks.sun, inks.dawn),
      cloud(80, 560, 520, mix(inks.peach, inks.pink, 0.45), inks.white),
      cloud(1000, 260, 480, mix(inks.peach, inks.pink, 0.3), inks.white),
      land(
        [
          [0, 706],
          [500, 700],
          [1000, 706],
          [1600, 698],
        ],
        730,
        mix(inks.hill, inks.peach, 0.4),
      ),
      mill(300, 712, 0.8, { plain: mix(inks.hill, inks.peach, 0.2), sails: 30 }),
      poplars(480, 712, 12, 30, 60, mix(inks.hill, inks.peach, 0.2)),
      rect(0, 712, 1600, 90, mix(inks.sea, inks.skyDeep, 0.4)),
      glitter(1130, 716, 330, 70, inks.sun, 4, 13),
      rect(0, 790, 1600, 210, mix(inks.stone, inks.sandPale, 0.4)),
      rect(0, 784, 1600, 12, shade(inks.stone, 0.3)),
      ...fleet.map(([shape, x, scale]) =>
        shadow(shape, {
          x,
          y: ground + 20,
          scale,
          colour: shade(inks.sandDeep, 0.6),
          length: 0.36,
          slant: 0.2,
          opacity: 0.32,
        }),
      ),
      ...fleet.map(([shape, x, scale]) => place(shape, { x, y: ground + 24, scale })),
      gulls([
        [620, 400, 74, -6],
        [720, 460, 48, 6],
      ]),
    ],
  };
}

/** The shop from across the water. */
export const heroAbout = (): Picture => ({
  width: 1600,
  height: 1000,
  shapes: [place(shopFront(1280, 800).shapes, { scale: 1.25 })],
});
