import { electricBike, gentsBike } from '../bicycle/fleet.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { type Picture, place, rect, shadow } from '../kit/svg.ts';
import { bison } from '../landscapes/animals.ts';
import { botter } from '../landscapes/boats.ts';
import { glitter, land, marram, surf } from '../landscapes/coast.ts';
import { fence } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';

/** Two riders on the shell path, the sea opening on the left. */
export function dunesAndSea(): Picture {
  const horizon = 500;
  const front = outing(people.mei, { bike: { ...electricBike, colour: inks.seaNight }, pedal: 15 });
  const back = outing(people.joost, { bike: { ...gentsBike, colour: inks.green }, pedal: 250 });
  return {
    width: 1200,
    height: 800,
    shapes: [
      sky(1200, horizon, [inks.skyDeep, inks.sky, inks.skyPale, inks.dawn, inks.peach]),
      sun(470, 424, 62),
      cloud(560, 150, 400, inks.sky, inks.white),
      cloud(30, 250, 300, mix(inks.skyDeep, inks.sky, 0.6), inks.white),
      rect(0, horizon, 1200, 90, inks.seaDeep),
      rect(0, horizon + 24, 1200, 80, inks.sea),
      glitter(440, horizon + 4, 190, 66, inks.sun, 3, 12),
      botter(90, horizon + 12, 0.28),
      surf(566, 700, inks.white, 5),
      land(
        [
          [0, 574],
          [240, 580],
          [520, 570],
          [800, 580],
        ],
        800,
        inks.sandPale,
      ),
      land(
        [
          [420, 590],
          [560, 520],
          [700, 470],
          [840, 452],
          [980, 400],
          [1200, 372],
        ],
        800,
        mix(inks.hill, inks.sand, 0.45),
      ),
      bison(905, 426, 0.4, shade(inks.hill, 0.5)),
      bison(850, 452, 0.32, shade(inks.hill, 0.45), true),
      land(
        [
          [640, 620],
          [760, 556],
          [900, 520],
          [1040, 498],
          [1200, 440],
        ],
        800,
        inks.meadow,
      ),
      land(
        [
          [700, 640],
          [820, 590],
          [980, 556],
          [1200, 520],
        ],
        800,
        inks.sandShade,
      ),
      marram([760, 580], [1200, 470], 62, { seed: 4, tufts: 11 }),
      land(
        [
          [0, 660],
          [200, 640],
          [460, 652],
          [760, 626],
          [1000, 632],
          [1200, 610],
        ],
        800,
        inks.sand,
      ),
      land(
        [
          [0, 706],
          [300, 690],
          [700, 694],
          [1200, 672],
        ],
        800,
        mix(inks.stone, inks.white, 0.5),
      ),
      fence([770, 672], [1200, 640], 9, 40, shade(inks.sandDeep, 0.5)),
      shadow(back, {
        x: 205,
        y: 724,
        scale: 1.95,
        colour: shade(inks.sandDeep, 0.6),
        length: 0.17,
        slant: 0.7,
        opacity: 0.3,
      }),
      shadow(front, {
        x: 620,
        y: 728,
        scale: 1.95,
        colour: shade(inks.sandDeep, 0.6),
        length: 0.17,
        slant: 0.7,
        opacity: 0.3,
      }),
      place(back, { x: 205, y: 724, scale: 1.95 }),
      place(front, { x: 620, y: 728, scale: 1.95 }),
      land(
        [
          [0, 770],
          [300, 752],
          [640, 778],
          [900, 770],
          [1200, 740],
        ],
        800,
        inks.polder,
      ),
      marram([0, 790], [330, 776], 110, {
        seed: 8,
        tufts: 9,
        colours: [inks.greenDeep, inks.polder, inks.meadow],
      }),
      marram([960, 790], [1210, 770], 84, {
        seed: 9,
        tufts: 7,
        colours: [inks.greenDeep, inks.polder, inks.meadow],
      }),
      gulls([
        [430, 250, 74, -8],
        [520, 310, 46, 8],
        [150, 170, 54, 2],
      ]),
    ],
  };
}
