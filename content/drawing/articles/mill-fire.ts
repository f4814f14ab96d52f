import { parkedBicycle } from '../bicycle/bicycle.ts';
import { gentsBike } from '../bicycle/fleet.ts';
import { inks } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { circle, fill, type Picture, place, rect, type Shape, silhouette, stroke } from '../kit/svg.ts';
import { child, kees, leila, type Outfit } from '../people/outfit.ts';
import { standing } from '../people/standing.ts';
import { houseRow } from '../scenery/houses.ts';
import { sky } from '../scenery/sky.ts';
import { mirror, named } from '../scenery/water.ts';
import { windmill } from '../scenery/windmill.ts';
import { height, width } from '../scenes/staged.ts';

/** Tongues of fire on a base line, each in three tones. */
function flames(x: number, y: number, wide: number, tall: number, seed: number): Shape {
  const { between } = random(seed);
  const tongue = (at: number, span: number, up: number): string =>
    `M${at.toFixed(0)} ${y}Q${(at - span * 0.5).toFixed(0)} ${(y - up * 0.4).toFixed(0)} ${(at + span * 0.12).toFixed(0)} ${(y - up).toFixed(0)}Q${(at + span * 0.2).toFixed(0)} ${(y - up * 0.55).toFixed(0)} ${(at + span * 0.62).toFixed(0)} ${(y - up * 0.72).toFixed(0)}Q${(at + span * 1.1).toFixed(0)} ${(y - up * 0.3).toFixed(0)} ${(at + span).toFixed(0)} ${y}q${(-span * 0.5).toFixed(0)} ${(span * 0.9).toFixed(0)} ${(-span).toFixed(0)} 0Z`;
  const count = 5;
  const layer = (share: number, colour: string): Shape =>
    fill(
      Array.from({ length: count }, (_, index) =>
        tongue(x + (wide / count) * index, (wide / count) * 1.15, tall * share * between(0.7, 1.15)),
      ).join(''),
      colour,
    );
  return layer(1, inks.tulip) + layer(0.72, inks.apricot) + layer(0.42, inks.sun);
}

/** A ball of smoke that drifts to the left. */
const smoke = (puffs: readonly (readonly [number, number, number])[], colour: string): Shape =>
  puffs.map(([x, y, r]) => circle([x, y], r, colour)).join('');

/** 23 April 1932: De Adriaan burns, and the town stands on the other bank. */
export function millFire(): Picture {
  const night = '#2d3346';
  const crowd: readonly (readonly [number, Partial<Outfit> & { size?: number }, boolean])[] = [
    [70, { hat: 'cap', coat: 'long' }, false],
    [150, { hat: 'cap', coat: 'short', size: 0.96 }, false],
    [226, { skirt: inks.ink, hair: 'bun', coat: 'long' }, false],
    [292, { size: 0.66, hat: 'cap' }, false],
    [356, { hat: 'straw', coat: 'long', size: 1.04 }, false],
    [760, { hat: 'cap', coat: 'long' }, true],
    [1098, { skirt: inks.ink, hair: 'bob', coat: 'long' }, true],
    [1162, { hat: 'cap', coat: 'short' }, true],
  ];
  const people = crowd
    .map(([x, look, flip]) =>
      place(standing({ ...kees, beard: false, ...look }, {}), { x, y: 792, scale: 1.42, flip }),
    )
    .join('');
  const town = houseRow(-30, 512, 520, 84, 31, { haze: night, far: 0.62 });
  const mill = windmill(800, 516, {
    height: 400,
    stage: true,
    turned: 24,
    body: '#3a2a26',
    base: '#5e2c24',
    cap: '#2c1f1e',
  });
  return {
    width,
    height,
    shapes: [
      sky(width, 520, ['#333a50', '#5a4a5c', '#96564f', '#d97b4c', '#f0a35c'], 5),
      smoke(
        [
          [760, 150, 74],
          [690, 110, 92],
          [590, 80, 104],
          [470, 60, 112],
          [330, 40, 120],
          [180, 30, 130],
          [40, 20, 140],
        ],
        '#2b2f3f',
      ),
      smoke(
        [
          [790, 190, 54],
          [730, 150, 60],
          [640, 128, 62],
          [530, 110, 66],
        ],
        '#363345',
      ),
      circle([800, 300], 210, '#f5b765', 0.35),
      circle([800, 310], 130, '#f9cf85', 0.5),
      rect(0, 506, width, 16, night),
      named('bank', town + mill + houseRow(960, 514, 280, 80, 12, { haze: night, far: 0.62 })),
      flames(752, 236, 96, 190, 4),
      flames(770, 310, 70, 110, 15),
      flames(738, 366, 124, 130, 9),
      flames(690, 378, 60, 76, 22),
      flames(858, 378, 56, 84, 27),
      ...[
        [690, 214],
        [650, 250],
        [620, 180],
        [900, 200],
        [870, 150],
        [700, 300],
        [560, 220],
        [940, 270],
      ].map(([x, y], index) => circle([x as number, y as number], 2 + (index % 3), inks.sun)),
      rect(0, 516, width, 14, '#20242f'),
      rect(0, 528, width, 272, '#232b3d'),
      mirror('bank', 528, '#3a2a34', width, 150, 8),
      ...Array.from({ length: 11 }, (_, index) =>
        rect(
          760 - ((index * 53) % 70),
          540 + index * 17,
          70 + ((index * 37) % 80),
          5 + (index % 3),
          index % 2 ? inks.apricot : inks.sun,
          3,
        ),
      ),
      fill('M980 590Q1060 604 1150 590L1136 612H1000Z', '#12161f'),
      stroke('M1060 592V548M1040 592V560', { colour: '#12161f', width: 9 }),
      stroke('M1064 556Q980 470 880 420', { colour: inks.skyLight, width: 3, opacity: 0.8 }),
      rect(0, 742, width, 60, '#171c27'),
      stroke(
        'M0 728H1200M40 728V760M180 728V760M320 728V760M460 728V760M600 728V760M740 728V760M880 728V760M1020 728V760M1160 728V760',
        { colour: '#171c27', width: 6 },
      ),
      silhouette(people, '#10141d'),
      silhouette(
        place(parkedBicycle({ ...gentsBike, crate: true }, { parked: true, detail: 'far' }), {
          x: 450,
          y: 794,
          scale: 1.4,
        }),
        '#10141d',
      ),
      place(
        standing(
          {
            ...leila,
            hair: 'bob',
            hairColour: '#2a201d',
            top: inks.tulip,
            coat: 'long',
            skirt: inks.ink,
            shoes: inks.ink,
          },
          { nearHand: [10, -150], farHand: [14, -84] },
        ),
        { x: 930, y: 794, scale: 1.46, flip: true },
      ),
      place(
        standing(
          child(7, { top: '#2d3346', bottom: '#171c27', hat: 'cap', hatColour: '#171c27', shoes: inks.ink }),
          { nearHand: [-24, -120] },
        ),
        { x: 1004, y: 796, scale: 1.5, flip: true },
      ),
    ],
  };
}
