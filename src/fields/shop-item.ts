import { z } from 'zod';
import { asShown, type Field, type Label, noSearchText } from './field.ts';

/** What of the booking catalogue a module may be about. */
export type ShopItemKind = 'bike' | 'tour';

/**
 * A bike type or a tour of the catalogue by its id; '' is none. With several `kinds` the stored value names the kind
 * too: `tour:dunes-and-sea`. One that is gone stays stored and shows nothing.
 */
export const shopItem = (options: {
  label: Label;
  help?: Label;
  kinds: readonly ShopItemKind[];
  /** What choosing none means, e.g. 'all tours'. */
  none?: Label;
}): Field<string> => ({
  label: options.label,
  help: options.help,
  schema: z.string().max(100),
  initial: '',
  control: { type: 'shop-item', kinds: options.kinds, none: options.none },
  resolve: asShown,
  searchText: noSearchText,
});
