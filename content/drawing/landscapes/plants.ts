import type { Point } from '../kit/geometry.ts';
import { inks, shade } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { curve, ellipse, fill, lines, polygon, type Shape, stroke } from '../kit/svg.ts';

/** A row of poplars on the horizon, bent by the west wind. */
export const poplars = (
  x: number,
  y: number,
  count: number,
  gap: number,
  height: number,
  colour: string,
): Shape =>
  fill(
    Array.from({ length: count }, (_, index) => {
      const left = x + index * gap;
      const tall = height * (0.86 + ((index * 7) % 5) * 0.06);
      return `M${left - 1} ${y}v${Math.round(-tall * 0.2)}q${Math.round(-tall * 0.16)} ${Math.round(-tall * 0.3)} ${Math.round(tall * 0.06)} ${Math.round(-tall * 0.8)}q${Math.round(tall * 0.2)} ${Math.round(tall * 0.5)} ${Math.round(-tall * 0.02)} ${Math.round(tall * 0.8)}v${Math.round(tall * 0.2)}z`;
    }).join(''),
    colour,
  );

/** A broad tree with a lit and a shaded side, its foot at x, y. */
export function tree(x: number, y: number, height: number, colour: string): Shape {
  const h = height;
  const crown = (dx: number, scale: number): string =>
    curve(
      [
        [-0.02, -0.34],
        [-0.24, -0.36],
        [-0.36, -0.54],
        [-0.28, -0.76],
        [-0.1, -0.92],
        [0.12, -0.96],
        [0.28, -0.8],
        [0.36, -0.6],
        [0.26, -0.4],
        [0.08, -0.36],
      ].map(
        ([a, b]) =>
          [x + dx + (a as number) * h * scale, y - h * 0.34 + ((b as number) + 0.34) * h * scale] as Point,
      ),
      true,
    );
  return (
    stroke(
      `M${x} ${y}C${x + 2} ${y - h * 0.2} ${x - 2} ${y - h * 0.3} ${x} ${y - h * 0.5}M${x} ${y - h * 0.34}L${x + h * 0.12} ${y - h * 0.52}`,
      { colour: '#4a3a2c', width: h * 0.035 },
    ) +
    fill(crown(h * 0.02, 1), shade(colour, 0.2)) +
    fill(crown(-h * 0.035, 0.84), colour)
  );
}

/** Reeds with their plumes. */
export function reeds(
  from: Point,
  to: Point,
  height: number,
  seed = 2,
  count = 26,
  colours: readonly string[] = [inks.greenDeep, inks.polder, inks.meadow],
): Shape {
  const { between } = random(seed);
  const paths = colours.map(() => '');
  let plumes = '';
  for (let index = 0; index < count; index += 1) {
    const share = (index + between(0, 1)) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const tall = height * between(0.55, 1);
    const lean = tall * between(0.06, 0.24);
    paths[index % colours.length] +=
      `M${x.toFixed(0)} ${y.toFixed(0)}Q${x.toFixed(0)} ${(y - tall * 0.6).toFixed(0)} ${(x + lean).toFixed(0)} ${(y - tall).toFixed(0)}`;
    if (index % 3 === 0)
      plumes += `M${(x + lean).toFixed(0)} ${(y - tall + 4).toFixed(0)}q2 -${(tall * 0.1).toFixed(0)} ${(tall * 0.09).toFixed(0)} -${(tall * 0.14).toFixed(0)}`;
  }
  return (
    paths
      .map((d, index) => stroke(d, { colour: colours[index] as string, width: Math.max(2, height / 34) }))
      .join('') + stroke(plumes, { colour: '#7f5a3a', width: Math.max(3, height / 18) })
  );
}

/** One tulip, its foot at x, y. */
export function tulip(x: number, y: number, height: number, colour: string): Shape {
  const u = height / 10;
  return (
    stroke(`M${x} ${y}V${y - u * 6}`, { colour: inks.polder, width: u * 0.55 }) +
    fill(
      `M${x} ${y}C${x - u * 1.6} ${y - u * 2} ${x - u * 2.4} ${y - u * 4} ${x - u * 1.9} ${y - u * 5.6}C${x - u * 0.6} ${y - u * 4} ${x} ${y - u * 2} ${x} ${y}ZM${x} ${y}C${x + u} ${y - u * 2} ${x + u * 2} ${y - u * 3} ${x + u * 2.2} ${y - u * 4.6}C${x + u * 0.8} ${y - u * 3.4} ${x} ${y - u * 2} ${x} ${y}Z`,
      inks.green,
    ) +
    fill(
      `M${x} ${y - u * 5.6}C${x - u * 2} ${y - u * 5.8} ${x - u * 1.9} ${y - u * 8.5} ${x - u * 1.5} ${y - u * 10}L${x - u * 0.7} ${y - u * 8.8}L${x} ${y - u * 10.3}L${x + u * 0.7} ${y - u * 8.8}L${x + u * 1.5} ${y - u * 10}C${x + u * 1.9} ${y - u * 8.5} ${x + u * 2} ${y - u * 5.8} ${x} ${y - u * 5.6}Z`,
      colour,
    ) +
    fill(
      `M${x} ${y - u * 5.6}C${x + u * 0.4} ${y - u * 7} ${x + u * 0.5} ${y - u * 8} ${x + u * 0.7} ${y - u * 8.8}L${x + u * 1.5} ${y - u * 10}C${x + u * 1.9} ${y - u * 8.5} ${x + u * 2} ${y - u * 5.8} ${x} ${y - u * 5.6}Z`,
      shade(colour, 0.2),
    )
  );
}

/** Rows of tulips that run to one point on the horizon. */
export function tulipField(
  vanishing: Point,
  bottom: number,
  from: number,
  to: number,
  colours: readonly string[],
  soil: string = inks.polder,
): Shape {
  const [vx, vy] = vanishing;
  const step = (to - from) / colours.length;
  const strips = colours.map((colour, index) => {
    const left = from + index * step;
    const edge = left + step * 0.74;
    return (
      polygon(
        [
          [vx, vy],
          [left, bottom],
          [edge, bottom],
        ],
        colour,
      ) +
      polygon(
        [
          [vx, vy],
          [left + step * 0.5, bottom],
          [edge, bottom],
        ],
        shade(colour, 0.15),
      )
    );
  });
  return (
    polygon(
      [
        [vx, vy],
        [from - step, bottom],
        [to + step, bottom],
      ],
      soil,
    ) + strips.join('')
  );
}

/** A front row of tulips from x to x; `id` names its drawings within the picture. */
export function tulipRow(
  id: string,
  fromX: number,
  toX: number,
  y: number,
  height: number,
  colours: readonly string[],
  seed = 1,
): Shape {
  const { between, pick } = random(seed);
  const kinds = [...new Set(colours)];
  const list: Shape[] = kinds.map(
    (colour, index) => `<defs><g id="${id}${index}">${tulip(0, 0, 100, colour)}</g></defs>`,
  );
  for (let x = fromX; x < toX; x += height * 0.4) {
    const kind = kinds.indexOf(pick(colours));
    const down = Math.round(y + between(-0.06, 0.08) * height);
    const size = Math.round(height * between(0.86, 1.1)) / 100;
    list.push(
      `<use href="#${id}${kind}" transform="translate(${Math.round(x + between(-0.1, 0.1) * height)} ${down}) scale(${size})"/>`,
    );
  }
  return list.join('');
}

/** Posts and wire along a meadow. */
export const fence = (
  from: Point,
  to: Point,
  posts: number,
  height: number,
  colour: string = inks.ink,
): Shape => {
  const at = (share: number): Point => [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share),
  ];
  const uprights = Array.from({ length: posts }, (_, index) => at(index / (posts - 1))).map(
    ([x, y]) => `M${x} ${y}v${-height}`,
  );
  return (
    stroke(uprights.join(''), { colour, width: height / 8 }) +
    stroke(
      [0.35, 0.75]
        .map((up) =>
          lines([
            [from[0], from[1] - height * up],
            [to[0], to[1] - height * up],
          ]),
        )
        .join(''),
      { colour, width: height / 22 },
    )
  );
};

/** A puff of bushes. */
export const bush = (x: number, y: number, width: number, colour: string): Shape =>
  ellipse([x, y], width * 0.5, width * 0.26, shade(colour, 0.15)) +
  ellipse([x - width * 0.12, y - width * 0.06], width * 0.36, width * 0.24, colour);
