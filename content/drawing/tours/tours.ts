import type { Picture } from '../kit/svg.ts';
import { amsterdamByBike } from './amsterdam-by-bike.ts';
import { dunesAndSea } from './dunes-and-sea.ts';
import { tulipFields } from './tulip-fields.ts';
import { windmills } from './windmills.ts';
import { zuiderzee } from './zuiderzee.ts';

/** The scenes of the tours. */
export const tourPictures: Record<string, () => Picture> = {
  'tour-dunes-and-sea': dunesAndSea,
  'tour-tulip-fields': tulipFields,
  'tour-windmills': windmills,
  'tour-amsterdam-by-bike': amsterdamByBike,
  'tour-zuiderzee': zuiderzee,
};
