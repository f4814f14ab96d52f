import { inks, mix } from '../kit/palette.ts';
import type { Picture } from '../kit/svg.ts';
import { amara, anna, joke, youssef } from '../people/outfit.ts';
import { riderFromBehind } from '../people/standing.ts';
import { ground, marrams, path } from '../scenery/land.ts';
import { cloud, farBirds, gull, sky, streaks, sun } from '../scenery/sky.ts';
import { farSail, water } from '../scenery/water.ts';
import { lowWide, stage } from './staged.ts';

/** A guide and guests, seen from behind, on the path through the dunes to the sea. */
export function dunesEvening(): Picture {
  const [width, height, horizon] = [1600, 1000, 610];
  return {
    width,
    height,
    shapes: [
      sky(width, horizon, ['#f5d9ae', inks.dawn, '#fdf0d8'], 7),
      sun([1060, 560], 96, inks.sun, '#f8c978'),
      streaks(120, 170, 560, 3, '#fdf0d8', 4),
      streaks(900, 250, 620, 12, '#fdf0d8', 4),
      cloud(90, 430, 420, 33, '#fdf3df', '#f3cf9c'),
      water(-10, 600, 1620, 76, inks.sea, 8, '#f4d9a3', 34),
      farSail(430, 606, 64),
      farSail(760, 603, 36, inks.coral),
      farSail(1330, 606, 52),
      ground(
        [
          [-40, 668],
          [260, 650],
          [560, 676],
          [760, 664],
          [960, 678],
          [1240, 646],
          [1640, 664],
        ],
        height,
        inks.sandShade,
      ),
      ground(
        [
          [-40, 640],
          [150, 600],
          [360, 632],
          [600, 720],
          [760, 760],
        ],
        height,
        inks.grassPale,
      ),
      ground(
        [
          [820, 760],
          [1010, 700],
          [1220, 624],
          [1420, 588],
          [1640, 610],
        ],
        height,
        mix(inks.grass, inks.grassPale, 0.4),
      ),
      ground(
        [
          [-40, 760],
          [170, 712],
          [380, 740],
          [620, 850],
          [700, 1000],
        ],
        height,
        inks.meadow,
      ),
      ground(
        [
          [900, 1000],
          [1020, 850],
          [1240, 756],
          [1440, 722],
          [1640, 690],
        ],
        height,
        inks.meadow,
      ),
      path(
        [
          [420, 1010],
          [640, 850],
          [760, 766],
          [806, 716],
          [800, 690],
        ],
        [
          [1200, 1010],
          [1010, 850],
          [886, 766],
          [844, 716],
          [822, 690],
        ],
        inks.sandPale,
      ),
      path(
        [
          [640, 1010],
          [740, 850],
          [800, 766],
          [818, 716],
          [808, 690],
        ],
        [
          [740, 1010],
          [792, 850],
          [822, 766],
          [826, 716],
          [812, 690],
        ],
        '#fdf3da',
      ),
      stage(
        riderFromBehind(amara, { bike: inks.sun }),
        { x: 836, y: 752, scale: 0.62 },
        { ...lowWide, slant: -0.5, length: 0.5 },
      ),
      stage(
        riderFromBehind({ ...joke, scarf: inks.sun }, { bike: inks.seaDeep, bags: inks.brick }),
        { x: 790, y: 830, scale: 1.15 },
        { ...lowWide, slant: -0.5, length: 0.5 },
      ),
      stage(
        riderFromBehind({ ...youssef, backpack: inks.sunDeep, scarf: inks.coral }, { bike: inks.green }),
        { x: 915, y: 900, scale: 1.7 },
        { ...lowWide, slant: -0.5, length: 0.5 },
      ),
      stage(
        riderFromBehind({ ...anna, coat: 'short' }, { bike: inks.tulip, bags: inks.greenDeep }),
        { x: 700, y: 962, scale: 2.15 },
        { ...lowWide, slant: -0.5, length: 0.5 },
      ),
      marrams(
        [
          [60, 790, 120],
          [190, 850, 150],
          [330, 920, 190],
          [90, 960, 240],
          [1290, 820, 130],
          [1420, 880, 170],
          [1540, 830, 150],
          [1300, 985, 230],
          [1500, 1000, 280],
        ],
        40,
        0.42,
        inks.polder,
      ),
      gull(560, 330, 90, -12),
      gull(690, 286, 54, 6),
      farBirds(
        [
          [1240, 380],
          [1280, 366],
          [1318, 384],
        ],
        12,
      ),
    ],
  };
}
