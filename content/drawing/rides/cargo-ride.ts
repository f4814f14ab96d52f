import { inks } from '../kit/palette.ts';
import { fill, type Picture, place, type Shape, stroke } from '../kit/svg.ts';
import { land, marram } from '../landscapes/coast.ts';
import { tree } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { head } from '../riders/head.ts';
import { cargoOuting } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';
import { height, onRoad, road, upright, width } from './ride.ts';

/** To the dunes with two children and a parasol in the box. */
export function cargoRide(): Picture {
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

/** A small passenger in the box, drawn in its own cm: shoulders and head. */
const passenger = (
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
