/**
 * Of two orders the ids that kept theirs: the largest set of ids in both that stand in the same order. The others
 * are those one would say were moved.
 */
export function unmovedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const positions = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => positions.has(id));
  // Longest rising run of positions, by patience sorting.
  const ends: number[] = [];
  const previous: number[] = [];
  const at = (index: number) => positions.get(common[index] as string) as number;
  common.forEach((_, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(ends[middle] as number) < at(index)) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (ends[low - 1] as number) : -1;
    ends[low] = index;
  });
  const kept = new Set<string>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] as number) {
    kept.add(common[index] as string);
  }
  return kept;
}
