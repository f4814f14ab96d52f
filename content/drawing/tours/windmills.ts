import { gentsBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { type Picture, place, rect } from '../kit/svg.ts';
import { cow, duck } from '../landscapes/animals.ts';
import { glitter, land } from '../landscapes/coast.ts';
import { mill } from '../landscapes/mill.ts';
import { mirrored } from '../landscapes/mirror.ts';
import { poplars, reeds } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';

/** Three mills along the water and their reflections; a rider on the dike. */
export function windmills(): Picture {
  const shore = 560;
  const { real, reflection } = mirrored('mills', shore, [
    mill(1040, 540, 0.72, { sails: 50, thatch: '#7c8a78', cap: inks.seaDeep }),
    mill(790, 546, 1.16, { sails: 12, cap: inks.brick }),
    mill(360, 552, 2.05, { sails: 33, cap: inks.green, base: inks.greenDeep }),
    land(
      [
        [0, 536],
        [200, 530],
        [600, 540],
        [900, 536],
        [1200, 530],
      ],
      shore,
      inks.polder,
    ),
    rect(0, 550, 1200, 10, inks.greenDeep),
  ]);
  const rider = outing(
    { ...people.ravi, hat: 'cap', hatColour: inks.seaNight },
    { bike: { ...gentsBike, colour: inks.seaNight }, pedal: 20 },
  );
  return {
    width: 1200,
    height: 800,
    shapes: [
      sky(
        1200,
        shore,
        [
          mix(inks.sky, inks.dawn, 0.35),
          inks.dawn,
          mix(inks.dawn, inks.peach, 0.6),
          inks.peach,
          mix(inks.peach, inks.apricot, 0.5),
        ],
        0.24,
      ),
      sun(620, 430, 76, inks.sun, inks.dawn),
      cloud(640, 140, 480, mix(inks.peach, inks.pink, 0.4), inks.white),
      cloud(20, 100, 260, mix(inks.peach, inks.pink, 0.3), inks.white),
      land(
        [
          [0, 528],
          [400, 522],
          [800, 528],
          [1200, 520],
        ],
        shore,
        mix(inks.hill, inks.peach, 0.35),
      ),
      poplars(540, 530, 7, 22, 46, mix(inks.hill, inks.peach, 0.2)),
      poplars(880, 530, 5, 24, 50, mix(inks.hill, inks.peach, 0.2)),
      rect(0, shore, 1200, 240, mix(inks.sea, inks.skyDeep, 0.4)),
      reflection,
      glitter(620, shore + 8, 240, 150, inks.dawn, 6, 18),
      glitter(600, shore + 30, 1500, 190, mix(inks.sea, inks.skyPale, 0.45), 9, 16),
      real,
      cow(920, 545, 0.36),
      cow(965, 541, 0.3, true),
      land(
        [
          [0, 742],
          [300, 716],
          [700, 726],
          [1200, 690],
        ],
        800,
        inks.green,
      ),
      land(
        [
          [0, 764],
          [400, 738],
          [800, 744],
          [1200, 722],
        ],
        800,
        mix(inks.stone, inks.sandPale, 0.3),
      ),
      land(
        [
          [0, 790],
          [500, 772],
          [900, 778],
          [1200, 764],
        ],
        800,
        inks.greenDeep,
      ),
      place(rider, { x: 470, y: 756, scale: 1.5 }),
      duck(250, 668, 0.8),
      duck(320, 680, 0.6),
      reeds([-10, 800], [230, 790], 210, 4, 34),
      reeds([1080, 800], [1210, 790], 130, 6, 18),
      gulls([
        [520, 230, 60, -6],
        [580, 290, 40, 8],
      ]),
    ],
  };
}
