const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Every character the site's fonts hold: Latin-1 and the marks that Dutch, English and German print uses. */
export const fontLetters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸĲĳẞ€–—‘’‚“”„…•‹›→←↑↓×·−′″™`;
