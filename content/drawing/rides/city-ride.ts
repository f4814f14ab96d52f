import { cityBike } from '../bicycle/fleet.ts';
import { frameOf } from '../bicycle/frame.ts';
import { inks, mix } from '../kit/palette.ts';
import { type Picture, rect } from '../kit/svg.ts';
import { botter } from '../landscapes/boats.ts';
import { glitter, land } from '../landscapes/coast.ts';
import { poplars, reeds } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { basket } from '../objects/luggage.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';
import { height, onRoad, road, upright, width } from './ride.ts';

/** To Spaarndam, past the lake with its sails. */
export function cityRide(): Picture {
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
