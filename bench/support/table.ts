export interface Row {
  what: string;
  measured: string;
  /** What it is compared with, in the same run. */
  against: string;
  ratio: string;
  aim: string;
}

/** Prints rows under each other in columns as wide as they need. */
export function printTable(title: string, rows: readonly Row[]): void {
  const head: Row = { what: title, measured: 'measured', against: 'against', ratio: 'ratio', aim: 'aim' };
  const keys = Object.keys(head) as (keyof Row)[];
  const widths = keys.map((key) => Math.max(...[head, ...rows].map((row) => row[key].length)));
  for (const row of [head, ...rows])
    console.log(keys.map((key, index) => row[key].padEnd(widths[index] ?? 0)).join('  '));
  console.log();
}
