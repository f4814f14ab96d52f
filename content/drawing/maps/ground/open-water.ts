import type { Point } from '../../kit/geometry.ts';
import { inks, mix } from '../../kit/palette.ts';
import { curve, fill, type Shape, stroke } from '../../kit/svg.ts';
import { coast, marken, markermeer, project } from '../geography.ts';
import { markenCauseway } from '../places/on-the-water.ts';
import { type Ground, polder, shallow, water } from './ground-frame.ts';

/** The North Sea with its beach and the lines of its surf. */
export function sea(ground: Ground): Shape {
  const at = project(ground);
  const shore = coast.map(at);
  const [first, last] = [shore[0] as Point, shore.at(-1) as Point];
  const off = (degrees: number) =>
    curve(
      coast.map(([north, east]) => at([north, east - degrees])),
      false,
      0.9,
    );
  const beach = Math.max(9, ground.zoom * 0.0012);
  return (
    fill(
      `${curve(shore)}L${Math.min(-200, last[0])} ${last[1]}L${Math.min(-200, first[0])} ${first[1]}Z`,
      water,
    ) +
    stroke(curve(shore), { colour: inks.sandPale, width: beach }) +
    stroke(off(24 / ground.zoom + 0.0016), { colour: shallow, width: 4 }) +
    stroke(off(60 / ground.zoom + 0.003), { colour: mix(water, inks.white, 0.28), width: 4, dash: '70 40' }) +
    stroke(off(110 / ground.zoom + 0.006), { colour: mix(water, inks.white, 0.2), width: 4, dash: '50 90' })
  );
}

/** The Markermeer with the island of Marken and its causeway. */
export function lake(ground: Ground): Shape {
  const at = project(ground);
  const shore = markermeer.map(at);
  const [first, last] = [shore[0] as Point, shore.at(-1) as Point];
  const right = Math.max(ground.width, first[0], last[0]) + 300;
  const off = (degrees: number) =>
    curve(
      markermeer.map(([north, east]) => at([north, east + degrees])),
      false,
      0.9,
    );
  return (
    fill(`${curve(shore)}L${right} ${last[1]}L${right} ${first[1]}Z`, water) +
    stroke(curve(shore), {
      colour: mix(inks.grass, inks.polder, 0.5),
      width: Math.max(5, ground.zoom * 0.0009),
    }) +
    stroke(off(0.009), { colour: shallow, width: 4, dash: '60 44' }) +
    stroke(off(0.022), { colour: mix(water, inks.white, 0.25), width: 4, dash: '40 80' }) +
    fill(curve(marken.map(at), true), polder) +
    stroke(curve(marken.map(at), true), { colour: mix(inks.grass, inks.polder, 0.5), width: 5 }) +
    stroke(curve(markenCauseway.map(at)), {
      colour: mix(inks.grass, inks.polder, 0.5),
      width: Math.max(7, ground.zoom * 0.0012),
    })
  );
}
