const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ascii = range(0x20, 0x7e);

/** What running text is written with: Latin-1 and the marks that Dutch, English and German print uses. */
export const textLetters = `${ascii}${range(0xa0, 0xff)}ŒœŠšŽžŸĲĳẞ€–—‘’‚“”„…•‹›→←↑↓×·−′″™`;

/** What headings and prices are written with: the accents of our languages and their neighbours. */
export const displayLetters = `${ascii}\u00a0§°·«»½×ßÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜŒàáâäçèéêëìíîïñòóôöøùúûüœẞ€£–—‘’‚“”„…•−→`;
