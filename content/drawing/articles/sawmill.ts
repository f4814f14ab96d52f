import { cityBike } from '../bicycle/fleet.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { ellipse, type Picture, polygon, rect, type Shape, stroke } from '../kit/svg.ts';
import { leila } from '../people/outfit.ts';
import { duck } from '../scenery/animals.ts';
import { farTrees, reeds } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, streaks } from '../scenery/sky.ts';
import { mirror, named } from '../scenery/water.ts';
import { windmill } from '../scenery/windmill.ts';
import { cyclist, height, low, verge, width } from '../scenes/staged.ts';

/** A trunk that floats, seen from the side with its sawn end. */
const log = (x: number, y: number, long: number, r: number): Shape =>
  rect(x, y - r, long, r * 1.6, '#8a5f3c', r * 0.7) +
  rect(x, y - r, long, r * 0.6, '#a97a4c', r * 0.3) +
  ellipse([x + long, y - r * 0.2], r * 0.5, r * 0.8, '#e0b981') +
  ellipse([x + long, y - r * 0.2], r * 0.24, r * 0.42, '#b98f56') +
  rect(x - 14, y + r * 0.5, long + 34, 4, inks.seaPale, 2);

/** A sawmill along the Zaan: trunks in the water, planks under the roof, somebody rides past. */
export function sawmill(): Picture {
  const shed = [
    polygon(
      [
        [230, 470],
        [300, 396],
        [900, 396],
        [970, 470],
      ],
      inks.brickDeep,
    ),
    polygon(
      [
        [600, 396],
        [900, 396],
        [970, 470],
        [600, 470],
      ],
      shade(inks.brickDeep, 0.24),
    ),
    rect(250, 470, 700, 76, '#3b2d22'),
    ...[0, 1, 2, 3, 4, 5].map((row) =>
      rect(290, 530 - row * 10, 230 - row * 14, 7, row % 2 ? '#d7a768' : '#e6bd83'),
    ),
    ...[0, 1, 2, 3].map((row) =>
      rect(690, 532 - row * 10, 200 - row * 20, 7, row % 2 ? '#d7a768' : '#e6bd83'),
    ),
    ...[250, 366, 482, 598, 714, 830, 940].map((x) => rect(x, 466, 11, 82, inks.greenDeep)),
    rect(240, 464, 720, 9, inks.white),
  ].join('');
  const mill = windmill(600, 420, {
    height: 330,
    turned: 14,
    cloth: inks.sandPale,
    body: '#2f6147',
    base: '#2f6147',
    cap: '#7a6a4a',
  });
  return {
    width,
    height,
    shapes: [
      sky(width, 540, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 16),
      cloud(690, 190, 470, 33, inks.white, inks.skyLight),
      cloud(30, 240, 380, 20, inks.white, inks.skyLight),
      streaks(380, 330, 420, 3, inks.white, 2),
      windmill(1090, 540, {
        height: 150,
        turned: 40,
        body: mix('#2f6147', inks.skyLight, 0.4),
        base: mix(inks.brick, inks.skyLight, 0.4),
        cap: mix(inks.brickDeep, inks.skyLight, 0.4),
      }),
      windmill(110, 540, {
        height: 120,
        turned: 8,
        body: mix('#7a6a4a', inks.skyLight, 0.5),
        base: mix(inks.brick, inks.skyLight, 0.5),
        cap: mix(inks.brickDeep, inks.skyLight, 0.5),
      }),
      farTrees(width, 544, 26, 14, inks.hill),
      named('mill', mill + shed),
      rect(0, 542, width, 16, inks.meadow),
      rect(230, 540, 740, 12, '#6d4c34'),
      rect(0, 556, width, 190, inks.sea),
      mirror('mill', 556, inks.sea, width, 150, 6),
      log(60, 600, 240, 14),
      log(330, 590, 200, 13),
      log(110, 634, 300, 18),
      log(470, 628, 260, 17),
      log(780, 604, 220, 14),
      log(840, 640, 290, 18),
      stroke('M600 552V590M760 552V588', { colour: '#4b3a28', width: 8 }),
      duck({ x: 700, y: 656, scale: 0.7 }),
      duck({ x: 632, y: 662, scale: 0.5 }),
      verge(
        [
          [-40, 690],
          [300, 676],
          [760, 684],
          [1240, 700],
        ],
        width,
        height,
        inks.meadow,
      ),
      verge(
        [
          [-40, 722],
          [300, 706],
          [760, 714],
          [1240, 730],
        ],
        width,
        height,
        inks.sandPale,
      ),
      cyclist(
        { ...cityBike, colour: inks.sun },
        { ...leila, top: inks.tulip, hairColour: inks.seaNight, coat: 'short' },
        { x: 330, y: 760, scale: 1.6 },
        low,
        { pedal: 310, wind: 0.4 },
      ),
      verge(
        [
          [-40, 790],
          [400, 776],
          [900, 784],
          [1240, 792],
        ],
        width,
        height,
        inks.polder,
      ),
      reeds(900, 812, 280, 130, 7, inks.polder),
      reeds(-10, 812, 90, 110, 12, inks.polder),
      gull(880, 330, 60, -10),
      farBirds(
        [
          [250, 330],
          [286, 318],
          [322, 334],
        ],
        11,
      ),
    ],
  };
}
