import { inks, light, mix, shade } from '../kit/palette.ts';
import { fill, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

export type Gable = 'step' | 'neck' | 'bell' | 'spout' | 'cornice';

/** Rectangles of one colour as one path: `[x, y, width, height]`. */
export const boxes = (list: readonly (readonly [number, number, number, number])[], colour: string): Shape =>
  fill(
    list
      .map(
        ([x, y, w, h]) =>
          `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${Math.round(-w)}z`,
      )
      .join(''),
    colour,
  );

/** The outline of a gable over a wall that ends at `y`. */
export function gableOutline(kind: Gable, x: number, y: number, width: number): string {
  const u = width / 10;
  const middle = x + width / 2;
  if (kind === 'step')
    return `M${x} ${y}v${-u}h${u * 1.2}v${-u * 1.3}h${u * 1.2}v${-u * 1.3}h${u * 1.2}v${-u * 1.3}h${u * 2.8}v${u * 1.3}h${u * 1.2}v${u * 1.3}h${u * 1.2}v${u * 1.3}h${u * 1.2}v${u}z`;
  if (kind === 'neck')
    return `M${x} ${y}C${x + u} ${y - u * 0.4} ${x + u * 2.6} ${y - u} ${x + u * 2.8} ${y - u * 3}V${y - u * 5}L${middle} ${y - u * 6.6}L${x + u * 7.2} ${y - u * 5}V${y - u * 3}C${x + u * 7.4} ${y - u} ${x + u * 9} ${y - u * 0.4} ${x + width} ${y}z`;
  if (kind === 'bell')
    return `M${x} ${y}C${x + u * 1.6} ${y - u * 1.2} ${x + u * 1.8} ${y - u * 3} ${x + u * 2.6} ${y - u * 4}Q${middle} ${y - u * 7.4} ${x + u * 7.4} ${y - u * 4}C${x + u * 8.2} ${y - u * 3} ${x + u * 8.4} ${y - u * 1.2} ${x + width} ${y}z`;
  if (kind === 'spout')
    return `M${x} ${y}L${x + u * 3.9} ${y - u * 4.6}v${-u * 1.2}h${u * 2.2}v${u * 1.2}L${x + width} ${y}z`;
  return `M${x - u * 0.4} ${y}v${-u * 0.9}h${width + u * 0.8}v${u * 0.9}z`;
}

interface House {
  gable: Gable;
  wall: string;
  floors?: number;
  bays?: number;
  door?: string;
}

/** A canal house whose step stands at x, y; light comes from the left. */
export function canalHouse(
  x: number,
  y: number,
  width: number,
  height: number,
  { gable, wall, floors = 4, bays = 3, door = inks.greenDeep }: House,
): Shape {
  const top = y - height;
  const trim = mix(inks.paper, wall, 0.12);
  const floor = (height * 0.97) / (floors + 0.25);
  const bay = width / (bays + 0.35);
  const windowWidth = bay * 0.56;
  const frames: [number, number, number, number][] = [];
  const panes: [number, number, number, number][] = [];
  const lit: [number, number, number, number][] = [];
  for (let level = 0; level < floors; level += 1) {
    const tall = floor * (level === 0 ? 0.62 : 0.66 - level * 0.03);
    const sill = y - level * floor - floor * 0.18;
    for (let column = 0; column < bays; column += 1) {
      const left = x + bay * (column + 0.4);
      if (level === 0 && column === bays - 1) continue;
      frames.push([left - 2, sill - tall - 2, windowWidth + 4, tall + 4]);
      panes.push([left, sill - tall, windowWidth, tall]);
      lit.push([left, sill - tall, windowWidth / 2 - 1, tall * 0.46]);
    }
  }
  const doorLeft = x + bay * (bays - 0.66);
  const middle = x + width / 2;
  const hoist =
    gable === 'cornice'
      ? ''
      : stroke(`M${middle} ${top - width * 0.42}v${width * 0.05}`, { colour: inks.ink, width: 3 });
  return [
    rect(x, top, width, height, wall),
    fill(
      gableOutline(gable, x, top + 1, width),
      gable === 'step' || gable === 'spout' ? wall : light(wall, 0.1),
    ),
    gable === 'neck' || gable === 'bell'
      ? stroke(gableOutline(gable, x, top + 1, width).replace(/z$/, ''), { colour: trim, width: 4 })
      : '',
    gable === 'cornice' ? rect(x - width * 0.04, top - width * 0.09, width * 1.08, width * 0.06, trim) : '',
    rect(x + width * 0.9, top, width * 0.1, height, shade(wall, 0.2)),
    gable === 'cornice'
      ? ''
      : boxes([[middle - width * 0.07, top - width * 0.32, width * 0.14, width * 0.2]], inks.seaNight),
    hoist,
    boxes(frames, trim),
    boxes(panes, inks.seaNight),
    boxes(lit, inks.skyDark),
    boxes([[doorLeft - 3, y - floor * 0.84, windowWidth + 6, floor * 0.84]], trim),
    boxes([[doorLeft, y - floor * 0.6, windowWidth, floor * 0.6]], door),
    boxes([[doorLeft, y - floor * 0.8, windowWidth, floor * 0.16]], inks.sun),
    rect(doorLeft - 5, y - 5, windowWidth + 10, 5, inks.stone),
  ].join('');
}

/** A wooden house as in Marken or Volendam: dark boards, white edges, a steep tiled roof. */
export function woodenHouse(
  x: number,
  y: number,
  width: number,
  wall: string,
  { roof = inks.brick as string, stilts = 0 } = {},
): Shape {
  const tall = width * 0.62;
  const ridge = width * 0.72;
  const middle = x + width / 2;
  const boards = Array.from(
    { length: 6 },
    (_, index) => `M${x + 4} ${Math.round(y - (tall * (index + 0.6)) / 6)}h${width - 8}`,
  ).join('');
  const u = width / 12;
  return [
    stilts
      ? boxes(
          [
            [x + 4, y, 6, stilts],
            [middle, y, 6, stilts],
            [x + width - 10, y, 6, stilts],
          ],
          inks.ink,
        )
      : '',
    polygon(
      [
        [middle, y - tall - ridge],
        [middle + width * 0.62, y - tall - ridge],
        [x + width * 1.6, y - tall + 4],
        [x + width, y - tall + 4],
      ],
      shade(roof, 0.12),
    ),
    rect(x + width, y - tall, width * 0.56, tall, shade(wall, 0.3)),
    boxes(
      [
        [x + width * 1.12, y - tall * 0.74, u * 1.8, tall * 0.34],
        [x + width * 1.34, y - tall * 0.74, u * 1.8, tall * 0.34],
      ],
      inks.paper,
    ),
    polygon(
      [
        [x, y],
        [x, y - tall],
        [middle, y - tall - ridge],
        [x + width, y - tall],
        [x + width, y],
      ],
      wall,
    ),
    stroke(boards, { colour: shade(wall, 0.28), width: 1.4 }),
    stroke(`M${x - 5} ${y - tall + 5}L${middle} ${y - tall - ridge - 1}L${x + width + 5} ${y - tall + 5}`, {
      colour: inks.white,
      width: 5,
    }),
    boxes(
      [
        [x + u * 1.5, y - tall * 0.84, u * 2.6, tall * 0.46],
        [x + u * 7.9, y - tall * 0.84, u * 2.6, tall * 0.46],
        [middle - u, y - tall - ridge * 0.5, u * 2, ridge * 0.28],
      ],
      inks.white,
    ),
    boxes(
      [
        [x + u * 1.5 + 3, y - tall * 0.84 + 3, u * 2.6 - 6, tall * 0.46 - 6],
        [x + u * 7.9 + 3, y - tall * 0.84 + 3, u * 2.6 - 6, tall * 0.46 - 6],
        [middle - u + 3, y - tall - ridge * 0.5 + 3, u * 2 - 6, ridge * 0.28 - 6],
      ],
      inks.seaNight,
    ),
    boxes([[middle - u * 1.1, y - tall * 0.8, u * 2.2, tall * 0.8]], inks.sun),
  ].join('');
}
