import { metresBetween } from './mercator.ts';
import type { RoutePoint } from './route-line.ts';

/** How long a route is and how much of it goes up and down, in metres. */
export interface RouteFigures {
  metres: number;
  climb: number;
  descent: number;
}

/** Ups and downs smaller than this are the noise of a receiver, not a hill. In metres. */
const noise = 2;

/** The metres from the start to each point. */
export function distancesAlong(points: readonly RoutePoint[]): number[] {
  let sum = 0;
  return points.map((point, index) => {
    const before = points[index - 1];
    if (before) sum += metresBetween(before, point);
    return sum;
  });
}

export function figuresOf(points: readonly RoutePoint[]): RouteFigures {
  let [climb, descent] = [0, 0];
  let level = points[0]?.height ?? 0;
  for (const { height } of points) {
    const change = height - level;
    if (Math.abs(change) < noise) continue;
    if (change > 0) climb += change;
    else descent -= change;
    level = height;
  }
  return {
    metres: Math.round(distancesAlong(points).at(-1) ?? 0),
    climb: Math.round(climb),
    descent: Math.round(descent),
  };
}
