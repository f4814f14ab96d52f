import { childBike, cityBike } from '../bicycle/fleet.ts';
import { inks, mix } from '../kit/palette.ts';
import { type Picture, place, polygon, type Shape, stroke } from '../kit/svg.ts';
import { child, sem } from '../people/outfit.ts';
import { rider } from '../people/rider.ts';
import { ground, marrams } from '../scenery/land.ts';
import { cloud, gull, sky, sun } from '../scenery/sky.ts';
import { farSail, water } from '../scenery/water.ts';
import { height, low, panniers, seatOn, stage, width } from '../scenes/staged.ts';
import { rabbit } from './wildlife.ts';

/** A kite with a tail of bows. */
const kite = (x: number, y: number, size: number): Shape =>
  polygon(
    [
      [x, y - size],
      [x + size * 0.7, y],
      [x, y + size * 1.2],
      [x - size * 0.7, y],
    ],
    inks.tulip,
  ) +
  polygon(
    [
      [x, y - size],
      [x + size * 0.7, y],
      [x, y],
    ],
    inks.sun,
  ) +
  stroke(`M${x} ${y + size * 1.2}q-30 40 0 70t-8 70`, { colour: inks.ink, width: 2 });

/** Up the last dune: a child on her own wheels in front, her father behind with the little one, a rabbit watches. */
function lastHill(): Picture {
  const slope = -9;
  const first = rider(
    { ...childBike, colour: inks.sun },
    child(7, {
      top: inks.tulip,
      hair: 'tail',
      hairColour: '#5e3b28',
      hat: 'helmet',
      hatColour: inks.paper,
      bottom: inks.seaNight,
    }),
    { pedal: 40, wind: 0.6, lean: 24, standing: true },
  );
  const second = rider(
    { ...cityBike, colour: inks.greenDeep },
    { ...sem, top: inks.seaDeep, backpack: undefined, hat: undefined },
    {
      pedal: 350,
      wind: 0.6,
      lean: 16,
      luggage:
        seatOn(cityBike, child(3, { top: inks.coral, hat: 'helmet', hatColour: inks.sun })) +
        panniers(cityBike, inks.brick),
    },
  );
  return {
    width,
    height,
    shapes: [
      sky(width, 470, [inks.skyDeep, inks.sky, inks.skyLight, inks.skyPale], 4),
      sun([160, 150], 62, inks.sun, inks.skyPale),
      cloud(330, 190, 380, 12, inks.white, inks.skyLight),
      water(-10, 420, 1220, 90, inks.seaDeep, 5, inks.sea, 24),
      farSail(720, 428, 44),
      farSail(640, 426, 28, inks.coral),
      ground(
        [
          [-40, 400],
          [160, 380],
          [380, 430],
          [600, 470],
          [760, 500],
        ],
        height,
        mix(inks.hill, inks.grassPale, 0.4),
      ),
      ground(
        [
          [-40, 640],
          [300, 600],
          [640, 520],
          [900, 420],
          [1080, 380],
          [1240, 390],
        ],
        height,
        inks.sand,
      ),
      kite(980, 160, 40),
      marrams(
        [
          [900, 440, 80],
          [1010, 404, 100],
          [1110, 396, 110],
          [1190, 400, 90],
        ],
        31,
        -0.5,
        inks.meadow,
      ),
      ground(
        [
          [-40, 690],
          [240, 664],
          [620, 590],
          [960, 534],
          [1240, 500],
        ],
        height,
        inks.sandPale,
      ),
      ground(
        [
          [-40, 760],
          [300, 724],
          [700, 652],
          [1000, 600],
          [1240, 566],
        ],
        height,
        inks.grass,
      ),
      stage(
        place(second, { rotate: slope }),
        { x: 190, y: 716, scale: 1.8 },
        low,
        place(second, { rotate: slope }),
      ),
      stage(
        place(first, { rotate: slope }),
        { x: 640, y: 628, scale: 1.95 },
        low,
        place(first, { rotate: slope }),
      ),
      stage(rabbit({ x: 0, y: 0 }), { x: 1010, y: 640, scale: 1.9, flip: true }, { ...low, length: 0.1 }),
      gull(520, 300, 70, -10),
      gull(840, 250, 46, 6),
      marrams(
        [
          [60, 815, 110],
          [240, 812, 80],
          [560, 814, 120],
          [780, 812, 100],
          [920, 790, 90],
          [1130, 780, 140],
        ],
        11,
        -0.4,
        inks.polder,
      ),
    ],
  };
}

/** Pictures of the article on the way to the beach. */
export const beachPictures: Record<string, () => Picture> = { 'last-hill': lastHill };
