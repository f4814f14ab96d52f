import { add, type Point, times } from '../kit/geometry.ts';
import { inks, light, shade, skinShade } from '../kit/palette.ts';
import { curve, fill, place, type Shape, stroke, taper } from '../kit/svg.ts';
import { person } from './body.ts';
import { headFromBehind } from './head.ts';
import type { Outfit } from './outfit.ts';

export interface Standing {
  /** Where the hands are, in cm from the feet; default hanging. */
  nearHand?: Point;
  farHand?: Point;
  lean?: number;
  /** Length of the step between the feet, in cm. */
  step?: number;
  wind?: number;
  headTilt?: number;
  behind?: Shape;
  /** What is held between the arms. */
  holding?: Shape;
}

/** Somebody on their feet seen from the side, facing right; feet at 0, 0. */
export function standing(outfit: Outfit, pose: Standing = {}): Shape {
  const size = outfit.size ?? 1;
  const { step = 16, lean = 1, wind = 0, headTilt = 0 } = pose;
  const at = (point: Point): Point => times(point, size);
  const drawn = person(outfit, {
    hip: at([-2, -95]),
    lean,
    nearHand: at(pose.nearHand ?? [6, -76]),
    farHand: at(pose.farHand ?? [11, -78]),
    nearFoot: at([8 - step / 2, -1.4]),
    farFoot: at([8 + step / 2, -1.4]),
    heel: 0,
    wind,
    headTilt,
  });
  return (pose.behind ?? '') + drawn.far + (pose.holding ?? '') + drawn.near;
}

/** Somebody who sits, seen from the side: seat at 0, 0, feet hanging or on the ground. */
export function sitting(
  outfit: Outfit,
  {
    lean = 4,
    nearHand,
    feet = [44, 44],
    wind = 0,
    headTilt = 0,
  }: { lean?: number; nearHand?: Point; feet?: Point; wind?: number; headTilt?: number } = {},
): Shape {
  const size = outfit.size ?? 1;
  const at = (point: Point): Point => times(point, size);
  const hand = at(nearHand ?? [26, -14]);
  const drawn = person(outfit, {
    hip: at([0, -8]),
    lean,
    nearHand: hand,
    farHand: add(hand, [3, -1]),
    nearFoot: at(feet),
    farFoot: add(at(feet), at([4, -2])),
    heel: 10,
    wind,
    headTilt,
  });
  return drawn.far + drawn.near;
}

/** A child's seat on the rear rack with a child in it; origin on the deck of the rack. */
export function childSeat(passenger?: Outfit, colour: string = inks.slateDeep): Shape {
  const shell = fill('M-17-44C-15-48-9-48-8-43L-4-13C6-14 14-13 18-11L20-3H-8C-13-3-15-8-16-13Z', colour);
  const foot = fill('M14-8L20-8L27 16H36V21H24C21 21 20 20 19 17Z', shade(colour, 0.2));
  const straps = stroke('M-7-30L6-14', { colour: inks.sun, width: 2.4 });
  return (
    foot +
    (passenger
      ? place(sitting(passenger, { lean: -6, nearHand: [24, -20], feet: [40, 24] }), { x: 2, y: -10 })
      : '') +
    shell +
    (passenger ? '' : straps)
  );
}

/** A pair of wheels away from us with its rider, seen from behind; origin on the ground. */
export function riderFromBehind(
  outfit: Outfit,
  { bike = inks.tulip, child: passenger, bags }: { bike?: string; child?: Outfit; bags?: string } = {},
): Shape {
  const dark = shade(outfit.top, 0.28);
  const legs = outfit.skirt ? inks.ink : outfit.bottom;
  return [
    fill(taper([9, -92], [11, -62], 8.6, 6.6) + taper([11, -62], [10.5, -36], 6.4, 4.4), shade(legs, 0.3)),
    fill('M5-36H16V-30H5Z', shade(outfit.shoes, 0.2)),
    stroke('M-27-108C-24-112-16-110-13-104M27-108C24-112 16-110 13-104', { colour: '#8d948c', width: 2.2 }),
    fill('M-2.2-70H2.2V-4C2.2 2-2.2 2-2.2-4Z', inks.ink),
    fill('M-3.4-74H3.4V-34H-3.4Z', shade(bike, 0.1)),
    fill('M-2-46H2V-40H-2Z', inks.tulip),
    fill(taper([-9, -92], [-11, -56], 8.8, 6.6) + taper([-11, -56], [-10.5, -22], 6.4, 4.4), legs),
    fill('M-16-22H-5V-14H-16Z', outfit.shoes),
    bags
      ? fill('M-24-72H-5V-40C-5-37-24-37-24-40Z', bags) +
        fill('M5-72H24V-40C24-37 5-37 5-40Z', shade(bags, 0.28))
      : '',
    fill('M-9-97H9V-91C6-88-6-88-9-91Z', inks.ink),
    fill(
      taper([-17, -142], [-25, -122], 6.2, 5) + taper([-25, -122], [-25, -110], 5, 4),
      shade(outfit.top, 0.14),
    ),
    fill(taper([17, -142], [25, -122], 6.2, 5) + taper([25, -122], [25, -110], 5, 4), dark),
    outfit.skirt
      ? fill(
          curve(
            [
              [-15, -104],
              [15, -104],
              [19, -70],
              [0, -66],
              [-19, -70],
            ],
            true,
            0.6,
          ),
          outfit.skirt,
        )
      : '',
    fill(
      curve(
        [
          [-14, -148],
          [-6, -152],
          [6, -152],
          [14, -148],
          [20, -138],
          [16, -118],
          [16, outfit.coat ? -84 : -94],
          [0, outfit.coat ? -80 : -91],
          [-16, outfit.coat ? -84 : -94],
          [-16, -118],
          [-20, -138],
        ],
        true,
        0.8,
      ),
      outfit.top,
    ),
    fill(
      curve(
        [
          [6, -152],
          [14, -148],
          [20, -138],
          [16, -118],
          [16, -90],
          [6, -88],
          [8, -120],
        ],
        true,
        0.7,
      ),
      dark,
    ),
    outfit.backpack
      ? fill(
          'M-12-146C-6-149 6-149 12-146C15-136 15-116 13-108C6-105-6-105-13-108C-15-116-15-136-12-146Z',
          outfit.backpack,
        ) + stroke('M-9-124H9', { colour: light(outfit.backpack, 0.3), width: 2 })
      : '',
    fill(taper([0, -152], [0, -158], 4.6, 4.6), skinShade(outfit.skin, 0.16)),
    outfit.scarf
      ? fill(
          curve(
            [
              [-8, -156],
              [0, -154],
              [8, -156],
              [9, -150],
              [0, -147],
              [-9, -150],
            ],
            true,
          ),
          outfit.scarf,
        ) + fill('M2-151C10-148 18-150 27-145C20-141 10-141 0-147Z', shade(outfit.scarf, 0.16))
      : '',
    place(headFromBehind(outfit), { x: 0, y: -166 }),
    passenger
      ? place(
          [
            fill('M-13-112C-13-118 13-118 13-112L11-78H-11Z', inks.slateDeep),
            place(headFromBehind(passenger), { y: -120, scale: 0.86 }),
          ],
          {},
        )
      : '',
  ].join('');
}
