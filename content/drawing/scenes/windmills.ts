import { cityBike, electricBike, gentsBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { circle, fill, type Picture, place, rect } from '../kit/svg.ts';
import { joke, leila, mei, youssef } from '../people/outfit.ts';
import { cow, duck } from '../scenery/animals.ts';
import { spire } from '../scenery/churches.ts';
import { houseRow } from '../scenery/houses.ts';
import { farTrees, ground, marrams, reeds, tree, willow } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { mirror, named } from '../scenery/water.ts';
import { windmill } from '../scenery/windmill.ts';
import { cyclist, height, low, stage, verge, width } from './staged.ts';

/** A row of polder mills along the water, two riders on the quay. */
function windmills(): Picture {
  const mills = [
    windmill(560, 492, {
      height: 120,
      turned: 8,
      body: mix('#7a6a4a', inks.skyLight, 0.45),
      base: mix(inks.brick, inks.skyLight, 0.45),
      cap: mix(inks.brickDeep, inks.skyLight, 0.4),
    }),
    windmill(740, 498, {
      height: 200,
      turned: 34,
      body: mix('#7a6a4a', inks.skyLight, 0.24),
      base: mix(inks.brick, inks.skyLight, 0.24),
      cap: mix(inks.brickDeep, inks.skyLight, 0.2),
    }),
    windmill(1000, 508, { height: 340, turned: 18, cloth: inks.sandPale }),
  ].join('');
  return {
    width,
    height,
    shapes: [
      sky(width, 490, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 14),
      cloud(60, 220, 460, 18, inks.white, inks.skyPale),
      cloud(560, 120, 280, 2, inks.white, inks.skyPale),
      sun([400, 430], 60, inks.sun, '#fbdf9f'),
      farTrees(width, 492, 22, 19, inks.hill),
      named('mills', mills),
      rect(0, 490, width, 24, inks.meadow),
      rect(0, 512, width, 210, inks.sea),
      mirror('mills', 512, inks.sea, width, 190, 4),
      reeds(860, 540, 340, 46, 9, inks.meadow),
      verge(
        [
          [-40, 690],
          [300, 668],
          [760, 684],
          [1240, 700],
        ],
        width,
        height,
        inks.meadow,
      ),
      verge(
        [
          [-40, 712],
          [300, 690],
          [760, 706],
          [1240, 722],
        ],
        width,
        height,
        inks.sandPale,
      ),
      verge(
        [
          [-40, 784],
          [400, 762],
          [900, 780],
          [1240, 790],
        ],
        width,
        height,
        inks.green,
      ),
      cyclist({ ...electricBike, colour: inks.sun }, joke, { x: 130, y: 744, scale: 1.72 }, low, {
        pedal: 20,
        wind: 0.7,
      }),
      cyclist(
        { ...gentsBike, colour: inks.tulip },
        { ...youssef, top: inks.paper, bottom: inks.seaNight },
        { x: 480, y: 752, scale: 1.8 },
        low,
        { pedal: 318, wind: 0.7 },
      ),
      gull(400, 330, 64, -10),
      gull(500, 296, 40, 8),
      reeds(-10, 812, 130, 130, 5, inks.polder),
      reeds(1060, 812, 150, 150, 3, inks.polder),
    ],
  };
}

/** Cows that do not look up, a mill that hardly turns, a rider who has time. */
function windmillsCows(): Picture {
  return {
    width,
    height,
    shapes: [
      sky(width, 500, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale], 21),
      cloud(420, 230, 620, 36, inks.white, inks.skyLight),
      cloud(40, 140, 300, 7, inks.white, inks.skyLight),
      spire(120, 504, 70, mix(inks.skyDark, inks.skyLight, 0.4)),
      farTrees(width, 506, 28, 8, inks.hill),
      windmill(300, 512, { height: 250, turned: 40 }),
      rect(0, 500, width, 320, inks.meadow),
      rect(0, 536, width, 6, inks.seaPale),
      rect(0, 590, width, 9, inks.sky),
      ground(
        [
          [-40, 660],
          [400, 640],
          [800, 650],
          [1240, 634],
        ],
        height,
        inks.grass,
      ),
      willow(960, 600, 170, 3),
      willow(1070, 604, 190, 12),
      willow(1180, 600, 160, 8),
      cyclist(
        { ...cityBike, colour: inks.tulip },
        { ...leila, coat: 'short' },
        { x: 610, y: 588, scale: 0.95 },
        { ...low, length: 0.1 },
        { pedal: 30 },
      ),
      stage(cow({ x: 0, y: 0 }), { x: 240, y: 712, scale: 1.35 }, low),
      stage(cow({ x: 0, y: 0 }, false), { x: 600, y: 700, scale: 1.1, flip: true }, low),
      cow({ x: 880, y: 660, scale: 0.66 }),
      cow({ x: 1080, y: 668, scale: 0.6, flip: true }),
      verge(
        [
          [-40, 770],
          [400, 756],
          [900, 772],
          [1240, 752],
        ],
        width,
        height,
        inks.polder,
      ),
      marrams(
        [
          [60, 812, 90],
          [420, 814, 70],
          [760, 812, 90],
          [1130, 812, 120],
        ],
        18,
        0.3,
        inks.green,
      ),
      ...[120, 330, 520, 700, 890, 1010].map((x, index) =>
        circle([x, 776 + (index % 3) * 8], 5, index % 2 ? inks.sun : inks.white),
      ),
    ],
  };
}

/** The town mill on its stage above the river. */
function windmillsAdriaan(): Picture {
  const town = houseRow(-30, 520, 640, 96, 23, { haze: inks.dawn, far: 0.34 });
  const mill = windmill(880, 530, {
    height: 430,
    stage: true,
    turned: 24,
    cloth: inks.sandPale,
    body: '#4c5548',
    base: inks.brick,
  });
  return {
    width,
    height,
    shapes: [
      sky(width, 520, ['#f1c596', '#f8dcb2', '#fdeecf'], 17),
      sun([690, 380], 92, inks.sun, '#f7cd85'),
      streaks(80, 150, 520, 11, '#fdeecf', 4),
      tree(640, 524, 150, 4, mix(inks.polder, inks.dawn, 0.2)),
      tree(1130, 528, 190, 7, mix(inks.polder, inks.dawn, 0.2)),
      named('town', town + mill),
      rect(0, 518, width, 20, inks.brickDeep),
      rect(0, 518, width, 6, inks.sand),
      rect(0, 538, width, 200, inks.seaNight),
      mirror('town', 538, inks.seaNight, width, 170, 8),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        rect(660 + ((index * 47) % 60) - 40, 556 + index * 26, 90 + index * 8, 6 + index, inks.sun),
      ),
      place(
        [
          fill('M-120-16H110L96 12H-104Z', inks.ink),
          rect(-112, -22, 220, 7, inks.tulip),
          rect(-60, -48, 90, 28, inks.white),
          rect(-52, -42, 22, 14, inks.sun),
          rect(-22, -42, 22, 14, inks.sun),
          rect(8, -42, 14, 14, inks.sun),
        ],
        { x: 250, y: 620 },
      ),
      verge(
        [
          [-40, 724],
          [1240, 724],
        ],
        width,
        height,
        '#c9a877',
      ),
      rect(0, 724, width, 10, inks.sandPale),
      cyclist(
        { ...cityBike, colour: inks.greenDeep },
        { ...mei, top: inks.tulip, skirt: inks.ink },
        { x: 420, y: 774, scale: 1.62, flip: false },
        { ...low, slant: -0.5 },
        { pedal: 300, wind: 0.3 },
      ),
      duck({ x: 1010, y: 660, scale: 0.9, flip: true }),
      duck({ x: 930, y: 640, scale: 0.6, flip: true }),
      farBirds(
        [
          [470, 250],
          [510, 236],
          [550, 256],
        ],
        12,
      ),
    ],
  };
}

/** The tour of the windmills. */
export const mills: Record<string, () => Picture> = {
  'windmills-quay': windmills,
  'tour-windmills-2': windmillsCows,
  'tour-windmills-3': windmillsAdriaan,
};
