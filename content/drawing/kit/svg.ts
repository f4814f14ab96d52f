import type { Point } from './geometry.ts';

/** A piece of SVG markup. */
export type Shape = string;

const round = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');

export const fill = (d: string, colour: string, opacity?: number): Shape =>
  `<path${attributes({ d, fill: colour, opacity })}/>`;

export interface Stroke {
  colour: string;
  width: number;
  opacity?: number;
  dash?: string;
  cap?: 'round' | 'butt';
}

/** A path drawn as a line, with the round caps and joins of the document; the path may be several subpaths. */
export const stroke = (d: string, { colour, width, opacity, dash, cap = 'round' }: Stroke): Shape =>
  `<path${attributes({
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': cap === 'round' ? undefined : cap,
    'stroke-dasharray': dash,
    opacity,
  })}/>`;

export const circle = ([x, y]: Point, radius: number, colour: string, opacity?: number): Shape =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${attributes({ fill: colour, opacity })}/>`;

export const ellipse = ([x, y]: Point, rx: number, ry: number, colour: string, opacity?: number): Shape =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${attributes({ fill: colour, opacity })}/>`;

export const ring = ([x, y]: Point, radius: number, colour: string, width: number): Shape =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius?: number,
): Shape =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${attributes({ rx: radius, fill: colour })}/>`;

/** A path through straight points. */
export const lines = (points: readonly Point[], closed = false): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

export const polygon = (points: readonly Point[], colour: string, opacity?: number): Shape =>
  fill(lines(points, true), colour, opacity);

/** A path that runs smoothly through its points (Catmull-Rom as cubic curves). */
export function curve(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  let d = `M${pair(at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one: Point = [
      from[0] + ((to[0] - before[0]) / 6) * tension,
      from[1] + ((to[1] - before[1]) / 6) * tension,
    ];
    const two: Point = [
      to[0] - ((after[0] - from[0]) / 6) * tension,
      to[1] - ((after[1] - from[1]) / 6) * tension,
    ];
    d += `C${pair(one)} ${pair(two)} ${pair(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** The outline around two circles: a limb, thick at one end and thin at the other. */
export function taper(from: Point, to: Point, fromRadius: number, toRadius: number): string {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 0.1;
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const open = Math.acos(Math.max(-1, Math.min(1, (fromRadius - toRadius) / span)));
  const rim = (centre: Point, radius: number, angle: number): Point => [
    centre[0] + Math.cos(heading + angle) * radius,
    centre[1] + Math.sin(heading + angle) * radius,
  ];
  const arc = (radius: number, to: Point, large: 0 | 1): string =>
    `A${round(radius)} ${round(radius)} 0 ${large} 1 ${pair(to)}`;
  return (
    `M${pair(rim(from, fromRadius, open))}${arc(fromRadius, rim(from, fromRadius, -open), fromRadius > toRadius ? 1 : 0)}` +
    `L${pair(rim(to, toRadius, -open))}${arc(toRadius, rim(to, toRadius, open), toRadius > fromRadius ? 1 : 0)}Z`
  );
}

export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  flip?: boolean;
  rotate?: number;
  opacity?: number;
}

/** Puts a drawing somewhere: its own origin (for bicycles and people the ground) comes to x, y. */
export function place(shape: Shape | readonly Shape[], placement: Placement): Shape {
  const { x = 0, y = 0, scale = 1, flip = false, rotate, opacity } = placement;
  const steps = [`translate(${round(x)} ${round(y)})`];
  if (rotate) steps.push(`rotate(${round(rotate)})`);
  if (scale !== 1 || flip) {
    const factor = Math.round(scale * 1000) / 1000;
    steps.push(flip ? `scale(${-factor} ${factor})` : `scale(${factor})`);
  }
  return `<g${attributes({ transform: steps.join(' '), opacity })}>${[shape].flat().join('')}</g>`;
}

/** A drawing in one flat colour, for shadows, reflections and far figures; its outline needs no decimals. */
export const silhouette = (shape: Shape, colour: string): Shape =>
  shape
    .replace(/ d="[^"]*"/g, (d) =>
      d.replace(/-?\d+\.\d+/g, (value) => ` ${Math.round(Number(value))}`).replace(/([A-Za-z"]) /g, '$1'),
    )
    .replace(/(fill|stroke)="#[0-9a-f]{3,6}"/g, `$1="${colour}"`)
    .replace(/ opacity="[\d.]+"/g, '');

/** The long shadow of a drawing that stands on y 0: laid down on the ground and sheared by `slant`. */
export const shadow = (
  shape: Shape,
  {
    x,
    y,
    scale = 1,
    flip,
    length = 0.3,
    slant = 1.1,
    colour,
    opacity = 0.3,
  }: {
    x: number;
    y: number;
    scale?: number;
    flip?: boolean;
    length?: number;
    slant?: number;
    colour: string;
    opacity?: number;
  },
): Shape =>
  `<g opacity="${opacity}" transform="translate(${round(x)} ${round(y)}) matrix(1 0 ${-slant} ${-length} 0 0) scale(${flip ? -scale : scale} ${scale})">${silhouette(shape, colour)}</g>`;

/** Something seen only inside an outline. */
export const clip = (id: string, d: string, shapes: readonly Shape[]): Shape =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`;

export interface Picture {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** The whole file of a picture. */
export const svgDocument = ({ width, height, shapes }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${lean(shapes.join(''))}</svg>\n`;

/** The same markup with shorter numbers. */
const lean = (markup: string): string =>
  markup
    .replace(/(\d)\.0(?=[^\d])/g, '$1')
    .replace(/ -/g, '-')
    .replace(/(["( ,-])0\./g, '$1.');
