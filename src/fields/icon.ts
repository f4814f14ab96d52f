import { z } from 'zod';
import { asShown, type Field, type Label, noSearchText } from './field.ts';

/** The name of an icon of the site's icon set; '' is none. */
export const icon = (options: { label: Label; help?: Label; initial?: string }): Field<string> => ({
  label: options.label,
  help: options.help,
  schema: z.string().regex(/^[a-z0-9-]{0,40}$/),
  initial: options.initial ?? '',
  control: { type: 'icon' },
  resolve: asShown,
  searchText: noSearchText,
});
