/** Each item with a key made of its text, for lists in which the same text may stand twice. */
export function keyed<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return { key: count === 0 ? text : `${text} (${count + 1})`, item };
  });
}
