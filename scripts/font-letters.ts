const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ascii = range(0x20, 0x7e);

/**
 * What running text is written with: Latin-1 (without the soft hyphen, which has no shape) and the marks that
 * Dutch, English and German print uses. The fonts have no arrows to left and right: those are icons.
 */
export const textLetters = `${ascii}${range(0xa0, 0xac)}${range(0xae, 0xff)}Œœ€–—‘’‚“”„…•‹›↑↓−™`;

/** What headings and prices are written with: the accents of our languages and their neighbours. */
export const displayLetters = `${ascii}\u00a0§°·«»½×ßÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜŒàáâäçèéêëìíîïñòóôöøùúûüœ€£–—‘’‚“”„…•−`;
