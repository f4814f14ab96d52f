import { z } from 'zod';
import { asShown, type Field, type Label, noSearchText } from './field.ts';

/** A category of the blog's posts by its name in the page's language; '' is all. */
export const postCategory = (options: { label: Label; help?: Label }): Field<string> => ({
  label: options.label,
  help: options.help,
  schema: z.string().max(80),
  initial: '',
  control: { type: 'post-category' },
  resolve: asShown,
  searchText: noSearchText,
});
