import { expect, test } from 'vitest';
import type { RentalRequest, TourRequest } from '../../features/booking/booking.types.ts';
import { changeInputOf, firstValues, readChange, sentValues } from './booking-change.state.ts';

const rental: RentalRequest = {
  kind: 'rental',
  pickUp: '2027-06-03T10:00',
  return: '2027-06-03T12:00',
  bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 2 }],
  accessories: [{ accessoryId: 'helmet', quantity: 1 }],
  deliveryAddress: null,
};
const tour: TourRequest = {
  kind: 'tour',
  departureId: 'one',
  adults: 2,
  childAges: [9],
  privateGroup: false,
  guideLanguage: 'nl',
  heightsCm: [180],
};

test('BOOK-8 a rental keeps its bikes and gets other times, however the date is written', () => {
  const values = { ...firstValues(rental), pick_up_date: '4/6/2027', return_date: '2027-06-05' };
  expect(readChange(values, rental)).toEqual({
    order: { ...rental, pickUp: '2027-06-04T10:00', return: '2027-06-05T12:00' },
  });
});

test('BOOK-8 a tour keeps its people and gets another departure, in the language of that', () => {
  expect(readChange({ departure: 'two' }, tour)).toEqual({
    order: { ...tour, departureId: 'two', guideLanguage: null },
  });
  const group = { ...tour, privateGroup: true };
  expect(readChange({ departure: 'two' }, group)).toEqual({ order: { ...group, departureId: 'two' } });
});

test('BOOK-9 what is missing or unreadable is named at its field, and what was typed stays', () => {
  const form = new URLSearchParams({ pick_up_date: '31/02/2027', pick_up_time: '10:00', return_date: '' });
  const values = sentValues(form, rental);
  expect(values).toEqual({
    pick_up_date: '31/02/2027',
    pick_up_time: '10:00',
    return_date: '',
    return_time: '',
  });
  expect(readChange(values, rental)).toEqual({
    problems: { pick_up_date: 'invalid-date', return_date: 'required', return_time: 'required' },
  });
});

test('an alternative fills the form in place of what stands in it', () => {
  const form = new URLSearchParams({ instead: '2027-06-04T14:00/2027-06-04T16:00', pick_up_date: '' });
  expect(readChange(sentValues(form, rental), rental)).toEqual({
    order: { ...rental, pickUp: '2027-06-04T14:00', return: '2027-06-04T16:00' },
  });
});

test('BOOK-9 a refusal stands at the date or the time it is about', () => {
  expect(changeInputOf({ code: 'closed-day', field: 'pickUp' })).toBe('pick_up_date');
  expect(changeInputOf({ code: 'outside-opening-hours', field: 'return' })).toBe('return_time');
  expect(changeInputOf({ code: 'full' })).toBe('');
});
