import type { Segment } from '../search.types.ts';
import { fold } from './fold.ts';

/** A passage is about this long, in characters, and begins this far before the first word found. */
const passage = { length: 220, before: 60 };

/** Shorter parts of a word match only its beginning: `zee` stands in `Zuiderzee`, `de` not in every word. */
const shortestInside = 3;

/** Tells whether a folded word is one of those searched for: contains a word or stem, or begins with a short one. */
const isMatch = (word: string, needles: readonly string[]): boolean =>
  needles.some((needle) =>
    needle.length < shortestInside ? word.startsWith(needle) : word.includes(needle),
  );

/** A stem of so few letters stands in words of another meaning: that of `regen` is `reg`, as in `regel`. */
const shortestStem = 4;

/** What to look for in a text: the words as typed, and those of their stems that tell enough. All folded. */
export const needlesOf = (words: readonly string[], stems: readonly string[]): string[] => [
  ...words,
  ...stems.filter((stem) => stem.length >= shortestStem),
];

/** A text in pieces, the words searched for marked. `needles` are folded words and stems. */
export function marked(text: string, needles: readonly string[]): Segment[] {
  const normal = text.normalize('NFC');
  const folded = fold(normal);
  const segments: Segment[] = [];
  const add = (piece: string, matched: boolean) => {
    const last = segments.at(-1);
    if (last && last.matched === matched) last.text += piece;
    else if (piece) segments.push({ text: piece, matched });
  };
  let end = 0;
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    add(normal.slice(end, index), false);
    end = index + word.length;
    add(normal.slice(index, end), isMatch(word, needles));
  }
  add(normal.slice(end), false);
  return segments;
}

/** What parts sentences and texts: a passage that goes on neither begins nor ends with it. */
const partingAtStart = /^[\s·,;:–]+/u;
const partingAtEnds = /^[\s·,;:–]+|[\s·,;:–]+$/gu;

/** The passage of a text in which the words stand first; its beginning when they stand nowhere in it. */
export function excerpt(text: string, needles: readonly string[]): Segment[] {
  const normal = text.normalize('NFC');
  const first = [...fold(normal).matchAll(/[\p{L}\p{N}]+/gu)].find(({ 0: word }) => isMatch(word, needles));
  const start = first && first.index > passage.before ? wordStart(normal, first.index - passage.before) : 0;
  const end = Math.min(normal.length, start + passage.length);
  const cut = end < normal.length ? wordEnd(normal, end, start) : end;
  const segments = marked(
    normal
      .slice(start, cut)
      .replace(cut < normal.length ? partingAtEnds : partingAtStart, '')
      .trim(),
    needles,
  );
  if (start > 0) segments.unshift({ text: '… ', matched: false });
  if (cut < normal.length) segments.push({ text: ' …', matched: false });
  return segments;
}

function wordStart(text: string, near: number): number {
  const space = text.indexOf(' ', near);
  return space === -1 || space > near + passage.before ? near : space + 1;
}

/** A single word may be longer than the passage: then it is cut. */
function wordEnd(text: string, near: number, start: number): number {
  const space = text.lastIndexOf(' ', near);
  return space <= start ? near : space;
}
