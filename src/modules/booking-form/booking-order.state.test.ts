import { expect, test } from 'vitest';
import type { Catalogue } from '../../features/booking/booking.types.ts';
import { bikeInput, readCount, readHeights, readOrder } from './booking-order.state.ts';

const catalogue = {
  bikeTypes: [{ id: 'city', sizes: [{ id: 'm' }] }],
  accessories: [{ id: 'helmet' }],
} as unknown as Catalogue;

const rental = {
  kind: 'rental',
  input_6_39: '01/05/2027',
  pick_up_time: '10:00',
  input_6_44: '02/05/2027',
  return_time: '12:00',
  [bikeInput('city', 'm')]: ' 2 ',
};
const tour = { kind: 'tour', tour: 'dunes', input_6_96: '01/05/2027', departure: 'd1', adults: '2' };

test('BOOK-2 the form’s inputs make an order for bikes', () => {
  expect(readOrder(rental, catalogue)).toEqual({
    problems: {},
    order: {
      kind: 'rental',
      pickUp: '2027-05-01T10:00',
      return: '2027-05-02T12:00',
      bikes: [{ bikeTypeId: 'city', sizeId: 'm', quantity: 2 }],
      accessories: [],
      deliveryAddress: null,
    },
  });
});

test('BOOK-3 the form’s inputs make an order for a tour, each child with its age', () => {
  const values = {
    ...tour,
    children: '2',
    'child_age.0': '8',
    'child_age.1': '0',
    tour_heights: '168, 182cm',
  };
  expect(readOrder(values, catalogue).order).toMatchObject({ childAges: [8, 0], heightsCm: [168, 182] });
});

test('BOOK-9 each input that cannot be read is named with what is wrong', () => {
  const wrong = { ...rental, input_6_39: '31/02/2027', 'accessory.helmet': 'two', return_time: '' };
  expect(readOrder(wrong, catalogue)).toEqual({
    order: undefined,
    problems: { input_6_39: 'invalidDate', 'accessory.helmet': 'invalidNumber', return_time: 'required' },
  });
});

test('BOOK-3 more children than can be given an age are refused, never left behind', () => {
  const ages = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`child_age.${index}`, '8']));
  expect(readOrder({ ...tour, ...ages, children: '25' }, catalogue)).toEqual({
    order: undefined,
    problems: { children: 'tooManyChildren' },
  });
});

test.each([
  ['', 0],
  ['12', 12],
  ['-1', undefined],
  ['1.5', undefined],
  ['99999', undefined],
])('the count %j is %s', (text, count) => expect(readCount(text)).toBe(count));

test('heights of no person are refused', () => {
  expect(readHeights('20')).toBeUndefined();
  expect(readHeights('1.80')).toBeUndefined();
  expect(readHeights('')).toEqual([]);
});
