import { cityBike } from '../bicycle/fleet.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { type Picture, place, polygon, rect, type Shape, shadow, stroke } from '../kit/svg.ts';
import { glitter, land, marram, surf } from '../landscapes/coast.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';

/** A fishing boat far out. */
const boat = (x: number, y: number, scale: number): Shape =>
  place(
    [
      polygon(
        [
          [-30, -6],
          [30, -8],
          [22, 4],
          [-24, 4],
        ],
        inks.seaNight,
      ),
      stroke('M0 -6V-56', { colour: inks.seaNight, width: 2 }),
      polygon(
        [
          [2, -54],
          [24, -12],
          [2, -10],
        ],
        inks.brick,
      ),
      polygon(
        [
          [-2, -50],
          [-22, -12],
          [-2, -10],
        ],
        shade(inks.brick),
      ),
    ],
    { x, y, scale },
  );

/** Down to the sea with a child asleep behind: the picture of the home page, its left kept for words. */
export function heroHome(): Picture {
  const horizon = 716;
  const mother = outing(people.saskia, {
    bike: { ...cityBike, colour: inks.seaNight },
    child: people.child,
    asleep: true,
    pedal: 325,
  });
  const outline = outing(people.saskia, { child: people.child, detail: 'far', pedal: 325 });
  return {
    width: 1600,
    height: 1000,
    shapes: [
      sky(
        1600,
        horizon,
        [
          inks.sky,
          mix(inks.sky, inks.skyPale, 0.55),
          inks.skyPale,
          mix(inks.skyPale, inks.dawn, 0.75),
          inks.dawn,
        ],
        0.4,
      ),
      sun(742, 634, 92),
      cloud(70, 560, 470, mix(inks.skyDeep, inks.sky, 0.35), inks.white),
      cloud(1060, 250, 420, mix(inks.skyDeep, inks.sky, 0.45), inks.white),
      cloud(300, 640, 360, mix(inks.peach, inks.skyDeep, 0.3), inks.dawn),
      rect(0, horizon, 1600, 120, inks.seaDeep),
      rect(0, horizon + 26, 1600, 100, mix(inks.seaDeep, inks.sea, 0.5)),
      rect(0, horizon + 58, 1600, 70, inks.sea),
      glitter(742, horizon + 4, 250, 84, inks.sun, 4, 15),
      boat(250, horizon + 4, 0.8),
      surf(806, 1600, inks.white, 6),
      surf(822, 1600, inks.seaPale, 5),
      land(
        [
          [0, 828],
          [300, 834],
          [640, 824],
          [980, 836],
          [1600, 826],
        ],
        1000,
        inks.sandPale,
      ),
      land(
        [
          [900, 880],
          [1050, 800],
          [1180, 762],
          [1320, 690],
          [1450, 640],
          [1600, 596],
        ],
        1000,
        inks.sandShade,
      ),
      land(
        [
          [1010, 880],
          [1180, 800],
          [1330, 740],
          [1480, 700],
          [1600, 690],
        ],
        1000,
        inks.sand,
      ),
      marram([1120, 778], [1290, 706], 70, {
        seed: 3,
        tufts: 6,
        colours: [inks.hill, inks.meadow, inks.grass],
      }),
      marram([1330, 690], [1600, 600], 92, {
        seed: 5,
        tufts: 9,
        colours: [inks.polder, inks.meadow, inks.grass],
      }),
      land(
        [
          [0, 878],
          [260, 862],
          [560, 872],
          [860, 880],
          [1200, 866],
          [1600, 860],
        ],
        1000,
        inks.sand,
      ),
      land(
        [
          [0, 924],
          [300, 908],
          [700, 918],
          [1100, 906],
          [1600, 900],
        ],
        1000,
        mix(inks.stone, inks.sandPale, 0.45),
      ),
      shadow(outline, {
        x: 1010,
        y: 948,
        scale: 2.75,
        colour: shade(inks.sandDeep, 0.5),
        length: 0.2,
        slant: 0.8,
        opacity: 0.34,
      }),
      place(mother, { x: 1010, y: 950, scale: 2.75 }),
      land(
        [
          [0, 982],
          [400, 962],
          [800, 986],
          [1200, 976],
          [1600, 950],
        ],
        1000,
        inks.polder,
      ),
      land(
        [
          [0, 900],
          [90, 892],
          [220, 930],
          [380, 980],
          [420, 1000],
        ],
        1000,
        inks.sandShade,
      ),
      marram([0, 905], [210, 940], 130, {
        seed: 9,
        tufts: 6,
        colours: [inks.greenDeep, inks.polder, inks.meadow],
      }),
      marram([180, 1000], [560, 1004], 84, {
        seed: 12,
        tufts: 9,
        colours: [inks.greenDeep, inks.polder, inks.meadow],
      }),
      marram([1380, 1004], [1620, 990], 120, {
        seed: 15,
        tufts: 7,
        colours: [inks.greenDeep, inks.polder, inks.meadow],
      }),
      gulls([
        [860, 300, 92, -8],
        [1000, 380, 58, 6],
        [690, 452, 40, -4],
        [1480, 420, 70, 10],
      ]),
    ],
  };
}
