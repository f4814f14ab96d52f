import type { LocalDate } from '../../lib/local-time.ts';

export interface Month<Row> {
  /** `2026-12`. */
  key: string;
  name: string;
  rows: Row[];
}

/** The first `shownAtFirst` rows by the month of their date, and those that come later. */
export function groupByMonth<Row extends { date: LocalDate }>(
  rows: readonly Row[],
  shownAtFirst: number,
  nameOf: (date: LocalDate) => string,
): { months: Month<Row>[]; later: Month<Row>[] } {
  const byMonth = (part: readonly Row[]) =>
    [...Map.groupBy(part, ({ date }) => date.slice(0, 7))].map(([key, inMonth]) => ({
      key,
      name: nameOf(`${key}-01`),
      rows: inMonth,
    }));
  return { months: byMonth(rows.slice(0, shownAtFirst)), later: byMonth(rows.slice(shownAtFirst)) };
}
