import { z } from 'zod';
import { type Field, type Label, noSearchText } from './field.ts';

/** Whether an address is a path of this site that ends in one of these, e.g. `/films/mills.mp4`. */
export const isSiteFile = (address: string, endings: readonly string[]): boolean => {
  const [, ending] = /^\/(?![/\\])[^?#\\]*\.([a-z0-9]+)$/i.exec(address) ?? [];
  return ending !== undefined && endings.includes(ending.toLowerCase());
};

/** The path of a file of our own; anything else shows as none. */
export const siteFile = (options: {
  label: Label;
  help?: Label;
  endings: readonly string[];
}): Field<string> => ({
  label: options.label,
  help: options.help,
  schema: z.string().max(300),
  initial: '',
  control: { type: 'text', multiline: false, maximumLength: 300 },
  resolve: (value) => (isSiteFile(value.trim(), options.endings) ? value.trim() : ''),
  // A path is no word that a visitor would look for.
  searchText: noSearchText,
});
