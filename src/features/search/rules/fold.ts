/**
 * A text as search compares it: small letters without accents, `ß` as `s`. Every UTF-16 unit stays one, so that a place in
 * the folded text is the same place in the text.
 */
export const fold = (text: string): string => text.normalize('NFC').replace(/[^\0-\x7f]|[A-Z]/gu, foldLetter);

function foldLetter(letter: string): string {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const folded = plain === 'ß' ? 's' : plain;
  return folded.length === letter.length ? folded : letter;
}
