import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMinutes,
  dateOfHour,
  datesFromTo,
  firstHourOf,
  formatDate,
  hourIndexAfter,
  hourIndexOf,
  isLocalDateTime,
  minutesBetween,
  momentOfHour,
  parseDate,
  parseTime,
  weekdayOf,
} from './local-time.ts';
import { instantOf, localNow } from './zoned-time.ts';

const amsterdam = 'Europe/Amsterdam';

describe('dates as visitors write them', () => {
  test('BOOK-1 a date is read in every usual spelling and shown as dd/mm/yyyy', () => {
    for (const typed of ['05/04/2027', '5/4/2027', '5-4-2027', '5.4.27', ' 5 4 2027 ', '2027-04-05']) {
      expect(parseDate(typed), typed).toBe('2027-04-05');
    }
    expect(formatDate('2027-04-05')).toBe('05/04/2027');
  });

  test('BOOK-1 a day that does not exist is no date', () => {
    for (const typed of [
      '31/02/2027',
      '29/02/2027',
      '00/01/2027',
      '1/13/2027',
      'tomorrow',
      '',
      '5/4',
      '5/4/202',
    ]) {
      expect(parseDate(typed), typed).toBeUndefined();
    }
    expect(parseDate('29/02/2028')).toBe('2028-02-29');
  });

  test('a time is read leniently', () => {
    expect(['9', '9:30', '09.30', '0930', '23:59'].map(parseTime)).toEqual([
      '09:00',
      '09:30',
      '09:30',
      '09:30',
      '23:59',
    ]);
    expect(['24:00', '9:60', 'noon', ''].map(parseTime)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('only complete moments that exist count', () => {
    expect(isLocalDateTime('2027-04-05T09:30')).toBe(true);
    for (const text of ['2027-04-31T09:30', '2027-04-05T24:00', '2027-04-05 09:30', '2027-04-05T09:30:00']) {
      expect(isLocalDateTime(text), text).toBe(false);
    }
  });
});

describe('hours of the wall clock', () => {
  test('BOOK-4 every day has 24 hours, also when the clock changes', () => {
    for (const date of ['2027-03-28', '2027-10-31', '2028-02-29', '2026-12-31']) {
      expect(firstHourOf(addDays(date, 1)) - firstHourOf(date), date).toBe(24);
      expect(minutesBetween(`${date}T00:00`, `${addDays(date, 1)}T00:00`)).toBe(1440);
    }
  });

  test('a moment lies in its hour; the end of a rental opens the next', () => {
    expect(momentOfHour(hourIndexOf('2027-04-05T10:45'))).toBe('2027-04-05T10:00');
    expect(hourIndexAfter('2027-04-05T10:45')).toBe(hourIndexOf('2027-04-05T11:00'));
    expect(hourIndexAfter('2027-04-05T11:00')).toBe(hourIndexOf('2027-04-05T11:00'));
  });

  test('hours and moments turn into each other and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (hour) => {
        expect(hourIndexOf(momentOfHour(hour))).toBe(hour);
        expect(firstHourOf(dateOfHour(hour))).toBe(Math.floor(hour / 24) * 24);
      }),
    );
  });

  test('adding minutes and counting them agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), (minutes) => {
        const later = addMinutes('2027-03-28T01:30', minutes);
        expect(minutesBetween('2027-03-28T01:30', later)).toBe(minutes);
      }),
    );
  });

  test('weekdays and ranges of dates', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(datesFromTo('2027-02-27', '2027-03-02')).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
      '2027-03-02',
    ]);
    expect(datesFromTo('2027-03-02', '2027-02-27')).toEqual([]);
  });
});

describe('the wall clock of Amsterdam', () => {
  test('BOOK-1 the new day begins at midnight in Amsterdam, in winter and in summer', () => {
    expect(localNow(new Date('2026-12-31T22:59:59Z'), amsterdam)).toBe('2026-12-31T23:59');
    expect(localNow(new Date('2026-12-31T23:00:00Z'), amsterdam)).toBe('2027-01-01T00:00');
    expect(localNow(new Date('2027-06-30T22:00:00Z'), amsterdam)).toBe('2027-07-01T00:00');
  });

  test('skipped and repeated hours have an instant', () => {
    expect(instantOf('2027-03-28T02:30', amsterdam).toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(instantOf('2027-10-31T02:30', amsterdam).toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(instantOf('2027-07-01T10:00', amsterdam).toISOString()).toBe('2027-07-01T08:00:00.000Z');
  });
});
