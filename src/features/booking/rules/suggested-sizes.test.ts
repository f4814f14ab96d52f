import { expect, test } from 'vitest';
import type { BikeType } from '../booking.types.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { suggestSizes } from './suggested-sizes.ts';

test('BOOK-2 each member of a group gets the size that fits best, or none', () => {
  const city = smallCatalogue.bikeTypes[0] as BikeType;
  expect(suggestSizes(city, [150, 164, 166, 168, 182, 190, 149]).map(({ sizeId }) => sizeId)).toEqual([
    's',
    's',
    's',
    'm',
    'm',
    null,
    null,
  ]);
});
