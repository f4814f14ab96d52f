import type { Point } from '../../kit/geometry.ts';
import { inks, mix } from '../../kit/palette.ts';
import { random } from '../../kit/random.ts';
import { curve, fill, type Shape } from '../../kit/svg.ts';

/** Roofs inside the edge of a town. */
export function town(shore: readonly Point[], seed: number, km: (kilometres: number) => number): Shape {
  const { between, pick } = random(seed + 3);
  const xs = shore.map(([x]) => x);
  const ys = shore.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right < 0 || left > 2000 || bottom < 0 || top > 1500) return '';
  const colours = [inks.brickPale, mix(inks.brick, inks.sandPale, 0.35), mix(inks.brick, inks.sandPale, 0.6)];
  const paths = colours.map(() => '');
  const step = Math.max(15, km(0.045), Math.sqrt(((right - left) * (bottom - top)) / 700));
  for (let y = top; y < bottom; y += step * 0.8)
    for (let x = left + between(0, step); x < right; x += step * between(0.8, 1.5)) {
      if (x < -10 || x > 2010 || y < -10 || y > 1510) continue;
      if (!within([x, y], shore) || between(0, 1) < 0.12) continue;
      const wide = Math.round(step * between(0.4, 0.7));
      const high = Math.round(step * between(0.3, 0.48));
      paths[colours.indexOf(pick(colours))] += `M${Math.round(x)} ${Math.round(y)}h${wide}v${high}h-${wide}z`;
    }
  return (
    fill(curve(shore, true, 0.9), mix(inks.sandPale, inks.stone, 0.3)) +
    paths.map((d, index) => (d ? fill(d, colours[index] as string) : '')).join('')
  );
}

/** Whether a point lies inside a shore: a ray from it crosses the edge an odd number of times. */
function within([x, y]: Point, shore: readonly Point[]): boolean {
  let odd = false;
  shore.forEach(([toX, toY], index) => {
    const [fromX, fromY] = shore.at(index - 1) as Point;
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) odd = !odd;
  });
  return odd;
}
