import type { Picture } from '../kit/svg.ts';
import { toursEast } from './tours-east.ts';
import { toursWest } from './tours-west.ts';
import { wideScenes } from './wide.ts';

/** Every scene with people, by the name of its file. */
export const scenes: Record<string, () => Picture> = { ...wideScenes, ...toursWest, ...toursEast };
