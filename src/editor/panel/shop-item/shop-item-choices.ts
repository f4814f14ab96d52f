import type { ShopItemKind } from '../../../fields/shop-item.ts';
import type { Language } from '../../../lib/language.ts';
import { fill } from '../../../lib/texts.ts';
import type { ShopItems } from '../../catalogue.ts';

interface Choice {
  value: string;
  label: string;
}
type ChoiceGroup = { group: string; items: Choice[] };

/**
 * The bikes and tours to choose from, grouped when there are both. What is chosen but gone from the catalogue stays a
 * choice and says so: opening a panel changes nothing.
 */
export function shopItemChoices(
  kinds: readonly ShopItemKind[],
  items: ShopItems | undefined,
  value: string,
  words: Record<ShopItemKind | 'gone', string>,
  language: Language,
): Choice[] | ChoiceGroup[] {
  const several = kinds.length > 1;
  const groups = kinds.map((kind) => ({
    group: words[kind],
    items: (items?.[kind] ?? []).map(({ id, name }) => ({
      value: several ? `${kind}:${id}` : id,
      label: name[language],
    })),
  }));
  const known = groups.flatMap((group) => group.items);
  const isGone = value !== '' && !known.some((choice) => choice.value === value);
  const gone = isGone ? [{ value, label: items ? fill(words.gone, { id: value }, language) : value }] : [];
  if (!several) return [...known, ...gone];
  const [first, ...others] = groups as [ChoiceGroup, ...ChoiceGroup[]];
  return [{ ...first, items: [...first.items, ...gone] }, ...others];
}
