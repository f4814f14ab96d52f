import { distancesAlong } from '../../lib/route-figures.ts';
import type { RoutePoint } from '../../lib/route-line.ts';
import { simplifyLine } from '../../lib/simplify-line.ts';

/** The drawing is this wide and high, in its own units; it is stretched to its place. */
export const profileWidth = 1000;
export const profileHeight = 100;

/** A flat country stays flat: the profile is never less than this high, in metres. */
const leastSpan = 40;
/** Corners of the drawn outline: more would not be seen. */
const maximumCorners = 160;

export interface HeightProfile {
  /** Corners from start to finish: metres along the route and above the sea. */
  corners: { metres: number; height: number }[];
  lowest: number;
  highest: number;
  /** Heights at the lower and upper edge of the drawing. */
  from: number;
  until: number;
}

/** The heights along a route; undefined when its file had none. */
export function heightProfile(points: readonly RoutePoint[], metres: number): HeightProfile | undefined {
  if (points.every(({ height }) => height === 0)) return;
  const kept = simplifyLine(points, maximumCorners);
  const along = distancesAlong(kept);
  const whole = along.at(-1) || 1;
  const corners = kept.map(({ height }, index) => ({
    metres: ((along[index] ?? 0) / whole) * metres,
    height,
  }));
  const heights = corners.map(({ height }) => height);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const span = Math.max(leastSpan, (highest - lowest) * 1.2);
  const from = Math.min(lowest - span * 0.12, 0 - span * 0.12);
  return { corners, lowest, highest, from, until: Math.max(from + span, highest + span * 0.08) };
}

/** From the top, in halves of the drawing's units: finer than it is seen. */
export const atHeight = ({ from, until }: HeightProfile, height: number): number =>
  Math.round(((until - height) / (until - from)) * profileHeight * 2) / 2;

/** The outline as points of an SVG, `x,y x,y`. */
export const outline = (profile: HeightProfile, metres: number): string =>
  profile.corners
    .map(
      (corner) =>
        `${Math.round((corner.metres / (metres || 1)) * profileWidth)},${atHeight(profile, corner.height)}`,
    )
    .join(' ');
