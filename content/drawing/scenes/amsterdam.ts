import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike, gentsBike } from '../bicycle/fleet.ts';
import { inks } from '../kit/palette.ts';
import { circle, fill, lines, type Picture, place, polygon, rect, stroke } from '../kit/svg.ts';
import { amara, anna, mei, sem, youssef } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { duck } from '../scenery/animals.ts';
import { archBridge, drawbridge } from '../scenery/bridges.ts';
import { spire } from '../scenery/churches.ts';
import { houseRow } from '../scenery/houses.ts';
import { farTrees, tree } from '../scenery/land.ts';
import { cloud, gull, sky, streaks } from '../scenery/sky.ts';
import { farSail, ferry, mirror, named, water } from '../scenery/water.ts';
import { cyclist, height, low, panniers, stage, width } from './staged.ts';

/** Over the bridge: canal houses, parked bikes, flowers in the crate. */
function amsterdam(): Picture {
  const houses = houseRow(-60, 520, 1320, 112, 31, { haze: inks.skyLight, far: 0.26 });
  return {
    width,
    height,
    shapes: [
      sky(width, 480, [inks.sky, inks.skyLight, inks.skyPale], 2),
      cloud(160, 120, 360, 13, inks.white, inks.skyPale),
      cloud(760, 90, 300, 22, inks.white, inks.skyPale),
      named('houses', houses),
      ...[110, 420, 800, 1090].map((x, index) =>
        tree(x, 524, 180, index + 3, index % 2 ? inks.polder : inks.meadow),
      ),
      rect(0, 518, width, 24, inks.brickDeep),
      rect(0, 518, width, 5, inks.stone),
      rect(0, 542, width, 270, inks.seaDeep),
      mirror('houses', 542, inks.seaDeep, width, 250, 3),
      archBridge(-160, 610, 1520, 230, inks.brickDeep, inks.seaNight, 2).replace(
        /<path[^>]*stroke="#1d4b39"[^>]*\/>/g,
        '',
      ),
      place(parkedBicycle({ ...gentsBike, colour: inks.seaDeep }, { parked: true }), {
        x: 120,
        y: 592,
        scale: 1.15,
      }),
      place(parkedBicycle({ ...cityBike, colour: inks.sun }, { parked: true }), {
        x: 890,
        y: 582,
        scale: 1.15,
      }),
      cyclist(
        { ...cityBike, crate: true, colour: inks.tulip },
        { ...amara, top: inks.sun, scarf: inks.white },
        { x: 470, y: 566, scale: 1.86 },
        { ...low, length: 0.04 },
        { pedal: 320, wind: 0.6 },
      ),
      stroke(
        lines(
          Array.from({ length: 15 }, (_, index) => [
            -160 + (1520 * index) / 14,
            552 - Math.sin((Math.PI * index) / 14) * 78,
          ]),
        ),
        { colour: inks.greenDeep, width: 5 },
      ),
      stroke(
        Array.from({ length: 27 }, (_, index) => {
          const [x, y] = [-160 + (1520 * index) / 26, 610 - Math.sin((Math.PI * index) / 26) * 78];
          return lines([
            [x, y],
            [x, y - 58],
          ]);
        }).join(''),
        { colour: inks.greenDeep, width: 4 },
      ),
      gull(330, 300, 60, -8),
      duck({ x: 620, y: 770, scale: 0.8 }),
      duck({ x: 540, y: 782, scale: 0.5 }),
    ],
  };
}

/** A white drawbridge at dusk with lit windows behind. */
function amsterdamDrawbridge(): Picture {
  const houses = houseRow(-40, 470, 1300, 88, 41, { haze: '#3d5468', far: 0.62, lit: true, plain: true });
  const bridge = drawbridge(330, 520, 540, '#f6ead2');
  return {
    width,
    height,
    shapes: [
      sky(width, 470, ['#5d7f97', '#8ba3ad', '#d9b497', '#f2c38c'], 12),
      circle([930, 130], 34, '#fbeccb'),
      streaks(120, 90, 520, 6, '#a9b7b6', 3),
      named('houses', houses),
      rect(0, 466, width, 14, '#24384a'),
      rect(0, 478, width, 340, '#2b4a60'),
      mirror('houses', 478, '#2b4a60', width, 240, 11),
      rect(-10, 520, 190, 90, '#3a4450'),
      rect(-10, 520, 190, 12, '#8d8f88'),
      rect(1030, 520, 190, 90, '#3a4450'),
      rect(1030, 520, 190, 12, '#8d8f88'),
      bridge,
      cyclist(
        { ...gentsBike, colour: inks.tulip },
        { ...sem, backpack: inks.greenDeep },
        { x: 690, y: 521, scale: 1.06 },
        { ...low, length: 0.01, opacity: 0.1 },
        { pedal: 330 },
      ),
      cyclist(
        { ...cityBike, colour: inks.sun },
        { ...mei, top: inks.coral, skirt: inks.night },
        { x: 400, y: 521, scale: 1.06 },
        { ...low, length: 0.01, opacity: 0.1 },
        { pedal: 30 },
      ),
      ...[300, 360, 470, 560, 640, 720, 800, 860].map((x, index) =>
        rect(x + ((index * 29) % 40), 560 + ((index * 53) % 190), 60 + index * 6, 5, '#f2c38c'),
      ),
      rect(0, 742, width, 70, '#1a3140'),
      rect(0, 742, width, 6, '#6d7f86'),
      place(parkedBicycle({ ...cityBike, colour: '#b2583b' }, { parked: true }), {
        x: 90,
        y: 776,
        scale: 1.5,
      }),
      place(parkedBicycle({ ...gentsBike, colour: '#4f7685' }, { parked: true }), {
        x: 900,
        y: 780,
        scale: 1.5,
      }),
      rect(760, 600, 8, 146, '#14202a'),
      circle([764, 590], 17, inks.sun),
      circle([764, 590], 36, '#f4b94233'),
    ],
  };
}

/** On the ferry over the IJ, bikes at the rail. */
function amsterdamFerry(): Picture {
  const far = [
    polygon(
      [
        [60, 470],
        [60, 300],
        [110, 300],
        [110, 470],
      ],
      '#8fb0b6',
    ),
    polygon(
      [
        [160, 470],
        [160, 380],
        [300, 350],
        [300, 470],
      ],
      '#a4c1c3',
    ),
    polygon(
      [
        [900, 470],
        [960, 370],
        [1130, 350],
        [1160, 470],
      ],
      '#a4c1c3',
    ),
    spire(420, 470, 120, '#94b4b8'),
    polygon(
      [
        [1000, 470],
        [1000, 420],
        [1240, 420],
        [1240, 470],
      ],
      '#94b4b8',
    ),
  ].join('');
  return {
    width,
    height,
    shapes: [
      sky(width, 470, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale], 31),
      cloud(520, 200, 520, 41, inks.white, inks.skyLight),
      cloud(60, 150, 300, 11, inks.white, inks.skyLight),
      far,
      farTrees(width, 472, 14, 2, inks.hill),
      water(-10, 468, 1220, 350, inks.seaDeep, 14, inks.sea, 54),
      farSail(330, 476, 60),
      ferry(860, 505, 190),
      fill('M-40 640H1240V820H-40Z', inks.seaNight),
      rect(-40, 640, 1280, 12, inks.white),
      rect(-40, 652, 1280, 10, inks.tulip),
      rect(-40, 690, 1280, 130, '#7c8c8d'),
      rect(-40, 690, 1280, 8, '#98a5a4'),
      stroke(
        [60, 250, 440, 630, 820, 1010, 1180]
          .map((x) =>
            lines([
              [x, 690],
              [x, 560],
            ]),
          )
          .join('') +
          lines([
            [-40, 560],
            [1240, 560],
          ]) +
          lines([
            [-40, 604],
            [1240, 604],
          ]),
        { colour: inks.white, width: 6 },
      ),
      stage(
        parkedBicycle({ ...cityBike, colour: inks.tulip }, { parked: true }),
        { x: 140, y: 756, scale: 1.86 },
        low,
        parkedBicycle(cityBike, { detail: 'far' }),
      ),
      stage(
        standing(
          { ...anna, coat: 'long', scarf: inks.sun },
          { wind: 0.7, nearHand: [34, -104], farHand: [38, -104], lean: 5 },
        ),
        { x: 460, y: 762, scale: 1.95 },
        low,
      ),
      stage(
        parkedBicycle({ ...electricBike, colour: inks.sun }, { parked: true, loaded: true }) +
          panniers(electricBike, inks.greenDeep),
        { x: 660, y: 764, scale: 1.9 },
        low,
        parkedBicycle(electricBike, { detail: 'far' }),
      ),
      stage(
        standing(
          { ...youssef, hat: 'beanie', hatColour: inks.brick },
          { nearHand: [30, -108], farHand: [26, -106] },
        ),
        { x: 1010, y: 768, scale: 2, flip: true },
        low,
      ),
      gull(420, 330, 90, -14),
      gull(540, 380, 50, 6),
      gull(1040, 290, 60, -4),
    ],
  };
}

/** Amsterdam by bike. */
export const amsterdamScenes: Record<string, () => Picture> = {
  'amsterdam-bridge': amsterdam,
  'tour-amsterdam-by-bike-2': amsterdamDrawbridge,
  'tour-amsterdam-by-bike-3': amsterdamFerry,
};
