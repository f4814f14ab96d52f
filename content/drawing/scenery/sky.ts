import type { Point } from '../kit/geometry.ts';
import { inks } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { circle, curve, fill, lines, rect, type Shape, stroke } from '../kit/svg.ts';

/** Flat bands of sky from the top down to the horizon, each edge a slow wave. */
export function sky(width: number, horizon: number, colours: readonly string[], seed = 1): Shape {
  const { between } = random(seed);
  const [top = inks.sky, ...rest] = colours;
  const bands = rest.map((colour, index) => {
    const y = horizon * (0.34 + (0.62 * (index + 1)) / (rest.length + 1));
    const wave: Point[] = Array.from({ length: 6 }, (_, step) => [
      (width * (step - 0.3)) / 4.4,
      y + between(-0.035, 0.035) * horizon,
    ]);
    return fill(`${curve(wave)}L${width + 200} ${horizon + 60}L-200 ${horizon + 60}Z`, colour);
  });
  return rect(0, 0, width, 2 * width, top) + bands.join('');
}

/** The low sun with one paler ring around it. */
export const sun = (at: Point, radius: number, colour: string, halo?: string): Shape =>
  (halo ? circle(at, radius * 1.55, halo) : '') + circle(at, radius, colour);

/** A Dutch cloud: flat underneath, heaped above, with a shaded base. */
export function cloud(
  x: number,
  y: number,
  width: number,
  seed: number,
  colour: string = inks.white,
  under: string = inks.skyLight,
): Shape {
  const { between } = random(seed);
  const heap = (rise: number, from: number, to: number): string => {
    const count = 4 + Math.round(between(0, 2));
    let d = `M${(x + width * from).toFixed(0)} ${y}`;
    let [px, py] = [x + width * from, y];
    for (let step = 1; step <= count; step += 1) {
      const share = step / count;
      const nx =
        step === count
          ? x + width * to
          : x + width * (from + (to - from) * share) + between(-0.03, 0.03) * width;
      const ny =
        step === count
          ? y
          : y - Math.sin(Math.PI * Math.min(0.86, share + 0.06)) * rise * width * between(0.75, 1.15);
      const radius = Math.hypot(nx - px, ny - py) * between(0.56, 0.7);
      d += `A${radius.toFixed(0)} ${radius.toFixed(0)} 0 0 1 ${nx.toFixed(0)} ${ny.toFixed(0)}`;
      [px, py] = [nx, ny];
    }
    return `${d}Z`;
  };
  return (
    fill(heap(0.27, 0.06, 0.94), colour) +
    fill(heap(0.09, 0, 1), under) +
    fill(heap(0.06, 0.22, 0.8), colour, 0.55)
  );
}

/** Long thin clouds, as rounded bars that overlap. */
export function streaks(
  x: number,
  y: number,
  width: number,
  seed: number,
  colour: string = inks.white,
  count = 4,
): Shape {
  const { between } = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const length = width * between(0.35, 0.8);
    const thick = width * between(0.016, 0.03);
    return rect(x + between(0, width - length), y + index * width * 0.034, length, thick, colour, thick / 2);
  }).join('');
}

/** A gull with spread wings, as wide as `size` px. */
export function gull(x: number, y: number, size: number, tilt = 0, colour: string = inks.white): Shape {
  const u = size / 40;
  const wing = `M-20-4C-15-9-8-9-2-1C0-2.6 1-2.6 2-1C8-8 15-8 20-2C14-6 8-4 3 2.4C1 4-2 4-3 2.4C-8-5-14-7-20-4Z`;
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${u.toFixed(2)})">${fill(wing, colour)}${fill('M-20-4C-17-7.4-14-8.4-11-7.6C-14-7-17-6-20-4ZM20-2C17-5.8 14-6.8 11.6-6.2C14-5.4 17-4.6 20-2Z', inks.ink)}${fill('M3 1.4L6.4 2.4L3 3Z', inks.sun)}</g>`;
}

/** A flock far away: one ink line each. */
export function farBirds(points: readonly Point[], size: number, colour: string = inks.ink): Shape {
  const d = points
    .map(
      ([x, y]) =>
        `M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y - size * 0.3}`,
    )
    .join('');
  return stroke(d, { colour, width: Math.max(1.2, size * 0.16) });
}

/** Slanting rain. */
export function rain(width: number, height: number, seed: number, colour: string, count = 90): Shape {
  const { between } = random(seed);
  const drops = Array.from({ length: count }, () => {
    const [x, y, length] = [between(-40, width), between(-40, height), between(26, 64)];
    return lines([
      [x, y],
      [x - length * 0.28, y + length],
    ]);
  });
  return stroke(drops.join(''), { colour, width: 2, opacity: 0.6 });
}
