import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, gentsBike } from '../bicycle/fleet.ts';
import { inks } from '../kit/palette.ts';
import { type Picture, rect } from '../kit/svg.ts';
import { child, leila } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { sittingGull } from '../scenery/animals.ts';
import { ground } from '../scenery/land.ts';
import { cloud, gull, sky } from '../scenery/sky.ts';
import { farSail, lighthouse, surf, water } from '../scenery/water.ts';
import { height, low, stage, verge, width } from './staged.ts';

/** On the beach: bikes against a post, chips, and a gull that has seen them. */
export function dunesBeach(): Picture {
  return {
    width,
    height,
    shapes: [
      sky(width, 400, [inks.skyDeep, inks.sky, inks.skyLight], 15),
      cloud(700, 240, 460, 31, inks.white, inks.skyLight),
      cloud(120, 160, 260, 4, inks.white, inks.skyLight),
      water(-10, 390, 1220, 170, inks.seaDeep, 6, inks.sea, 44),
      lighthouse(1060, 416, 150),
      ground(
        [
          [860, 424],
          [980, 404],
          [1110, 400],
          [1240, 392],
        ],
        440,
        inks.grassPale,
      ),
      farSail(560, 398, 58),
      farSail(690, 396, 30, inks.coral),
      surf(width, 470, 14, 2),
      surf(width, 522, 22, 9),
      surf(width, 560, 34, 4),
      verge(
        [
          [-40, 580],
          [300, 570],
          [700, 588],
          [1240, 566],
        ],
        width,
        height,
        '#cdb58a',
      ),
      verge(
        [
          [-40, 612],
          [300, 598],
          [700, 618],
          [1240, 596],
        ],
        width,
        height,
        inks.sand,
      ),
      verge(
        [
          [-40, 720],
          [400, 706],
          [900, 724],
          [1240, 700],
        ],
        width,
        height,
        inks.sandPale,
      ),
      rect(742, 520, 16, 190, '#6d4c34'),
      rect(742, 520, 5, 190, '#8a6546'),
      stage(
        parkedBicycle({ ...gentsBike, colour: inks.green }, { parked: false }),
        { x: 640, y: 704, scale: 1.7 },
        low,
        parkedBicycle(gentsBike, { detail: 'far' }),
      ),
      stage(
        parkedBicycle(cityBike, { parked: false }),
        { x: 760, y: 730, scale: 1.8 },
        low,
        parkedBicycle(cityBike, { detail: 'far' }),
      ),
      stage(
        standing(
          { ...leila, top: inks.sun, hairColour: inks.seaNight, bottom: inks.seaNight },
          { wind: 1, nearHand: [24, -128], farHand: [26, -112], lean: 3 },
        ),
        { x: 330, y: 700, scale: 1.9, flip: true },
        low,
      ),
      stage(
        standing(child(6, { top: inks.tulip, hair: 'tail', hairColour: '#5e3b28' }), {
          nearHand: [20, -150],
          farHand: [10, -80],
        }),
        { x: 190, y: 716, scale: 1.9 },
        low,
      ),
      stage(sittingGull(), { x: 505, y: 744, scale: 2.3, flip: true }, low),
      gull(220, 300, 120, 14),
      gull(420, 250, 60, -10),
      gull(560, 300, 40, 4),
    ],
  };
}
