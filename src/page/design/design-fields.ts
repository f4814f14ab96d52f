import { backgroundFields } from './fields/background-fields.ts';
import { borderFields } from './fields/border-fields.ts';
import { effectFields } from './fields/effect-fields.ts';
import { motionFields } from './fields/motion-fields.ts';
import { placeFields } from './fields/place-fields.ts';
import { sizeFields } from './fields/size-fields.ts';
import { spaceFields } from './fields/space-fields.ts';
import { textFields } from './fields/text-fields.ts';

/** The design values every module has, whatever its type (MOD-1, MOD-3, MOD-4, MOD-7). */
export const designFields = {
  ...spaceFields,
  ...textFields,
  ...backgroundFields,
  ...borderFields,
  ...effectFields,
  ...sizeFields,
  ...placeFields,
  ...motionFields,
};
