import { random } from '../../kit/random.ts';
import type { Place } from '../geography.ts';

export type Shore = readonly Place[];

/** An uneven round about so many kilometres across. */
export function round([north, east]: Place, across: number, seed: number, wide = 1): Shore {
  const { between } = random(seed + 71);
  return Array.from({ length: 9 }, (_, index): Place => {
    const angle = (index / 9) * 2 * Math.PI;
    const away = (across / 2 / 111.2) * between(0.74, 1.14);
    return [north + Math.sin(angle) * away, east + (Math.cos(angle) * away * wide) / 0.61];
  });
}
