const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is searched for stands somewhere in these names; accents and case do not count. */
export const matches = (search: string, names: readonly string[]): boolean => {
  const all = plain(names.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
};
