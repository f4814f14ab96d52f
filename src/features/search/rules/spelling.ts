/** How many typing errors a word may have and still be understood: none in short ones, one, from eight letters two. */
export function allowedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The known word that is meant by one with typing errors; of several alike the first. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let fewest = allowedErrors(word) + 1;
  for (const each of known) {
    const errors = countErrors(word, each, fewest);
    if (errors < fewest) {
      nearest = each;
      fewest = errors;
    }
  }
  return nearest;
}

/**
 * Letters that are wrong, missing, too many, or swapped with their neighbour between two words; `limit` when they are at
 * least so many.
 */
function countErrors(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : limit,
      );
    }
    if (Math.min(...row) >= limit) return limit;
    before = last;
    last = row;
  }
  return Math.min(at(last, other.length), limit);
}

const at = (row: readonly number[], index: number): number => row[index] as number;
