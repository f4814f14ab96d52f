import { inks, light, mix, shade } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { circle, curve, fill, lines, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

/** Flat water with short bars of light that grow towards the front. */
export function water(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  seed: number,
  glint: string = light(colour, 0.3),
  count = 26,
): Shape {
  const { between } = random(seed);
  const bars = Array.from({ length: count }, () => {
    const depth = between(0, 1) ** 1.4;
    const [length, thick] = [(20 + depth * 120) * between(0.5, 1.2), 1.6 + depth * 5];
    return `M${(x + between(0, width - length)).toFixed(0)} ${(y + 4 + depth * (height - 12)).toFixed(0)}h${length.toFixed(0)}v${thick.toFixed(1)}h-${length.toFixed(0)}Z`;
  });
  return rect(x, y, width, height, colour) + fill(bars.join(''), glint);
}

/** A line of surf: a wandering white edge over a darker one. */
export function surf(
  width: number,
  y: number,
  thick: number,
  seed: number,
  colour: string = inks.white,
): Shape {
  const { between } = random(seed);
  const top = Array.from(
    { length: 9 },
    (_, index) => [-30 + ((width + 60) * index) / 8, y + between(-thick * 0.4, thick * 0.4)] as const,
  );
  const bottom = top.map(([x, at]) => [x, at + thick * between(0.25, 1)] as const).reverse();
  return fill(`${curve(top)}L${curve(bottom).slice(1)}Z`, colour);
}

/** A sailing boat far off. */
export const farSail = (x: number, y: number, size: number, colour: string = inks.white): Shape =>
  fill(
    `M${x} ${y - size}L${x} ${y - size * 0.12}L${x - size * 0.5} ${y - size * 0.12}ZM${x + size * 0.06} ${y - size * 0.9}L${x + size * 0.42} ${y - size * 0.12}L${x + size * 0.06} ${y - size * 0.12}Z`,
    colour,
  ) +
  fill(
    `M${x - size * 0.5} ${y - size * 0.06}H${x + size * 0.5}L${x + size * 0.36} ${y + size * 0.06}H${x - size * 0.38}Z`,
    inks.ink,
  );

/** A botter: the broad fishing boat of the Zuiderzee with a tan sail and leeboard; waterline at y, `size` px long. */
export function botter(x: number, y: number, size: number, sail: string = inks.brick): Shape {
  const u = size / 100;
  const hull = 'M-52-16C-40-6-20-4 0-4C22-4 40-8 50-17C46-3 42 5 36 8H-34C-44 4-50-6-52-16Z';
  return `<g transform="translate(${x} ${y}) scale(${u.toFixed(3)})">${[
    stroke(
      lines([
        [-8, -6],
        [-8, -104],
      ]),
      { colour: '#4b3322', width: 2.2 },
    ),
    stroke(
      lines([
        [-8, -98],
        [-52, -16],
      ]) +
        lines([
          [-8, -98],
          [46, -16],
        ]),
      { colour: inks.ink, width: 0.6 },
    ),
    fill('M-6-98L14-108C30-76 40-44 46-14C28-9 10-10-6-12Z', sail),
    fill('M16-104C30-76 40-44 46-14L32-11.4C30-44 26-76 16-104Z', shade(sail, 0.26)),
    stroke(
      `${lines([
        [-6, -98],
        [15, -109],
      ])}M-6-12Q20-8 47-13`,
      { colour: '#4b3322', width: 1.8 },
    ),
    fill('M-10-94C-14-66-24-40-48-20C-36-16-24-14-10-14Z', light(sail, 0.1)),
    fill(hull, '#3c2a20'),
    fill('M-52-16C-40-6-20-4 0-4C22-4 40-8 50-17L49-12C40-4 20 0 0 0C-20 0-40-2-51-12Z', '#8a5a33'),
    fill('M2-8C12-9 16 2 14 14C6 16 0 10 0 2Z', '#5b3d28'),
    fill('M-8-104L8-101L-8-98Z', inks.tulip),
  ].join('')}</g>`;
}

/** A lighthouse with red bands; stands on y. */
export function lighthouse(x: number, y: number, height: number): Shape {
  const w = height * 0.1;
  const side = (at: number): number => w * (1 - at * 0.34);
  const band = (from: number, to: number, colour: string): Shape =>
    polygon(
      [
        [x - side(from), y - height * from],
        [x + side(from), y - height * from],
        [x + side(to), y - height * to],
        [x - side(to), y - height * to],
      ],
      colour,
    ) +
    polygon(
      [
        [x + side(from) * 0.25, y - height * from],
        [x + side(from), y - height * from],
        [x + side(to), y - height * to],
        [x + side(to) * 0.25, y - height * to],
      ],
      shade(colour, 0.22),
    );
  return [
    band(0, 0.27, inks.white),
    band(0.27, 0.52, inks.tulip),
    band(0.52, 0.74, inks.white),
    rect(x - w * 0.95, y - height * 0.77, w * 1.9, height * 0.035, inks.ink),
    rect(x - w * 0.5, y - height * 0.89, w, height * 0.12, inks.sun),
    stroke(
      lines([
        [x - w * 0.2, y - height * 0.89],
        [x - w * 0.2, y - height * 0.77],
      ]) +
        lines([
          [x + w * 0.2, y - height * 0.89],
          [x + w * 0.2, y - height * 0.77],
        ]),
      { colour: inks.ink, width: height * 0.006 },
    ),
    fill(
      `M${x - w * 0.66} ${y - height * 0.885}Q${x} ${y - height * 1.03} ${x + w * 0.66} ${y - height * 0.885}Z`,
      inks.tulipDeep,
    ),
    rect(x - w * 0.16, y - height * 0.1, w * 0.32, height * 0.1, inks.greenDeep),
    rect(x - w * 0.1, y - height * 0.44, w * 0.2, height * 0.06, inks.ink),
  ].join('');
}

/** A flat ferry that carries people and bikes across the IJ; deck at y, `size` px long. */
export function ferry(x: number, y: number, size: number): Shape {
  const u = size / 200;
  return `<g transform="translate(${x} ${y}) scale(${u.toFixed(3)})">${[
    fill('M-104-2L-92 22H92L104-2Z', inks.ink),
    rect(-100, -8, 200, 8, inks.white),
    rect(-26, -62, 52, 54, inks.white),
    rect(6, -62, 20, 54, shade(inks.white, 0.16)),
    rect(-20, -56, 40, 15, inks.seaNight),
    rect(-36, -69, 72, 8, inks.seaDeep),
    rect(-3, -92, 5, 24, inks.ink),
    stroke(
      'M-98-30H-30M-98-19H-30M98-30H30M98-19H30M-98-32V-8M-76-32V-8M-54-32V-8M98-32V-8M76-32V-8M54-32V-8',
      { colour: inks.seaDeep, width: 2.4 },
    ),
    circle([0, 8], 5, inks.tulip),
  ].join('')}</g>`;
}

/** Names a drawing, so that `mirror` can show it again without repeating it. */
export const named = (id: string, shape: Shape): Shape => `<g id="${id}">${shape}</g>`;

/** What stands on the far bank (`named` id), mirrored in broken bars. */
export function mirror(
  id: string,
  y: number,
  tint: string,
  width: number,
  height: number,
  seed: number,
): Shape {
  const { between } = random(seed);
  const breaks = Array.from({ length: 16 }, (_, index) => {
    const at = y + ((index + 0.5) / 16) * height + between(-5, 5);
    const length = between(0.1, 0.35) * width;
    return `M${between(-40, width - length).toFixed(0)} ${at.toFixed(0)}h${length.toFixed(0)}v${(2 + index * 0.35).toFixed(1)}h-${length.toFixed(0)}Z`;
  });
  return `<g transform="matrix(1 0 0 -0.62 0 ${(y * 1.62).toFixed(1)})" opacity="0.34"><use href="#${id}"/></g>${fill(breaks.join(''), mix(tint, inks.skyLight, 0.25), 0.55)}`;
}
