import type { Point } from '../kit/geometry.ts';
import { inks, light, shade } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { curve, ellipse, fill, lines, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

/** A hill or dune line from left to right through its points, filled down to `bottom`. */
export const ground = (points: readonly Point[], bottom: number, colour: string): Shape => {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return fill(`${curve(points)}L${last[0]} ${bottom}L${first[0]} ${bottom}Z`, colour);
};

/** A softly rolling line across a picture. */
export function rolling(width: number, y: number, swing: number, seed: number, steps = 6): Point[] {
  const { between } = random(seed);
  return Array.from({ length: steps + 1 }, (_, index) => [
    -40 + ((width + 80) * index) / steps,
    y + between(-swing, swing),
  ]);
}

/** Marram grass: a tuft of bent blades, leaning with the wind; `lean` -1 to 1. */
export function marram(
  x: number,
  y: number,
  height: number,
  seed: number,
  lean = -0.5,
  colour: string = inks.polder,
): Shape {
  const { between } = random(seed);
  const blade = (): string => {
    const [out, tall] = [between(-0.32, 0.32), between(0.55, 1)];
    const root = x + out * height * 0.3;
    const tip: Point = [
      root + (out * 0.8 + lean * tall * 0.75) * height,
      y - tall * height * (1 - Math.abs(lean) * 0.12),
    ];
    const mid: Point = [root + out * height * 0.25 + lean * height * 0.06, y - tall * height * 0.62];
    const thick = height * 0.035;
    return `M${(root - thick).toFixed(1)} ${y}Q${mid[0].toFixed(1)} ${mid[1].toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${(mid[0] + thick * 1.6).toFixed(1)} ${mid[1].toFixed(1)} ${(root + thick).toFixed(1)} ${y}Z`;
  };
  const tuft = (count: number): string => Array.from({ length: count }, blade).join('');
  return fill(tuft(7), shade(colour, 0.3)) + fill(tuft(7), colour) + fill(tuft(3), light(colour, 0.45));
}

/** Several tufts along a line, bigger in front. */
export function marrams(
  places: readonly (readonly [number, number, number])[],
  seed: number,
  lean = -0.5,
  colour: string = inks.polder,
): Shape {
  return places.map(([x, y, height], index) => marram(x, y, height, seed + index, lean, colour)).join('');
}

/** A path seen in perspective: a curved band from the foreground to where it vanishes. */
export const path = (left: readonly Point[], right: readonly Point[], colour: string): Shape =>
  fill(`${curve(left)}L${curve([...right].reverse()).slice(1)}Z`, colour);

export interface Rows {
  /** Vanishing point. */
  to: Point;
  bottom: number;
  /** Left edges of the beds at the bottom, in px; a bed ends where the next begins. */
  beds: readonly { x: number; colour: string }[];
  end: number;
  top: number;
  /** Cups beyond this x are not drawn. */
  width: number;
}

/** Where a line from the bottom to the vanishing point is at height y. */
const towards = ({ to, bottom }: Pick<Rows, 'to' | 'bottom'>, x: number, y: number): number =>
  to[0] + ((x - to[0]) * (y - to[1])) / (bottom - to[1]);

/** Tulip beds in perspective, with a dark furrow between them and cups along each bed, small and far to large and near. */
export function tulipRows(rows: Rows, seed: number, cups = 22): Shape {
  const { between } = random(seed);
  const edge = (x: number, y: number): number => towards(rows, x, y);
  const parts = [rect(-10, rows.top, 3000, rows.bottom - rows.top, inks.greenDeep)];
  rows.beds.forEach(({ x, colour }, index) => {
    const next = rows.beds[index + 1]?.x ?? rows.end;
    const [left, right] = [x + (next - x) * 0.08, x + (next - x) * 0.82];
    const quad = (from: number, to: number): Point[] => [
      [edge(from, rows.top), rows.top],
      [edge(to, rows.top), rows.top],
      [edge(to, rows.bottom), rows.bottom],
      [edge(from, rows.bottom), rows.bottom],
    ];
    parts.push(
      polygon(quad(left, right), shade(colour, 0.3)),
      polygon(quad(left, left + (right - left) * 0.55), colour),
    );
    const bright: string[] = [];
    const dark: string[] = [];
    for (let step = 0; step < cups; step += 1) {
      const depth = (step / cups) ** 1.9;
      const y = rows.top + (rows.bottom - rows.top) * (0.03 + depth * 1.02);
      const scale = ((y - rows.to[1]) / (rows.bottom - rows.to[1])) * (right - left) * 0.13;
      if (scale < 2) continue;
      for (const share of scale < 4 ? [0.1, 0.45, 0.85] : [0.06, 0.3, 0.52, 0.74, 0.96]) {
        const cx = edge(left + (right - left) * (share + between(-0.05, 0.05)), y);
        if (cx > -scale * 2 && cx < rows.width + scale * 2)
          (share < 0.6 ? bright : dark).push(cup(cx, y + between(-0.7, 0.7) * scale, scale));
      }
    }
    parts.push(fill(dark.join(''), shade(colour, 0.12)), fill(bright.join(''), light(colour, 0.28)));
  });
  return parts.join('');
}

/** One tulip's cup as a path, `r` px wide on each side. */
export const cup = (x: number, y: number, r: number): string => {
  const n = (value: number): string => (r > 5 ? (value * r).toFixed(0) : (value * r).toFixed(1));
  const at = (dx: number, dy: number): string => `${n(dx)} ${n(dy)}`;
  return `M${(x - r).toFixed(0)} ${(y - r * 1.2).toFixed(0)}q${at(0.6, 0.6)} ${at(1, -0.3)}q${at(0.4, 0.9)} ${at(1, 0.3)}q${at(0.1, 2.2)} ${at(-1, 2.2)}t${at(-1, -2.2)}Z`;
};

/** A large tulip in front, with stem and leaves; `y` is where it stands. */
export function tulip(x: number, y: number, height: number, colour: string, lean = 0): Shape {
  const r = height * 0.13;
  const [tx, ty] = [x + lean * height, y - height];
  const leaf = (side: 1 | -1, up: number): string =>
    `M${x.toFixed(1)} ${y}Q${(x + side * height * 0.2).toFixed(1)} ${(y - height * up * 0.5).toFixed(1)} ${(x + side * height * 0.13 + lean * height * 0.5).toFixed(1)} ${(y - height * up).toFixed(1)}Q${(x + side * height * 0.02).toFixed(1)} ${(y - height * up * 0.5).toFixed(1)} ${x.toFixed(1)} ${y}Z`;
  return [
    stroke(`M${x} ${y}Q${x} ${y - height * 0.6} ${tx.toFixed(1)} ${(ty + r).toFixed(1)}`, {
      colour: inks.polder,
      width: height * 0.03,
    }),
    fill(leaf(1, 0.66), inks.green),
    fill(leaf(-1, 0.56), inks.polder),
    fill(cup(tx, ty, r * 1.12), shade(colour, 0.22)),
    fill(
      `M${(tx - r * 1.12).toFixed(1)} ${(ty - r * 1.3).toFixed(1)}Q${(tx - r * 0.2).toFixed(1)} ${(ty - r * 0.4).toFixed(1)} ${(tx + r * 0.2).toFixed(1)} ${(ty + r * 1.1).toFixed(1)}Q${(tx - r * 1.3).toFixed(1)} ${(ty + r).toFixed(1)} ${(tx - r * 1.12).toFixed(1)} ${(ty - r * 1.3).toFixed(1)}Z`,
      light(colour, 0.14),
    ),
    fill(
      `M${(tx + r * 0.02).toFixed(1)} ${(ty - r * 1.6).toFixed(1)}Q${(tx + r * 0.75).toFixed(1)} ${(ty - r * 0.2).toFixed(1)} ${(tx + r * 0.1).toFixed(1)} ${(ty + r * 1.1).toFixed(1)}Q${(tx - r * 0.7).toFixed(1)} ${(ty - r * 0.2).toFixed(1)} ${(tx + r * 0.02).toFixed(1)} ${(ty - r * 1.6).toFixed(1)}Z`,
      colour,
    ),
  ].join('');
}

/** A poplar: a tall flame with a shaded side. */
export function poplar(x: number, y: number, height: number, colour: string = inks.green): Shape {
  const w = height * 0.13;
  const d = (side: number): string =>
    `M${x} ${y}L${x} ${y - height}C${x + side * w * 0.9} ${y - height * 0.75} ${x + side * w * 1.25} ${y - height * 0.3} ${x + side * w * 0.5} ${y - height * 0.08}Z`;
  return (
    rect(x - w * 0.12, y - height * 0.1, w * 0.24, height * 0.1, shade(colour, 0.5)) +
    fill(d(-1), light(colour, 0.1)) +
    fill(d(1), shade(colour, 0.26))
  );
}

/** A pollard willow: a short trunk with a head of shoots. */
export function willow(
  x: number,
  y: number,
  height: number,
  seed: number,
  colour: string = inks.meadow,
): Shape {
  const { between } = random(seed);
  const knot: Point = [x + height * 0.03, y - height * 0.42];
  const shoots = Array.from({ length: 15 }, (_, index) => {
    const angle = ((18 + index * 10.4 + between(-5, 5)) * Math.PI) / 180;
    const length = height * between(0.42, 0.6);
    return `M${knot[0].toFixed(1)} ${knot[1].toFixed(1)}Q${(knot[0] + Math.cos(angle) * length * 0.5).toFixed(1)} ${(knot[1] - Math.sin(angle) * length * 0.7).toFixed(1)} ${(knot[0] + Math.cos(angle) * length).toFixed(1)} ${(knot[1] - Math.sin(angle) * length).toFixed(1)}`;
  });
  const trunk = curve(
    [
      [x - height * 0.07, y],
      [x - height * 0.045, y - height * 0.2],
      [x - height * 0.09, y - height * 0.42],
      [x + height * 0.03, y - height * 0.5],
      [x + height * 0.13, y - height * 0.42],
      [x + height * 0.06, y - height * 0.2],
      [x + height * 0.08, y],
    ],
    true,
  );
  return (
    stroke(shoots.slice(0, 8).join(''), { colour: shade(colour, 0.25), width: height * 0.045 }) +
    stroke(shoots.slice(7).join(''), { colour, width: height * 0.045 }) +
    fill(trunk, '#5a4a38')
  );
}

/** A round-headed tree in two tones. */
export function tree(
  x: number,
  y: number,
  height: number,
  seed: number,
  colour: string = inks.polder,
): Shape {
  const { between } = random(seed);
  const r = height * 0.34;
  const crown = (dx: number, dy: number, size: number): string =>
    curve(
      Array.from({ length: 9 }, (_, index): Point => {
        const angle = (index / 9) * Math.PI * 2;
        return [
          x + dx + Math.cos(angle) * r * size * between(0.88, 1.1),
          y - height + r + dy + Math.sin(angle) * r * size * between(0.85, 1.05),
        ];
      }),
      true,
    );
  return (
    rect(x - height * 0.03, y - height * 0.4, height * 0.06, height * 0.4, '#4a3c30') +
    fill(crown(0, 0, 1), shade(colour, 0.24)) +
    fill(crown(-r * 0.2, -r * 0.14, 0.74), colour)
  );
}

/** A far line of trees and hedges on the horizon. */
export function farTrees(width: number, y: number, height: number, seed: number, colour: string): Shape {
  const { between } = random(seed);
  let d = `M-10 ${y}`;
  for (let x = -10; x < width + 20; ) {
    const step = between(26, 70);
    const rise = between(0.25, 1) * height;
    d += `L${x.toFixed(0)} ${(y - rise * 0.6).toFixed(0)}Q${(x + step / 2).toFixed(0)} ${(y - rise * 1.4).toFixed(0)} ${(x + step).toFixed(0)} ${(y - rise * 0.6).toFixed(0)}`;
    x += step + (between(0, 1) > 0.72 ? between(30, 120) : 0);
    d += `L${x.toFixed(0)} ${(y - 2).toFixed(0)}`;
  }
  return fill(`${d}L${width + 20} ${y}Z`, colour);
}

/** Reeds along a ditch. */
export function reeds(
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
  colour: string = inks.meadow,
): Shape {
  const { between } = random(seed);
  const count = Math.round(width / 9);
  const stems: string[] = [];
  const plumes: Shape[] = [];
  for (let index = 0; index < count; index += 1) {
    const foot = x + between(0, width);
    const tall = height * between(0.5, 1);
    stems.push(
      lines([
        [foot, y + between(-3, 3)],
        [foot + tall * between(0.02, 0.16), y - tall],
      ]),
    );
    if (index % 3 === 0) plumes.push(ellipse([foot + tall * 0.1, y - tall], 2.4, tall * 0.13, '#8a5a35'));
  }
  return stroke(stems.join(''), { colour, width: 2.6 }) + plumes.join('');
}
