/**
 * Columns by the width the portfolio has (POR-2), widest first; narrower than the last is one. `portfolio.module.css` has
 * the same numbers, for container queries take none from elsewhere.
 */
export const portfolioColumns = [
  { from: 1600, columns: 5 },
  { from: 1024, columns: 4 },
  { from: 768, columns: 3 },
  { from: 480, columns: 2 },
] as const;

/** An item's picture is this part of its column's width high (POR-2). */
export const itemHeight = 0.75;

/** The `sizes` of the pictures, as the columns have it when the portfolio is as wide as the window. */
export const itemSizes = [
  ...portfolioColumns.map(({ from, columns }) => `(min-width: ${from}px) ${Math.ceil(100 / columns)}vw`),
  '100vw',
].join(', ');

/** How many items stand on a page of the grid at first (`posts-number`, POR-1). */
export const usualPerPage = 12;

/** How long an item stands at the start of the carousel when it goes on by itself (POR-3). */
export const usualSeconds = 7;
