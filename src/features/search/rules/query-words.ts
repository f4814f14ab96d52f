import { fold } from './fold.ts';

/** More of a query is not read: characters, and words. */
const longest = { text: 100, words: 8 };

/** The words of a query: letters and digits, folded, each once. Whatever else was typed is not read. */
export function queryWords(text: string): string[] {
  const read = fold(text.slice(0, longest.text).toWellFormed());
  const words = read.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, longest.words);
}
