import { useRef } from 'react';

/**
 * A key for each item of a list that has none of its own, so that a row keeps its state when it moves. Whoever
 * changes the list changes the keys with it; a list changed elsewhere (undo) keeps those of its first items.
 */
export function useItemKeys(length: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  const fresh = () => {
    next.current += 1;
    return next.current;
  };
  while (keys.current.length < length) keys.current.push(fresh());
  if (keys.current.length > length) keys.current.length = length;
  return {
    keys: keys.current,
    inserted: (index: number): number => {
      const key = fresh();
      keys.current = keys.current.toSpliced(index, 0, key);
      return key;
    },
    removed: (index: number) => {
      keys.current = keys.current.toSpliced(index, 1);
    },
    moved: (from: number, to: number) => {
      keys.current = movedItem(keys.current, from, to);
    },
  };
}

/** A list with one item taken to another place. */
export function movedItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
