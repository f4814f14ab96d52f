import { brandPictures } from '../brand/brand-pictures.ts';
import type { Picture } from '../kit/svg.ts';
import { amsterdamScenes } from './amsterdam.ts';
import { dunes } from './dunes.ts';
import { indoors } from './indoors.ts';
import { outdoors } from './outdoors.ts';
import { portraits } from './portraits.ts';
import { tulips } from './tulips.ts';
import { wideScenes } from './wide.ts';
import { mills } from './windmills.ts';
import { zuiderzeeScenes } from './zuiderzee.ts';

/** Every scene with people and what the shop signs with, by the name of its file. */
export const scenes: Record<string, () => Picture> = {
  ...wideScenes,
  ...dunes,
  ...tulips,
  ...mills,
  ...amsterdamScenes,
  ...zuiderzeeScenes,
  ...portraits,
  ...outdoors,
  ...indoors,
  ...brandPictures,
};
