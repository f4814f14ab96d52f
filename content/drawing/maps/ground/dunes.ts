import { inks, mix } from '../../kit/palette.ts';
import { random } from '../../kit/random.ts';
import { curve, fill, type Shape } from '../../kit/svg.ts';
import { coast, duneEdge, type Place, project } from '../geography.ts';
import { duneGreen, type Ground, inside } from './ground-frame.ts';

/** The dunes between the coast and the polder, with their hollows and tufts. */
export function dunes(ground: Ground): Shape {
  const at = project(ground);
  const shore = coast.map(at);
  const band = (edge: readonly Place[]) =>
    `${curve(edge.map(at))}${curve([...shore].reverse()).replace('M', 'L')}Z`;
  const inner = duneEdge.map(([north, east], index): Place => [north, east - 0.009 - (index % 2) * 0.005]);
  const { between } = random(ground.seed + 5);
  let hollows = '';
  let tufts = '';
  for (let index = 0; index + 1 < coast.length; index += 1) {
    const [from, to, edge] = [coast[index], coast[index + 1], duneEdge[index]] as [Place, Place, Place];
    for (let spot = 0; spot < 46; spot += 1) {
      const share = between(0, 1);
      const north = from[0] + (to[0] - from[0]) * share;
      const west = from[1] + (to[1] - from[1]) * share;
      const east = west + (edge[1] - west) * between(0.12, 0.78);
      const [x, y] = at([north, east]).map(Math.round) as [number, number];
      if (!inside([x, y], ground)) continue;
      const wide = Math.round(between(16, 46));
      if (spot % 2)
        hollows += `M${x} ${y}q${wide / 2}-${Math.round(wide / 2)} ${wide} 0q-${wide / 2} ${Math.round(wide / 5)}-${wide} 0z`;
      else tufts += `M${x} ${y}q7-11 14 0z`;
    }
  }
  return (
    fill(band(duneEdge), inks.sand) +
    fill(band(inner), duneGreen) +
    fill(hollows, mix(duneGreen, inks.sandPale, 0.6)) +
    fill(tufts, mix(duneGreen, inks.polder, 0.45))
  );
}
