import { z } from 'zod';
import type { Place } from '../lib/mercator.ts';
import { asShown, type Field, type Label, noSearchText } from './field.ts';

/** A place on earth in degrees; null is none. */
export const place = (options: { label: Label; help?: Label }): Field<Place | null> => ({
  label: options.label,
  help: options.help,
  schema: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  initial: null,
  control: { type: 'place' },
  resolve: asShown,
  searchText: noSearchText,
});
