import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { openSpanOn } from './opening-hours.ts';
import { checkRentalTimes } from './rental-times.ts';

const check = (pickUp: string, returned: string, now = '2027-06-01T12:00') =>
  checkRentalTimes({ pickUp, return: returned }, smallCatalogue, now).map(
    ({ code, field }) => `${field} ${code}`,
  );

describe('when bikes are picked up and returned', () => {
  test('BOOK-2 inside opening hours, the closing time only for a return', () => {
    expect(check('2027-06-03T09:00', '2027-06-03T18:00')).toEqual([]);
    expect(check('2027-06-03T08:30', '2027-06-03T18:30')).toEqual([
      'pickUp outside-opening-hours',
      'return outside-opening-hours',
    ]);
    expect(check('2027-06-03T18:00', '2027-06-04T10:00')).toEqual(['pickUp outside-opening-hours']);
  });

  test('BOOK-2 never on a closed day, though a rental may last over one', () => {
    expect(check('2027-12-24T10:00', '2027-12-24T12:00')).toEqual(['pickUp closed-day', 'return closed-day']);
    expect(check('2027-12-23T10:00', '2027-12-25T12:00')).toEqual([]);
  });

  test('BOOK-1 not in the past, and an hour ahead', () => {
    expect(check('2027-06-01T11:30', '2027-06-01T14:00')).toEqual(['pickUp date-in-past']);
    expect(check('2027-06-01T12:30', '2027-06-01T14:00')).toEqual(['pickUp too-soon']);
    expect(check('2027-06-01T13:00', '2027-06-01T14:00')).toEqual([]);
  });

  test('BOOK-9 reversed, too short, too long, and at odd times', () => {
    expect(check('2027-06-03T12:00', '2027-06-03T12:00')).toEqual(['return return-before-pick-up']);
    expect(check('2027-06-03T12:00', '2027-06-02T12:00')).toEqual(['return return-before-pick-up']);
    expect(check('2027-06-03T12:00', '2027-06-03T12:30')).toEqual(['return too-short']);
    expect(check('2027-06-03T12:00', '2027-07-05T12:00')).toEqual(['return too-long']);
    expect(check('2027-06-03T12:10', '2027-06-03T14:20')).toEqual(['pickUp time-step', 'return time-step']);
  });

  test('BOOK-2 a period of opening hours may run over the new year', () => {
    const winter = { from: '11-01', until: '02-29', weekday: 5, opens: '10:00', closes: '17:00' };
    const open = (date: string) => openSpanOn({ openingHours: [winter], closedDays: [] }, date) !== null;
    expect(['2027-01-01', '2027-02-26', '2027-11-05', '2027-12-31'].map(open)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['2027-03-05', '2027-10-29'].map(open)).toEqual([false, false]);
  });
});
