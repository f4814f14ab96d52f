import { cityBike } from '../bicycle/fleet.ts';
import { frameOf } from '../bicycle/frame.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { type Picture, place, rect, shadow } from '../kit/svg.ts';
import { land } from '../landscapes/coast.ts';
import { mill } from '../landscapes/mill.ts';
import { poplars, tulipField, tulipRow } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { basket } from '../objects/luggage.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';

const rows = [
  inks.tulip,
  inks.tulip,
  inks.coral,
  inks.sun,
  inks.sun,
  inks.pink,
  inks.white,
  inks.tulip,
  inks.tulip,
  inks.plum,
  inks.sun,
  inks.coral,
  inks.white,
  inks.tulip,
];

/** Rows of tulips that run to a mill on the horizon; somebody crosses with a basket full. */
export function tulipFields(): Picture {
  const horizon = 452;
  const bike = { ...cityBike, colour: inks.seaNight };
  const rider = outing(
    { ...people.amara, coat: inks.sun },
    { bike, pedal: 340, front: basket(frameOf(bike)) },
  );
  return {
    width: 1200,
    height: 800,
    shapes: [
      sky(1200, horizon, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 0.42),
      sun(952, 330, 58),
      cloud(120, 180, 460, mix(inks.skyDeep, inks.sky, 0.5), inks.white),
      cloud(700, 110, 320, mix(inks.skyDeep, inks.sky, 0.5), inks.white),
      land(
        [
          [0, 440],
          [300, 432],
          [600, 440],
          [900, 434],
          [1200, 438],
        ],
        470,
        inks.mist,
      ),
      poplars(20, 446, 9, 26, 62, inks.hill),
      poplars(920, 446, 11, 24, 54, inks.hill),
      mill(760, 452, 0.86, { sails: 28 }),
      rect(0, horizon - 4, 1200, 30, inks.meadow),
      rect(0, horizon, 1200, 350, inks.polder),
      tulipField([760, horizon - 30], 810, -2500, 3900, [...rows, ...rows, ...rows, ...rows]),
      rect(0, horizon - 4, 1200, 26, inks.grass),
      rect(0, 612, 1200, 10, inks.polder),
      rect(0, 620, 1200, 52, mix(inks.stone, inks.sandPale, 0.3)),
      rect(0, 664, 1200, 140, inks.greenDeep),
      shadow(rider, {
        x: 270,
        y: 646,
        scale: 1.9,
        colour: shade(inks.sandDeep, 0.6),
        length: 0.12,
        slant: -0.9,
        opacity: 0.34,
      }),
      place(rider, { x: 270, y: 648, scale: 1.9 }),
      tulipRow('back', -10, 1220, 752, 76, [inks.tulip, inks.tulip, inks.coral], 3),
      tulipRow('front', -20, 1230, 826, 110, [inks.tulip, inks.sun, inks.tulip], 8),
      gulls([
        [300, 290, 50, 6],
        [1060, 210, 62, -8],
      ]),
    ],
  };
}
