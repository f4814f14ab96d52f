import { type Point, polar } from '../kit/geometry.ts';
import { inks, mix } from '../kit/palette.ts';
import { circle, lines, ring, type Shape, stroke } from '../kit/svg.ts';

/** How much is drawn: `close` for product pictures, `middle` for scenes, `far` for small and for shadows. */
export type Detail = 'close' | 'middle' | 'far';

export interface WheelStyle {
  radius: number;
  tyre: number;
  detail: Detail;
  tyreColour?: string;
  rimColour?: string;
  knobs?: boolean;
  hub?: number;
  /** How far it has turned, in degrees. */
  turned?: number;
}

const spokeCount: Record<Detail, number> = { close: 28, middle: 18, far: 0 };

/** Spokes leave the hub tangentially, every other one forwards, and so cross as on a real wheel. */
function spokes(centre: Point, radius: number, { detail, hub = 2.4, turned = 0 }: WheelStyle): Shape {
  const count = spokeCount[detail];
  const parts = Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count + 3 - turned;
    const lean = (index % 2 ? 1 : -1) * (detail === 'close' ? 62 : 40);
    return lines([polar(centre, hub, angle + lean), polar(centre, radius, angle)]);
  });
  const colour = mix(inks.ink, inks.stone, 0.35);
  return count ? stroke(parts.join(''), { colour, width: detail === 'close' ? 0.3 : 0.4 }) : '';
}

/** A wheel: tyre, rim, spokes and hub. */
export function wheel(centre: Point, style: WheelStyle): Shape {
  const { radius, tyre, tyreColour = inks.ink, rimColour = '#a9b0a8', knobs, detail } = style;
  const middle = radius - tyre / 2;
  const rim = radius - tyre - 0.7;
  return [
    spokes(centre, rim, style),
    ring(centre, rim, rimColour, detail === 'far' ? 1 : 1.5),
    ring(centre, middle, tyreColour, tyre),
    knobs
      ? `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radius}" fill="none" stroke="${tyreColour}" stroke-width="1.6" stroke-dasharray="2 1.9"/>`
      : '',
    detail === 'close' && !knobs ? ring(centre, radius - tyre * 0.86, inks.stone, 0.5) : '',
    circle(centre, style.hub ?? 2.4, inks.ink),
    detail === 'far' ? '' : circle(centre, (style.hub ?? 2.4) * 0.45, '#c9cdc4'),
  ].join('');
}
