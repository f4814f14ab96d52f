import { unmovedIds } from './unmoved-ids.ts';

export interface MergedOrder {
  order: string[];
  /** Ids that both sides moved, each elsewhere; mine stands. */
  moved: string[];
}

/**
 * One order of what stands in a place. What neither side moved or added keeps its order; everything else follows what it
 * follows on its own side. Of two additions at the same spot the smaller id comes first, whoever merges.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergedOrder {
  const still = { mine: unmovedIds(base, mine), theirs: unmovedIds(base, theirs) };
  const inTheirs = new Set(theirs);
  const inMine = new Set(mine);
  const unmoved = mine.filter((id) => still.mine.has(id) && still.theirs.has(id));
  const movedByBoth = mine.filter((id) => inTheirs.has(id) && !still.mine.has(id) && !still.theirs.has(id));
  const agreed = new Set([...unmoved, ...movedByBoth]);
  const agree = sameOrder(mine, theirs, agreed);
  const fixed = agree ? agreed : new Set(unmoved);
  // Mine places what it moved or brought here; theirs what mine left in its place or does not have here.
  const ours = runsAfter(mine, fixed, (id) => !inTheirs.has(id) || !still.mine.has(id));
  const other = runsAfter(theirs, fixed, (id) => !inMine.has(id) || still.mine.has(id));
  const order: string[] = [];
  for (const anchor of ['', ...mine.filter((id) => fixed.has(id))]) {
    if (anchor) order.push(anchor);
    const runs = [ours.get(anchor) ?? [], other.get(anchor) ?? []].filter((run) => run.length > 0);
    runs.sort(([one = ''], [two = '']) => (one < two ? -1 : 1));
    order.push(...runs.flat());
  }
  return { order, moved: agree ? [] : movedByBoth };
}

function sameOrder(one: readonly string[], other: readonly string[], of: ReadonlySet<string>): boolean {
  const others = other.filter((id) => of.has(id));
  return one.filter((id) => of.has(id)).every((id, index) => id === others[index]);
}

/** The chosen ids of a list, by the fixed one each follows; '' is the beginning. */
function runsAfter(
  list: readonly string[],
  fixed: ReadonlySet<string>,
  chosen: (id: string) => boolean,
): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let anchor = '';
  for (const id of list) {
    if (fixed.has(id)) anchor = id;
    else if (chosen(id)) {
      const run = runs.get(anchor);
      if (run) run.push(id);
      else runs.set(anchor, [id]);
    }
  }
  return runs;
}
