import { z } from 'zod';
import { asShown, type Field, type Label, noSearchText } from './field.ts';

/** A page of the site by its key, of which a module shows something; '' is none, and so is one that is gone. */
export const pageKey = (options: { label: Label; help?: Label; initial?: string }): Field<string> => ({
  label: options.label,
  help: options.help,
  schema: z.string().max(120),
  initial: options.initial ?? '',
  control: { type: 'page' },
  resolve: asShown,
  searchText: noSearchText,
});
