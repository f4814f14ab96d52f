import { cityBike, gentsBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { type Picture, rect } from '../kit/svg.ts';
import { anna, child, kees } from '../people/outfit.ts';
import { bavo, spire } from '../scenery/churches.ts';
import { farTrees, ground, poplar, reeds, tulip, tulipRows } from '../scenery/land.ts';
import { cloud, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { farSail } from '../scenery/water.ts';
import { windmill } from '../scenery/windmill.ts';
import { cyclist, type Light, seatOn, verge } from './staged.ts';

const low: Light = { length: 0.2, slant: 0.62, colour: inks.night, opacity: 0.32 };

/** Mother and child on the way to the sea in the bulb fields; the sky on the left is kept empty for a headline. */
export function heroTulips(): Picture {
  const [width, height, horizon] = [1600, 1000, 690];
  const town = mix(inks.skyDark, inks.skyLight, 0.42);
  const beds = [-1500, -1080, -720, -400, -110, 170, 450, 740, 1050, 1400, 1800, 2260];
  const colours = [
    inks.pink,
    inks.tulip,
    inks.sun,
    inks.white,
    inks.coral,
    inks.plum,
    inks.tulip,
    inks.sun,
    inks.pink,
    inks.white,
    inks.tulip,
    inks.sun,
  ];
  return {
    width,
    height,
    shapes: [
      sky(width, horizon, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 4),
      sun([1010, 588], 78, inks.sun, '#fbdf9f'),
      cloud(1090, 250, 400, 21, inks.white, inks.skyPale),
      cloud(640, 400, 250, 5, inks.white, inks.skyPale),
      streaks(1230, 330, 330, 8, inks.white, 3),
      rect(-10, 668, 520, 30, inks.sea),
      farSail(120, 672, 44),
      farSail(330, 670, 30, inks.coral),
      ground(
        [
          [-40, 686],
          [160, 676],
          [300, 690],
          [520, 682],
          [800, 692],
        ],
        720,
        mix(inks.sand, inks.skyLight, 0.3),
      ),
      bavo(640, 696, 118, town),
      spire(800, 696, 62, town),
      farTrees(width, 697, 22, 6, mix(inks.hill, inks.skyLight, 0.2)),
      poplar(905, 700, 84, inks.hill),
      poplar(935, 700, 98, inks.hill),
      poplar(968, 700, 80, inks.hill),
      windmill(1480, 716, { height: 310, turned: 28, cloth: inks.sandPale, body: '#6f6a4c' }),
      rect(0, 696, width, 40, inks.polder),
      tulipRows(
        {
          to: [640, 676],
          bottom: 905,
          top: 712,
          beds: beds.map((x, index) => ({ x, colour: colours[index] ?? inks.sun })),
          end: 2760,
          width,
        },
        5,
        8,
      ),
      verge(
        [
          [-40, 862],
          [300, 856],
          [800, 866],
          [1640, 850],
        ],
        width,
        height,
        inks.green,
      ),
      verge(
        [
          [-40, 880],
          [300, 872],
          [800, 882],
          [1640, 868],
        ],
        width,
        height,
        inks.sandPale,
      ),
      verge(
        [
          [-40, 956],
          [400, 946],
          [900, 958],
          [1640, 944],
        ],
        width,
        height,
        inks.greenDeep,
      ),
      cyclist(
        { ...gentsBike, colour: inks.seaNight },
        kees,
        { x: 560, y: 890, scale: 1.34, flip: true },
        low,
        { pedal: 40, wind: 0.5 },
      ),
      cyclist(cityBike, anna, { x: 1240, y: 934, scale: 2.5, flip: true }, low, {
        pedal: 318,
        wind: 1,
        luggage: seatOn(
          cityBike,
          child(3, { hat: 'helmet', hatColour: inks.sun, top: inks.seaDeep, bottom: inks.seaNight }),
        ),
      }),
      gull(820, 300, 76, -10),
      gull(700, 356, 48, 8),
      reeds(-10, 1006, 240, 120, 4, inks.meadow),
      ...[
        [300, 1010, 96],
        [352, 1016, 120],
        [1480, 1012, 150],
        [1540, 1016, 176],
        [1432, 1018, 108],
      ].map(([x = 0, y = 0, tall = 0], index) =>
        tulip(x, y, tall, [inks.sun, inks.tulip, inks.pink, inks.tulip, inks.sun][index] as string, 0.06),
      ),
    ],
  };
}
