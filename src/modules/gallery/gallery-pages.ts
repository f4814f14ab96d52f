/** Pictures on a page when nothing, or nought, is set (GAL-1). */
export const usualPerPage = 4;

export type GalleryOrder = 'given' | 'reverse' | 'shuffled';

/** The pictures of a gallery as pages of at most so many (GAL-1). */
export function pagesOf<Item>(items: readonly Item[], perPage: number): Item[][] {
  const size = perPage > 0 ? perPage : usualPerPage;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}

/** Pictures in the order chosen. Shuffled is by their names: mixed, and the same for everyone. */
export function inOrder<Item extends { picture: { name: string } }>(
  items: readonly Item[],
  order: GalleryOrder,
): Item[] {
  if (order === 'given') return [...items];
  if (order === 'reverse') return items.toReversed();
  return items.toSorted((a, b) => mixed(a.picture.name) - mixed(b.picture.name));
}

/** A number that tells little of the text it is made of (FNV-1a). */
const mixed = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619), 0x811c9dc5);
