import { expect, test } from 'vitest';
import type { Catalogue } from '../booking.types.ts';
import { affectedBookings } from './affected-bookings.ts';

const hours = [1, 2, 3, 4, 5].map((weekday) => ({
  ...{ from: '01-01', until: '12-31', weekday },
  ...{ opens: '09:00', closes: '18:00' },
}));
const before: Pick<Catalogue, 'openingHours' | 'closedDays'> = { openingHours: hours, closedDays: [] };
const now = '2027-05-03T12:00';
const name = { nl: 'Dicht', en: 'Closed', de: 'Zu' };
/** Monday to Wednesday. */
const rental = { startsAt: '2027-05-03T14:00', endsAt: '2027-05-05T17:30' };

const closing = (date: string) => ({ ...before, closedDays: [{ date, name }] });

test('EDIT-5 a booking that ends on a day that would close is counted on that day', () => {
  expect(affectedBookings([rental], { before, after: closing('2027-05-05'), now })).toEqual({
    days: [{ date: '2027-05-05', bookings: 1 }],
    bookings: 1,
  });
});

test('EDIT-5 a rental that lasts over a closed day is no trouble', () => {
  expect(affectedBookings([rental], { before, after: closing('2027-05-04'), now }).bookings).toBe(0);
});

test('EDIT-5 shorter hours count like a closed day', () => {
  const after = { ...before, openingHours: hours.map((each) => ({ ...each, closes: '17:00' })) };
  expect(affectedBookings([rental], { before, after, now }).days).toEqual([
    { date: '2027-05-05', bookings: 1 },
  ]);
});

test('EDIT-5 what lay outside the hours already, or is over, is no news', () => {
  const late = { startsAt: '2027-05-03T20:00', endsAt: '2027-05-03T22:00' };
  const past = { startsAt: '2027-05-03T10:00', endsAt: '2027-05-04T10:00' };
  const after = closing('2027-05-03');
  expect(affectedBookings([late, past], { before, after, now }).bookings).toBe(0);
});

test('EDIT-5 a booking that begins and ends on such a day counts once', () => {
  const sameDay = { startsAt: '2027-05-05T10:00', endsAt: '2027-05-05T12:00' };
  const found = affectedBookings([sameDay, rental], { before, after: closing('05-05'), now });
  expect(found).toEqual({ days: [{ date: '2027-05-05', bookings: 2 }], bookings: 2 });
});
