import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test('EDIT-3 a title becomes a word for addresses', () => {
  expect(slugOf('Duinen & zee')).toBe('duinen-zee');
  expect(slugOf('Große Räder – für Köln')).toBe('grosse-rader-fur-koln');
  expect(slugOf('Foto’s van gasten')).toBe('fotos-van-gasten');
  expect(slugOf('!')).toBe('');
});
