import { cityBike, gentsBike } from '../drawing/bicycle/fleet.ts';
import { inks, mix } from '../drawing/kit/palette.ts';
import { type Picture, place, rect, type Shape } from '../drawing/kit/svg.ts';
import { joke, type Outfit, youssef } from '../drawing/people/outfit.ts';
import { farTrees, reeds } from '../drawing/scenery/land.ts';
import { cloud, gull, sky, sun } from '../drawing/scenery/sky.ts';
import { mirror, named } from '../drawing/scenery/water.ts';
import { windmill } from '../drawing/scenery/windmill.ts';
import { cyclist, height, low, verge, width } from '../drawing/scenes/staged.ts';

/** Of the scene's height only the middle is shown: 16:9. */
export const frame = { width: 1200, height: 675, top: 114 };

/** The sails turn this far during the film: half a circle, so that its end joins its beginning. */
const sailsTurn = 180;

const swing = (time: number, far: number, phase = 0): number => Math.sin((time + phase) * 2 * Math.PI) * far;

function mills(time: number): Shape {
  const hazy = (share: number) => ({
    body: mix('#7a6a4a', inks.skyLight, share),
    base: mix(inks.brick, inks.skyLight, share),
    cap: mix(inks.brickDeep, inks.skyLight, share),
  });
  const turn = time * sailsTurn;
  return [
    windmill(560, 492, { height: 120, turned: 8 - turn, ...hazy(0.42) }),
    windmill(740, 498, { height: 200, turned: 34 - turn, ...hazy(0.22) }),
    windmill(1000, 508, { height: 295, turned: 18 - turn, cloth: inks.sandPale }),
  ].join('');
}

interface Crossing {
  bike: typeof cityBike;
  outfit: Outfit;
  y: number;
  scale: number;
  /** The part of the film at which the rider is in the middle. */
  middle: number;
  /** How far the rider comes during the film, in px of the scene. */
  way: number;
}

/** Degrees of the wheels to one of the cranks. */
const gear = 2.4;

/** A rider who comes in at the left and leaves at the right, wheels and legs as fast as the road asks. */
function crossing({ bike, outfit, y, scale, middle, way }: Crossing, time: number): Shape {
  const since = ((time - middle + 1.5) % 1) - 0.5;
  const x = width / 2 + since * way - 50 * scale;
  const turned = ((since * way) / scale / bike.rearRadius) * (180 / Math.PI);
  return cyclist(bike, outfit, { x, y, scale }, low, {
    turned,
    pedal: 300 - turned / gear,
    wind: 0.7 + swing(time, 0.12, middle) + swing(time * 3, 0.06),
  });
}

/** Three mills that turn, two riders who pass: one moment of the film, `time` from 0 to 1; it ends as it begins. */
export function millsAtWork(time: number): Picture {
  return {
    width,
    height,
    shapes: [
      sky(width, 490, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn], 14),
      place(cloud(60, 220, 460, 18, inks.white, inks.skyPale), { x: swing(time, 14) }),
      place(cloud(560, 150, 280, 2, inks.white, inks.skyPale), { x: swing(time, 9, 0.2) }),
      sun([400, 430], 60, inks.sun, '#fbdf9f'),
      farTrees(width, 492, 22, 19, inks.hill),
      named('mills', mills(time)),
      rect(0, 490, width, 24, inks.meadow),
      rect(0, 512, width, 210, inks.sea),
      place(mirror('mills', 512, inks.sea, width, 190, 4), { x: swing(time * 2, 5) }),
      reeds(860, 540, 340, 46, 9, inks.meadow),
      ...road(),
      crossing({ bike: { ...gentsBike, colour: inks.tulip }, ...far }, time),
      crossing({ bike: { ...cityBike, colour: inks.sun }, ...near }, time),
      gull(400 + swing(time, 46), 300 + swing(time, 10, 0.25), 58, swing(time, 9)),
      gull(520 + swing(time, 30, 0.1), 270 + swing(time, 8, 0.4), 38, 6 + swing(time, 8, 0.3)),
      place(reeds(-10, 812, 130, 130, 5, inks.polder), { x: swing(time, 2) }),
      place(reeds(1060, 812, 150, 150, 3, inks.polder), { x: swing(time, 2, 0.3) }),
    ],
  };
}

const far = {
  outfit: { ...youssef, top: inks.paper, bottom: inks.seaNight },
  y: 730,
  scale: 1.5,
  middle: 0.36,
  way: 1640,
};
const near = { outfit: joke, y: 752, scale: 1.72, middle: 0.62, way: 1780 };

const road = (): Shape[] =>
  [
    { left: 690, middle: 668, right: 700, colour: inks.meadow },
    { left: 712, middle: 690, right: 722, colour: inks.sandPale },
    { left: 784, middle: 764, right: 790, colour: inks.green },
  ].map(({ left, middle, right, colour }) =>
    verge(
      [
        [-40, left],
        [300, middle],
        [760, middle + 16],
        [1240, right],
      ],
      width,
      height,
      colour,
    ),
  );
