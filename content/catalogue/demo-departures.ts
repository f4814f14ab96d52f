import type { Departure } from '../../src/features/booking/booking.types.ts';
import {
  addDays,
  addMinutes,
  datesFromTo,
  type LocalDate,
  localDateTime,
  weekdayOf,
} from '../../src/lib/local-time.ts';
import { demoTours } from './demo-tours.ts';

type Schedule = {
  tourId: string;
  /** First and last day of the year, `MM-DD`. */
  from: string;
  until: string;
  /** 1 Monday to 7 Sunday. */
  weekdays: number[];
  times: string[];
  seats: number;
  /** Taken in turn, departure after departure. */
  guideLanguages: string[];
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

const schedules: Schedule[] = [
  {
    tourId: 'dunes-and-sea',
    from: '01-02',
    until: '12-24',
    weekdays: [6, 7],
    times: ['10:00'],
    seats: 12,
    guideLanguages: ['nl', 'en'],
  },
  {
    tourId: 'dunes-and-sea',
    from: '04-01',
    until: '09-30',
    weekdays: [3, 5],
    times: ['13:00'],
    seats: 12,
    guideLanguages: ['en', 'de'],
  },
  {
    tourId: 'tulip-fields',
    from: '04-01',
    until: '05-16',
    weekdays: everyDay,
    times: ['09:30', '14:30'],
    seats: 14,
    guideLanguages: ['en', 'nl', 'de'],
  },
  {
    tourId: 'windmills',
    from: '03-01',
    until: '10-31',
    weekdays: [2, 4, 6],
    times: ['10:00'],
    seats: 12,
    guideLanguages: ['en', 'nl', 'de'],
  },
  {
    tourId: 'amsterdam-by-bike',
    from: '01-02',
    until: '12-24',
    weekdays: [5, 7],
    times: ['10:00'],
    seats: 10,
    guideLanguages: ['en', 'nl'],
  },
  {
    tourId: 'zuiderzee',
    from: '04-10',
    until: '10-15',
    weekdays: [6],
    times: ['09:00'],
    seats: 10,
    guideLanguages: ['nl', 'en', 'de'],
  },
];

const daysAhead = 275;

/** The departures of about nine months from a date on, the same for the same dates: seeding again adds only new ones. */
export function demoDepartures(today: LocalDate): Departure[] {
  const dates = datesFromTo(addDays(today, 1), addDays(today, daysAhead));
  return schedules.flatMap((schedule) =>
    dates
      .filter((date) => schedule.weekdays.includes(weekdayOf(date)))
      .filter((date) => schedule.from <= date.slice(5) && date.slice(5) <= schedule.until)
      .flatMap((date) => schedule.times.map((time, index) => departureAt(schedule, date, time, index))),
  );
}

function departureAt(schedule: Schedule, date: LocalDate, time: string, index: number): Departure {
  const { tourId, seats, guideLanguages } = schedule;
  const minutes = demoTours.find((tour) => tour.id === tourId)?.durationMinutes ?? 0;
  const startsAt = localDateTime(date, time);
  const id = `${tourId}-${date}-${time.replace(':', '')}`;
  // The day of the month, not a running count, chooses the language: it must not depend on the date of seeding.
  const turn = (Number(date.slice(8)) + index) % guideLanguages.length;
  const guideLanguage = guideLanguages[turn] as string;
  return {
    id,
    tourId,
    startsAt,
    endsAt: addMinutes(startsAt, minutes),
    seats,
    guideLanguage,
    resourceId: `departure:${id}`,
  };
}
