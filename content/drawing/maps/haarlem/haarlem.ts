import type { Point } from '../../kit/geometry.ts';
import { inks, mix } from '../../kit/palette.ts';
import { curve, fill, lines, type Picture, rect, type Shape, stroke } from '../../kit/svg.ts';
import { mill } from '../../landscapes/mill.ts';
import { bush } from '../../landscapes/plants.ts';
import { type Place, project } from '../geography.ts';
import {
  bridges,
  canals,
  greens,
  railway,
  river,
  station,
  streets,
  trees,
} from '../places/haarlem-streets.ts';
import { bavo } from './bavo.ts';
import { roofs } from './roofs.ts';
import { shopSign } from './shop-sign.ts';

const frame = { centre: [52.3822, 4.6385] as Place, zoom: 58000, width: 1000, height: 1250 };
const at = project(frame);

/** The inner town of Haarlem between the Spaarne and the canals, the shop marked on the water. */
export function haarlem(): Picture {
  const [mx, my] = at([52.3836, 4.6446]);
  return {
    width: frame.width,
    height: frame.height,
    shapes: [
      rect(0, 0, frame.width, frame.height, mix(inks.sandPale, inks.sand, 0.4)),
      roofs(),
      ...greens.map((edge) => fill(curve(edge.map(at), true), mix(inks.grass, inks.meadow, 0.4))),
      stroke(streets.map((places) => lines(places.map(at))).join(''), { colour: inks.white, width: 15 }),
      ...waters(),
      ...bridges.map(([from, to]) =>
        stroke(lines([at(from), at(to)]), { colour: inks.white, width: 15, cap: 'butt' }),
      ),
      stroke(lines(railway.map(at)), { colour: inks.ink, width: 9 }),
      stroke(lines(railway.map(at)), { colour: inks.paper, width: 4, dash: '12 12', cap: 'butt' }),
      stationHall(at(station)),
      ...trees.map((tree) => {
        const [x, y] = at(tree);
        return bush(x, y, 60, inks.polder);
      }),
      bavo(at([52.3812, 4.6376])),
      mill(mx, my + 34, 0.62, { sails: 30, cap: inks.green }),
      shopSign(at([52.3777, 4.639])),
    ],
  };
}

/** The canals and the Spaarne, each between its quays. */
function waters(): Shape[] {
  const water = mix(inks.skyDeep, inks.sea, 0.45);
  const path = (places: readonly Place[]): string => curve(places.map(at), false, 0.8);
  const all = canals.map(path).join('');
  return [
    stroke(all, { colour: inks.sandShade, width: 36 }),
    stroke(path(river), { colour: inks.sandShade, width: 74 }),
    stroke(all, { colour: water, width: 26 }),
    stroke(path(river), { colour: water, width: 62 }),
    stroke(path(river), { colour: mix(water, inks.white, 0.4), width: 3, dash: '40 60' }),
  ];
}

const stationHall = ([x, y]: Point): Shape =>
  rect(x - 62, y - 34, 124, 30, inks.greenDeep, 3) +
  rect(x - 62, y - 34, 124, 9, inks.green, 3) +
  fill(`M${x - 24} ${y - 34}q24 -34 48 0z`, inks.green);
