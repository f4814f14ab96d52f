/** A window of this many page links goes along with the page shown: three before it and one after (SITE-5). */
const links = 5;
const after = 1;

/** How many a portfolio shows on its first page (SITE-5, POR-1). */
export const portfolioFirstLinks = 4;

/**
 * The numbers of the pages to link to: current −3 … +1, near the start the first five, near the end the last five
 * (SITE-5). `first` is how many stand there on page 1.
 */
export function pageLinks(current: number, last: number, first = links): number[] {
  const count = Math.min(current === 1 ? first : links, last);
  const start = Math.max(1, Math.min(current + after, last) - count + 1);
  return Array.from({ length: count }, (_, index) => start + index);
}
