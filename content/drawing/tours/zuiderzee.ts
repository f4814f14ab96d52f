import { cityBike, electricBike } from '../bicycle/fleet.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { type Picture, place, rect, shadow, stroke } from '../kit/svg.ts';
import { standingGull } from '../landscapes/animals.ts';
import { botter } from '../landscapes/boats.ts';
import { glitter, land } from '../landscapes/coast.ts';
import { woodenHouse } from '../landscapes/houses.ts';
import { mirrored } from '../landscapes/mirror.ts';
import { reeds } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';

/** The wooden houses of Marken, a botter under full sail, two riders on the dike. */
export function zuiderzee(): Picture {
  const shore = 530;
  const { real, reflection } = mirrored(
    'village',
    shore,
    [
      woodenHouse(20, 506, 104, inks.greenDeep, { roof: inks.brick }),
      woodenHouse(330, 508, 92, inks.green, { roof: inks.brickDeep }),
      woodenHouse(170, 510, 120, inks.seaNight, { roof: inks.brick }),
      rect(-10, 506, 520, 24, shade(inks.stone, 0.3)),
      rect(500, 512, 60, 18, inks.ink),
    ],
    0.26,
  );
  const first = outing(people.els, { bike: { ...electricBike, colour: inks.tulip }, pedal: 20 });
  const second = outing(people.kees, {
    bike: { ...cityBike, frame: 'diamond', colour: inks.green, skirtGuard: false },
    pedal: 210,
  });
  return {
    width: 1200,
    height: 800,
    shapes: [
      sky(
        1200,
        shore,
        [inks.skyDeep, mix(inks.skyDeep, inks.sky, 0.6), inks.sky, inks.skyPale, inks.dawn],
        0.3,
      ),
      sun(640, 436, 56),
      cloud(90, 130, 480, inks.sky, inks.white),
      cloud(760, 220, 380, inks.skyLight, inks.white),
      rect(0, shore, 1200, 280, mix(inks.sea, inks.skyDeep, 0.25)),
      rect(0, shore + 70, 1200, 200, mix(inks.sea, inks.seaDeep, 0.35)),
      reflection,
      glitter(640, shore + 6, 170, 120, inks.sun, 5, 14),
      glitter(820, shore + 30, 900, 130, mix(inks.sea, inks.skyPale, 0.4), 7, 14),
      botter(1080, shore + 8, 0.34, { sail: mix(inks.brick, inks.sky, 0.3) }),
      real,
      botter(850, 590, 1.6),
      stroke('M740 612H1020', { colour: inks.skyPale, width: 5 }),
      land(
        [
          [0, 668],
          [300, 650],
          [640, 656],
          [900, 690],
          [1200, 730],
        ],
        800,
        inks.meadow,
      ),
      land(
        [
          [0, 706],
          [340, 690],
          [700, 700],
          [960, 730],
          [1200, 770],
        ],
        800,
        mix(inks.stone, inks.sandPale, 0.4),
      ),
      land(
        [
          [0, 752],
          [380, 738],
          [760, 752],
          [1010, 790],
          [1060, 800],
        ],
        800,
        inks.polder,
      ),
      shadow(second, {
        x: 130,
        y: 732,
        scale: 1.36,
        colour: inks.seaNight,
        length: 0.14,
        slant: -0.8,
        opacity: 0.3,
      }),
      shadow(first, {
        x: 410,
        y: 731,
        scale: 1.36,
        colour: inks.seaNight,
        length: 0.14,
        slant: -0.8,
        opacity: 0.3,
      }),
      place(second, { x: 130, y: 732, scale: 1.36 }),
      place(first, { x: 410, y: 731, scale: 1.36 }),
      reeds([900, 800], [1210, 800], 120, 3, 40),
      stroke('M1140 800V640M1165 800V656', { colour: '#5e3b28', width: 13 }),
      standingGull(1140, 634, 1.3, true),
      gulls([
        [560, 200, 64, -8],
        [620, 260, 40, 6],
        [1060, 120, 50, 4],
      ]),
    ],
  };
}
