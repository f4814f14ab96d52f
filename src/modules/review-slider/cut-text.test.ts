import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text within the limit is whole', () => {
  expect(cutText('Fijne fiets', 11)).toEqual({ shown: 'Fijne fiets', rest: '' });
  expect(cutText('Fijne fiets', 0)).toEqual({ shown: 'Fijne fiets', rest: '' });
});

test('REV-6 a longer text is cut at the last space within the limit', () => {
  expect(cutText('Fijne fiets en aardige mensen', 16)).toEqual({
    shown: 'Fijne fiets en',
    rest: ' aardige mensen',
  });
});

test('REV-6 it is cut at the limit when that space lies in the first half', () => {
  expect(cutText('Een Spaarndammerdijkfietstocht', 16)).toEqual({
    shown: 'Een Spaarndammer',
    rest: 'dijkfietstocht',
  });
});
