import { type Place, placeAt, worldPoint } from '../../lib/mercator.ts';

interface Corner {
  x: number;
  y: number;
}

/**
 * A line as the path of an SVG whose origin is this corner of the world map; its places in `parts` of a unit, which
 * is about 6 m: tenths where a visitor may look at single streets, whole ones are enough for a drawn ground.
 */
export function linePath(places: readonly Place[], { x, y }: Corner, parts = 10): string {
  let [lastX, lastY] = [0, 0];
  const steps = places.flatMap((place) => {
    const point = worldPoint(place);
    const [nowX, nowY] = [Math.round((point.x - x) * parts), Math.round((point.y - y) * parts)];
    const step = [(nowX - lastX) / parts, (nowY - lastY) / parts];
    [lastX, lastY] = [nowX, nowY];
    return step;
  });
  return steps.length < 4 ? '' : `m${steps.join(' ')}`;
}

/** The places of such a path. */
export function linePlaces(path: string, { x, y }: Corner): Place[] {
  const steps = path.slice(1).split(' ').map(Number);
  const places: Place[] = [];
  let [atX, atY] = [x, y];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    atX += steps[index] ?? 0;
    atY += steps[index + 1] ?? 0;
    places.push(placeAt({ x: atX, y: atY }));
  }
  return places;
}
