import { expect, test } from 'vitest';
import { priceParts } from './price-parts.ts';

test.each([
  ['nl', '€\u00a0', true],
  ['en', '€', true],
  ['de', '\u00a0€', false],
] as const)('the sign of the currency stands where %s puts it', (language, sign, signFirst) => {
  expect(priceParts('14', '€', language)).toEqual({ amount: '14', sign, signFirst });
});

test('words in place of a price have no sign', () => {
  expect(priceParts('op aanvraag', '€', 'nl')).toMatchObject({ amount: 'op aanvraag', sign: '' });
});
