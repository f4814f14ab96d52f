import { expect, test } from 'vitest';
import { readPlace } from './read-place.ts';

const shop = { latitude: 52.3807, longitude: 4.6403 };

test.each([
  '52.3807, 4.6403',
  '52.3807 4.6403',
  '52,3807 4,6403',
  '52.3807° N, 4.6403° E',
  'https://www.openstreetmap.org/?mlat=52.3807&mlon=4.6403#map=17/52.4/4.7',
  'https://www.openstreetmap.org/#map=17/52.3807/4.6403',
  'https://www.google.com/maps/place/X/@52.4,4.7,17z/data=!3d52.3807!4d4.6403',
  'https://www.google.com/maps/@52.3807,4.6403,17z',
  'https://maps.apple.com/?ll=52.3807,4.6403',
  'geo:52.3807,4.6403?z=17',
])('EDIT-2 a place is read as people copy it: %s', (typed) => {
  expect(readPlace(typed)).toEqual(shop);
});

test('EDIT-2 degrees, minutes and seconds are read, in Dutch and German too', () => {
  for (const typed of ['52°22\'50.52"N 4°38\'25.08"E', '52° 22\' 50.52" N, 4° 38\' 25.08" O'])
    expect(readPlace(typed)).toEqual(shop);
  expect(readPlace("33°51'Z 151°12'W")).toEqual({ latitude: -33.85, longitude: -151.2 });
});

test('EDIT-2 what is no place on earth is refused', () => {
  for (const typed of ['', 'Haarlem', '52', '91, 4', '52, 181', 'javascript:alert(1)', '<b>52.1</b>'])
    expect(readPlace(typed), typed).toBeUndefined();
});
