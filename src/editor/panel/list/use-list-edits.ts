import { useState } from 'react';
import type { ListItem } from './list-item.ts';
import { movedItem, useItemKeys } from './use-item-keys.ts';

interface Removed {
  item: ListItem;
  index: number;
  name: string;
}

interface Options {
  items: readonly ListItem[];
  onChange(items: ListItem[]): void;
  nameOf(item: ListItem, index: number): string;
  /** Told once a row stands elsewhere; `place` counts from 1. */
  onMoved(name: string, place: number): void;
  onRemoved(name: string): void;
}

/** Adds, moves and takes away rows of a list; which are open, and the last one removed, which can come back. */
export function useListEdits({ items, onChange, nameOf, onMoved, onRemoved }: Options) {
  const { keys, inserted, removed: dropKey, moved: moveKey } = useItemKeys(items.length);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<Removed>();

  const insert = (index: number, item: ListItem, opened: boolean) => {
    const key = inserted(index);
    if (opened) setOpen(new Set([...open, key]));
    onChange(items.toSpliced(index, 0, item));
  };
  return {
    ...{ keys, open, removed, insert },
    toggle: (key: number) => setOpen(toggled(open, key)),
    move(from: number, to: number) {
      const item = items[from];
      if (!item || from === to || to < 0 || to >= items.length) return;
      moveKey(from, to);
      setRemoved(undefined);
      onChange(movedItem(items, from, to));
      onMoved(nameOf(item, from), to + 1);
    },
    remove(index: number) {
      const item = items[index];
      if (!item) return;
      const name = nameOf(item, index);
      dropKey(index);
      setRemoved({ item, index, name });
      onChange(items.toSpliced(index, 1));
      onRemoved(name);
    },
    putBack() {
      if (!removed) return;
      insert(Math.min(removed.index, items.length), removed.item, false);
      setRemoved(undefined);
    },
  };
}

function toggled(set: ReadonlySet<number>, key: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}
