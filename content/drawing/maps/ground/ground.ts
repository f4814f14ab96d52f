import { inks, mix } from '../../kit/palette.ts';
import { curve, fill, type Picture, rect, type Shape, stroke } from '../../kit/svg.ts';
import { botter } from '../../landscapes/boats.ts';
import { mill } from '../../landscapes/mill.ts';
import {
  amstel,
  lakes,
  leidsevaart,
  northSeaCanal,
  type Place,
  project,
  ringvaart,
  spaarne,
  zaan,
} from '../geography.ts';
import { bulbFields, drainedLakes, duneLakes, parks, woods } from '../places/green.ts';
import { boats, cityWater } from '../places/on-the-water.ts';
import { builtUp, mills } from '../places/towns.ts';
import { railways, roads } from '../places/ways.ts';
import { dunes } from './dunes.ts';
import { bulbs, copse, drained, strips } from './fields.ts';
import { type Ground, inside, polder, water } from './ground-frame.ts';
import { lake, sea } from './open-water.ts';
import { town } from './town.ts';

/** A ground without a word: sea, dunes, polders, towns and ways in flat inks. Its corners have degrees. */
export function groundMap(ground: Ground): Picture {
  const { width, height, zoom } = ground;
  const at = project(ground);
  const path = (places: readonly Place[], closed = false): string => curve(places.map(at), closed, 0.9);
  /** Px of so many kilometres. */
  const km = (kilometres: number) => (kilometres / 111.2) * zoom;
  const stream = (places: readonly Place[], wide: number): Shape =>
    stroke(path(places), { colour: mix(inks.sandPale, polder, 0.5), width: km(wide) + 5 }) +
    stroke(path(places), { colour: water, width: Math.max(3, km(wide)) });
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, polder),
      strips(ground),
      ...drainedLakes.map((lake) => drained(lake.map(at), km(0.5))),
      ...bulbFields.map((place, index) => bulbs(at(place), km(0.42), index)),
      dunes(ground),
      ...woods.map(([place, size], index) => copse(at(place), km(size), index)),
      sea(ground),
      lake(ground),
      ...[...lakes, ...duneLakes].map((shore) => fill(path(shore, true), water)),
      stream(ringvaart, 0.05),
      stream(leidsevaart, 0.03),
      stream(amstel, 0.07),
      stream(zaan, 0.11),
      stream(spaarne, 0.085),
      stream(northSeaCanal, 0.26),
      ...builtUp.map((shore, index) => town(shore.map(at), index, km)),
      ...parks.map((shore) => fill(path(shore, true), mix(inks.grass, inks.meadow, 0.35))),
      ...roads.map((way) => stroke(path(way), { colour: inks.white, width: Math.max(3.2, km(0.016)) })),
      ...railways.map((way) => railway(path(way), Math.max(3.5, km(0.018)))),
      stream(spaarne, 0.07),
      ...cityWater.map((way) => stroke(path(way), { colour: water, width: Math.max(2.4, km(0.022)) })),
      ...mills.map((place) => {
        const [x, y] = at(place);
        return inside([x, y], ground) ? mill(x, y + 12, 0.36, { sails: 24 }) : '';
      }),
      ...boats.map((place, index) => {
        const [x, y] = at(place);
        return inside([x, y], ground) ? botter(x, y, index % 2 ? 0.26 : 0.34) : '';
      }),
    ],
  };
}

const railway = (d: string, width: number): Shape =>
  stroke(d, { colour: inks.ink, width }) +
  stroke(d, { colour: inks.paper, width: width * 0.45, dash: `${width * 2} ${width * 2}`, cap: 'butt' });
