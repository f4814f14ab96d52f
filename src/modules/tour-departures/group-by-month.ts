import type { LocalDate } from '../../lib/local-time.ts';

export interface Month<Row> {
  /** `2026-12`. */
  key: string;
  name: string;
  rows: Row[];
}

/**
 * Rows by the month of their date. Whole months are shown until `shownAtFirst` rows are; the others come later.
 */
export function groupByMonth<Row extends { date: LocalDate }>(
  rows: readonly Row[],
  shownAtFirst: number,
  nameOf: (date: LocalDate) => string,
): { months: Month<Row>[]; later: Month<Row>[] } {
  const months = [...Map.groupBy(rows, ({ date }) => date.slice(0, 7))].map(([key, inMonth]) => ({
    key,
    name: nameOf(`${key}-01`),
    rows: inMonth,
  }));
  let count = 0;
  const firstLater = months.findIndex((month) => {
    const enough = count >= shownAtFirst;
    count += month.rows.length;
    return enough;
  });
  return firstLater === -1
    ? { months, later: [] }
    : { months: months.slice(0, firstLater), later: months.slice(firstLater) };
}
