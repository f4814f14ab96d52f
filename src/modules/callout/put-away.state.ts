/** What visitors put away is remembered this many notices long; then the oldest comes back, should it still stand. */
export const mostRemembered = 50;

/** FNV-1a of the words, in base 36: a notice that says something else is another one. */
export function hashOf(words: string): string {
  let hash = 0x811c9dc5;
  for (const letter of words.replace(/\s+/g, ' ').trim())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** The hashes in what was stored; nothing of what is no such list. */
export const putAwayIn = (stored: string | null): string[] =>
  (stored ?? '').split(' ').filter((each) => /^[0-9a-z]{1,8}$/.test(each));

/** What to store when one more was put away. */
export const withPutAway = (stored: string | null, hash: string): string =>
  [...putAwayIn(stored).filter((each) => each !== hash), hash].slice(-mostRemembered).join(' ');
