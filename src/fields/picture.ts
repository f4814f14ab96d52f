import { z } from 'zod';
import { type Field, type Label, noSearchText } from './field.ts';
import type { Picture } from './site-data.ts';

/** A picture of the media library by name; `alt` set here replaces the library's text, '' marks decoration. */
export type StoredPicture = { media: string; alt?: string };

/** A picture from the media library; null, or a picture that is gone, shows as none. */
export const picture = (options: {
  label: Label;
  help?: Label;
}): Field<StoredPicture | null, Picture | null> => ({
  label: options.label,
  help: options.help,
  schema: z.strictObject({ media: z.string().min(1), alt: z.string().max(500).optional() }).nullable(),
  initial: null,
  control: { type: 'picture' },
  resolve: (value, site) => {
    const found = value && site.picture(value.media);
    return found ? { ...found, alt: value.alt ?? found.alt } : null;
  },
  searchText: noSearchText,
});
