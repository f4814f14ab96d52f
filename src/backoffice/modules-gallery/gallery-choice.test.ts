import { expect, test } from 'vitest';
import { documentAddress, galleryChoiceOf } from './gallery-choice.ts';

test('the address keeps the choice and drops what it does not understand', () => {
  const choice = { module: 'carousel', width: 820, language: 'de', twice: true, show: 'fields' } as const;
  expect(galleryChoiceOf({ ...choice })).toEqual(choice);
  expect(galleryChoiceOf({ module: 7, width: 821, language: 'fr', twice: 'yes', show: 'all' })).toEqual({});
});

test('a fixture is asked for as it is to be shown', () => {
  expect(documentAddress(2, { module: 'carousel', width: 390, language: 'en', twice: true })).toBe(
    '/admin/modules/show/carousel?fixture=2&language=en&twice=1',
  );
  expect(documentAddress(0, {})).toBe('/admin/modules/show/style-guide?fixture=0');
});
