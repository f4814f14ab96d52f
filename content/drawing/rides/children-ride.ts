import { childBike } from '../bicycle/fleet.ts';
import { hairs, inks, mix, shade } from '../kit/palette.ts';
import { fill, type Picture, stroke } from '../kit/svg.ts';
import { bison } from '../landscapes/animals.ts';
import { land, marram } from '../landscapes/coast.ts';
import { fence } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';
import { height, onRoad, road, upright, width } from './ride.ts';

/** Two children on their own wheels; the flag is out straight, the cattle look up. */
export function childrenRide(): Picture {
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
