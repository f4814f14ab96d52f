import { mountainBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { circle, type Picture, place, rect } from '../kit/svg.ts';
import { glitter, land, marram } from '../landscapes/coast.ts';
import { tree } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';
import { height, upright, width } from './ride.ts';

/** Down a sandy ridge, weight back. */
export function mountainRide(): Picture {
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
