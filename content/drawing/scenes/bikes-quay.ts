import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike, gentsBike, mountainBike, roadBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { type Picture, place, rect } from '../kit/svg.ts';
import { sittingGull } from '../scenery/animals.ts';
import { bavo } from '../scenery/churches.ts';
import { houseRow } from '../scenery/houses.ts';
import { cloud, gull, sky } from '../scenery/sky.ts';
import { water } from '../scenery/water.ts';
import { lowWide, stage } from './staged.ts';

/** The bikes in a row on the quay, ready to be taken. */
export function bikesQuay(): Picture {
  const [width, height] = [1600, 1000];
  const row = [
    { bike: { ...gentsBike, colour: inks.green }, x: 60 },
    { bike: { ...electricBike, colour: inks.sandPale }, x: 395 },
    { bike: cityBike, x: 745 },
    { bike: { ...mountainBike, colour: inks.plum }, x: 1080 },
    { bike: roadBike, x: 1395 },
  ];
  const houses = houseRow(-30, 640, 1680, 128, 11, { haze: inks.skyLight, far: 0.5, plain: true });
  return {
    width,
    height,
    shapes: [
      sky(width, 640, [inks.sky, inks.skyLight, inks.skyPale], 9),
      cloud(820, 200, 460, 14, inks.white, inks.skyPale),
      cloud(160, 150, 320, 2, inks.white, inks.skyPale),
      bavo(1010, 640, 520, mix(inks.skyDark, inks.skyLight, 0.5)),
      houses,
      rect(0, 636, width, 14, mix(inks.brickDeep, inks.skyLight, 0.3)),
      water(0, 648, width, 130, inks.seaDeep, 3, inks.seaPale, 40),
      rect(0, 770, width, 240, inks.sand),
      rect(0, 770, width, 14, inks.sandPale),
      rect(0, 784, width, 10, inks.sandShade),
      ...[0, 1, 2].map((line) => rect(0, 838 + line * 58, width, 2.4, inks.sandShade)),
      ...row.map(({ bike, x }, index) =>
        stage(
          parkedBicycle(bike, { parked: index < 3, detail: 'middle' }),
          { x: x + 20, y: 890 + (index % 2) * 22, scale: 2.02 },
          { ...lowWide, length: 0.24, slant: 0.8 },
          parkedBicycle(bike, { detail: 'far' }),
        ),
      ),
      place(sittingGull(), { x: 930, y: 710, scale: 2 }),
      rect(905, 708, 50, 74, '#6d4c34'),
      rect(900, 702, 60, 12, '#4d3524'),
      gull(470, 300, 70, -8),
    ],
  };
}
