import { inks, mix, shade } from '../kit/palette.ts';
import { type Picture, rect } from '../kit/svg.ts';
import { glitter, land } from '../landscapes/coast.ts';
import { mill } from '../landscapes/mill.ts';
import { fence, poplars, reeds } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { tandemOuting } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';
import { height, onRoad, road, upright, width } from './ride.ts';

/** Along the Spaarne on a tandem; the one behind has stopped steering long ago. */
export function tandemRide(): Picture {
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
