import { expect, test } from 'vitest';
import { type OutlineBranch, outlineTree } from './outline-tree.ts';

const headings = (...levels: number[]) =>
  levels.map((level, index) => ({ level, text: `${index}`, id: `a${index}` }));
const drawn = (branches: OutlineBranch[]): string =>
  branches
    .map(({ heading, below }) => heading.text + (below.length > 0 ? `(${drawn(below)})` : ''))
    .join(' ');

test('headings stand under the one of the level above', () => {
  expect(drawn(outlineTree(headings(1, 2, 3, 3, 2, 3), 2, 2))).toBe('1(2 3) 4(5)');
});
test('levels that are not asked for are left out', () => {
  expect(drawn(outlineTree(headings(1, 2, 3, 4, 2), 2, 1))).toBe('1 4');
  expect(drawn(outlineTree(headings(1, 2, 3), 1, 4))).toBe('0(1(2))');
});
test('a level left out leaves no gap, and a deeper heading may come first', () => {
  expect(drawn(outlineTree(headings(2, 4, 3, 2), 2, 3))).toBe('0(1 2) 3');
  expect(drawn(outlineTree(headings(3, 2, 3), 2, 2))).toBe('0 1(2)');
});
