import type { Picture } from '../kit/svg.ts';
import { autumnPictures } from './autumn.ts';
import { beachPictures } from './beach.ts';
import { bulbPictures } from './bulbs.ts';
import { millFire } from './mill-fire.ts';
import { sawmill } from './sawmill.ts';
import { shopPictures } from './shop.ts';
import { weatherPictures } from './weather.ts';

/** Pictures drawn for the articles of the blog, by the name of their file. */
export const articlePictures: Record<string, () => Picture> = {
  ...autumnPictures,
  ...beachPictures,
  ...bulbPictures,
  ...shopPictures,
  ...weatherPictures,
  'mill-fire': millFire,
  sawmill,
};
