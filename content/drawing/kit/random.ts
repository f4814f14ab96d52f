/** A seeded generator (mulberry32), so that every run draws the same picture. */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item;
}

export function random(seed: number): Random {
  let state = seed * 2654435761;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}
