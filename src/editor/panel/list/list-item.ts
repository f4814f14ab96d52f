import type { CatalogueFields } from '../../catalogue.ts';

export type ListItem = Record<string, unknown>;

export const newItem = (fields: CatalogueFields): ListItem =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, structuredClone(initial)]));

/** What a row is called: the field the definition names, without its markup, else its first text that says something; '' when none does. */
export function nameOfItem(item: ListItem, itemLabel: string | undefined): string {
  const texts = itemLabel ? [item[itemLabel]] : Object.values(item);
  for (const text of texts) {
    const plain =
      typeof text === 'string'
        ? text
            .replace(/<[^>]*>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim()
        : '';
    if (plain) return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
  }
  return '';
}
