import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike } from '../bicycle/fleet.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { circle, fill, type Picture, place, polygon, rect, ring, type Shape, stroke } from '../kit/svg.ts';
import { child, joke, mei, saskia, sem, youssef } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { bavo } from '../scenery/churches.ts';
import { houseRow } from '../scenery/houses.ts';
import { height, low, stage, width } from './staged.ts';

/** Five people in a row before a measuring rule, from the smallest to the tallest. */
function sizes(): Picture {
  const people: Shape[] = [];
  const row = [
    { outfit: child(5, { hair: 'bob', top: inks.sun }), x: 215 },
    {
      outfit: child(10, {
        hair: 'tail',
        hairColour: '#5e3b28',
        skin: '#dba174',
        top: inks.coral,
        bottom: inks.seaNight,
      }),
      x: 400,
    },
    { outfit: { ...joke, size: 0.92, scarf: undefined }, x: 600 },
    { outfit: { ...mei, size: 0.98 }, x: 810 },
    { outfit: { ...youssef, size: 1.11, top: inks.tulip }, x: 1020 },
  ];
  const scale = 2.7;
  for (const { outfit, x } of row)
    people.push(stage(standing(outfit), { x, y: 706, scale }, { ...low, slant: 0.6, length: 0.1 }));
  const marks = [80, 100, 120, 140, 160, 180, 200];
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, inks.sand),
      rect(0, 690, width, 110, inks.sandShade),
      ...marks.map((cm, index) =>
        rect(110, 706 - cm * scale, 1040, index % 2 ? 2.5 : 4, mix(inks.sandShade, inks.white, 0.3)),
      ),
      rect(64, 120, 46, 586, inks.white),
      rect(98, 120, 12, 586, shade(inks.white, 0.14)),
      ...Array.from({ length: 21 }, (_, index) =>
        rect(
          64,
          704 - index * 10 * scale,
          index % 2 ? 16 : 30,
          3.4,
          index % 10 === 0 ? inks.tulip : inks.ink,
        ),
      ),
      ...row.map(({ outfit, x }) => {
        const top = 706 - 176 * (outfit.size ?? 1) * scale;
        return fill(`M${x - 30} ${top - 12}H${x + 42}V${top - 4}H${x - 30}Z`, inks.tulip);
      }),
      ...people,
    ],
  };
}

/** At the counter: papers are done, the bikes wait by the window. */
function pickUpCounter(): Picture {
  const helmet = (x: number, y: number, colour: string): Shape =>
    fill(
      `M${x - 34} ${y}Q${x - 34} ${y - 42} ${x} ${y - 42}T${x + 34} ${y}Q${x} ${y - 12} ${x - 34} ${y}Z`,
      colour,
    ) +
    stroke(`M${x - 14} ${y - 30}Q${x} ${y - 36} ${x + 14} ${y - 30}`, {
      colour: shade(colour, 0.25),
      width: 4,
    });
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, '#efe0bd'),
      rect(0, 640, width, 170, '#b98a5c'),
      rect(0, 640, width, 8, '#8a6546'),
      polygon(
        [
          [140, 640],
          [520, 640],
          [720, 800],
          [240, 800],
        ],
        '#d2a673',
      ),
      rect(70, 110, 430, 400, inks.white),
      rect(86, 126, 398, 368, inks.skyLight),
      bavo(290, 470, 210, mix(inks.skyDark, inks.skyLight, 0.45)),
      `${houseRow(70, 494, 430, 72, 6, { haze: inks.skyLight, far: 0.45 }).replace(/^/, '<g clip-path="url(#pane)">')}</g>`,
      '<clipPath id="pane"><path d="M86 126H484V494H86Z"/></clipPath>',
      rect(280, 110, 10, 400, inks.white),
      rect(70, 290, 430, 10, inks.white),
      rect(50, 506, 470, 22, '#8a6546'),
      rect(600, 120, 520, 12, '#8a6546'),
      rect(600, 250, 520, 12, '#8a6546'),
      helmet(660, 120, inks.tulip),
      helmet(750, 120, inks.sun),
      helmet(840, 120, inks.seaDeep),
      helmet(930, 120, inks.white),
      ...[0, 1, 2, 3, 4].map((index) =>
        rect(
          1000 + index * 20,
          66 + (index % 2) * 8,
          15,
          54 - (index % 2) * 8,
          [inks.tulip, inks.sky, inks.sun, inks.green, inks.coral][index] as string,
        ),
      ),
      rect(640, 196, 64, 54, inks.greenDeep),
      rect(716, 206, 54, 44, inks.brick),
      circle([850, 226], 24, inks.sunDeep),
      rect(905, 190, 90, 60, inks.white),
      stroke('M915 240L935 212L955 226L985 200', { colour: inks.tulip, width: 4 }),
      place(standing(saskia, { nearHand: [44, -112], farHand: [40, -108], lean: 4 }), {
        x: 960,
        y: 712,
        scale: 2.1,
        flip: true,
      }),
      rect(700, 470, 500, 26, '#8a6546'),
      rect(720, 496, 480, 250, inks.greenDeep),
      rect(720, 496, 480, 10, shade(inks.greenDeep, 0.3)),
      ...[0, 1, 2, 3].map((index) =>
        rect(744 + index * 116, 526, 96, 196, mix(inks.greenDeep, inks.green, 0.5)),
      ),
      rect(1040, 424, 84, 46, inks.ink),
      rect(1072, 464, 20, 8, inks.ink),
      rect(790, 456, 70, 14, inks.white),
      ring([900, 446], 14, inks.sun, 6),
      rect(895, 456, 10, 16, inks.sun),
      place(parkedBicycle({ ...cityBike, colour: inks.tulip }, { parked: true }), {
        x: 130,
        y: 730,
        scale: 2.1,
      }),
      stage(
        standing(
          { ...sem, backpack: inks.brick, top: inks.seaDeep },
          { nearHand: [44, -116], farHand: [40, -112], lean: 3 },
        ),
        { x: 600, y: 752, scale: 2.3 },
        { ...low, length: 0.06, slant: -0.4 },
      ),
    ],
  };
}

/** In the shop: sizes and the counter. */
export const indoors: Record<string, () => Picture> = {
  sizes: sizes,
  'pick-up-counter': pickUpCounter,
};
