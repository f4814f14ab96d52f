/**
 * What a page reads of a query: all of it, or these names, each with the value that its bare address stands for
 * (`page` → `1`).
 */
export type QueryReading = 'whole' | ReadonlyMap<string, string>;

/**
 * The part of a query that a page reads, always written the same way, so that one answer has one address; '' is the bare
 * address. Of a name that stands there several times the first counts.
 */
export function queryRead(query: string, reads: QueryReading): string {
  if (reads === 'whole') return new URLSearchParams(query).toString();
  if (reads.size === 0) return '';
  const asked = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const [name, usual] of reads) {
    const value = asked.get(name) || usual;
    if (value !== usual) read.set(name, value);
  }
  return read.toString();
}
