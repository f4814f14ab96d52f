import { z } from 'zod';
import type { Field, Label } from './field.ts';
import { cleanRawHtml } from './raw-html.ts';
import { plainText } from './rich-text.ts';

const maximumLength = 100_000;

/** HTML that is kept to the letter: whether it is shown so is an owner's to say. */
export interface UnfilteredHtml {
  /** As it was typed. Only with an owner's leave may it reach a page. */
  typed: string;
  /** What anyone may put on a page. */
  cleaned: string;
}

/** HTML as it is, never changed when it is saved or read. */
export const unfilteredHtml = (options: { label: Label; help?: Label }): Field<string, UnfilteredHtml> => ({
  label: options.label,
  help: options.help,
  schema: z.string().max(maximumLength),
  initial: '',
  control: { type: 'unfiltered-html', maximumLength },
  resolve: (typed) => ({ typed, cleaned: typed && cleanRawHtml(typed) }),
  searchText: (typed) => (typed ? [plainText(cleanRawHtml(typed))] : []),
});
