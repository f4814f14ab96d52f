import { expect, test } from 'vitest';
import { keyed } from './keyed.ts';

test('the same text twice has two keys, and the first keeps its own', () => {
  expect(keyed(['Slot', 'Helm', 'Slot'], (text) => text).map(({ key }) => key)).toEqual([
    'Slot',
    'Helm',
    'Slot (2)',
  ]);
});
