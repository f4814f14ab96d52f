const most = 0x17f;
/** Beyond Latin-1 and Latin Extended-A: Romanian ș and ț, spaces and marks of print, the euro. */
const further = /[\u0218-\u021b\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]/;

const absent =
  /[\u0114\u0115\u0128\u0129\u012c\u012d\u0138\u013f\u0140\u0149\u014e\u014f\u0162\u0163\u0166-\u0169\u017f]/;

const isPrintable = (letter: string) =>
  further.test(letter) || ((letter.codePointAt(0) ?? 0) <= most && !absent.test(letter));

/**
 * What a guest typed, in letters that the fonts have: `Nguyễn` loses two accents, `Ольга` becomes question marks,
 * which is better than a line of boxes.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a font has no shape for them
    if (/[\u0000-\u001f\u007f-\u009f\u00ad]/.test(letter)) return '';
    if (isPrintable(letter)) return letter;
    if (/\p{White_Space}/u.test(letter)) return ' ';
    const [base = ''] = letter.normalize('NFD');
    return isPrintable(base) ? base : /\p{Mark}/u.test(letter) ? '' : '?';
  }).join('');
