/** Rows of cells from lines: cells separated by `|` or a tab, `\|` is a bar; short rows are filled up. */
export function tableCells(source: string): string[][] {
  const rows = source
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split(/(?<!\\)\||\t/).map((cell) => cell.replaceAll('\\|', '|').trim()));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

const figure = /^[€$£+−–-]?\s?\d[\d.,:]*\s?(€|%|km|m|kg|cm|min|uur|hrs?|Std\.?)?$/;

/** The columns that hold only figures (and blanks or dashes): they stand to the right, so digits line up. */
export const figureColumns = (body: readonly (readonly string[])[]): boolean[] =>
  (body[0] ?? []).map((_, column) => {
    const cells = body.map((row) => row[column] ?? '').filter((cell) => cell && !/^[–—-]$/.test(cell));
    return cells.length > 0 && cells.every((cell) => figure.test(cell));
  });
