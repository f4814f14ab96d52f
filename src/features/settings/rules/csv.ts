/**
 * The rows of a list of comma-separated values as spreadsheets write them: quoted cells, commas, semicolons or tabs, with
 * or without a byte order mark. Cells are text and nothing else: an apostrophe that spreadsheets put before `=`, `+`,
 * `-` or `@` to defuse them is taken off.
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\ufeff/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim().replace(/^'(?=[=+\-@])/, ''));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** What the first line separates with. */
function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1);
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t', ','].sort((a, b) => count(b) - count(a))[0] as string;
}

/** A cell for a spreadsheet, which must not take it for a formula. */
export const csvCell = (text: string): string =>
  `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
