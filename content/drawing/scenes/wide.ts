import type { Picture } from '../kit/svg.ts';
import { bikesQuay } from './bikes-quay.ts';
import { dunesEvening } from './dunes-evening.ts';
import { heroTulips } from './hero-tulips.ts';
import { team } from './team.ts';

/** Wide pictures for the head of a page or a full width. */
export const wideScenes: Record<string, () => Picture> = {
  'hero-tulips': heroTulips,
  'dunes-evening': dunesEvening,
  'bikes-quay': bikesQuay,
  team,
};
