import { brandPictures } from '../brand/brand-pictures.ts';
import type { Picture } from '../kit/svg.ts';
import { portraits } from './portraits.ts';
import { practical } from './practical.ts';
import { toursEast } from './tours-east.ts';
import { toursWest } from './tours-west.ts';
import { wideScenes } from './wide.ts';

/** Every scene with people and what the shop signs with, by the name of its file. */
export const scenes: Record<string, () => Picture> = {
  ...wideScenes,
  ...toursWest,
  ...toursEast,
  ...portraits,
  ...practical,
  ...brandPictures,
};
