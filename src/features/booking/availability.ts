import {
  addDays,
  datesFromTo,
  firstHourOf,
  hourIndexAfter,
  hourIndexOf,
  type LocalDate,
  type LocalDateTime,
  minutesOfTime,
} from '../../lib/local-time.ts';
import type { Catalogue, DayAvailability, Departure } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { freeByDay, freeHours } from './capacity.store.ts';
import { type DepartureFilter, listDepartures } from './catalogue.store.ts';
import { loadFree } from './find-alternatives.ts';
import { readThePresent } from './present.ts';
import { openSpanOn } from './rules/opening-hours.ts';

type Stock = { resourceId: string; stock: number };

/** Everything that can be rented, by resource. */
const rentalStock = (catalogue: Catalogue): Stock[] => [
  ...catalogue.bikeTypes.flatMap((type) => type.sizes),
  ...catalogue.accessories,
];

/** For each date: opening hours and what is free of every bike size and accessory (BOOK-2). At most 366 days. */
export async function availabilityOfDays(
  context: BookingContext,
  from: LocalDate,
  until: LocalDate,
): Promise<DayAvailability[]> {
  const { catalogue } = await readThePresent(context);
  const last = until < addDays(from, 366) ? until : addDays(from, 365);
  const days = datesFromTo(from, last).map((date) => ({ date, open: openSpanOn(catalogue, date) }));
  const stock = rentalStock(catalogue);
  const booked = await freeByDay(
    context.db,
    stock.map(({ resourceId }) => resourceId),
    days.flatMap(({ date, open }) =>
      open
        ? [
            {
              firstHour: firstHourOf(date),
              opens: Math.floor(minutesOfTime(open.opens) / 60),
              closes: Math.ceil(minutesOfTime(open.closes) / 60),
            },
          ]
        : [],
    ),
  );
  const byDay = new Map(booked.map((row) => [`${row.resourceId} ${row.firstHour}`, row]));
  return days.map(({ date, open }) => {
    const resources = stock.map(({ resourceId, stock: total }) => {
      const row = byDay.get(`${resourceId} ${firstHourOf(date)}`);
      const none = open ? total : 0;
      return [resourceId, { allDay: row?.allDay ?? none, best: row?.best ?? none }] as const;
    });
    return { date, open, resources: Object.fromEntries(resources) };
  });
}

/** What is free of every bike size and accessory during all of a rental, by resource. */
export async function availabilityDuring(
  context: BookingContext,
  pickUp: LocalDateTime,
  returned: LocalDateTime,
): Promise<Record<string, number>> {
  const { catalogue } = await readThePresent(context);
  const stock = rentalStock(catalogue);
  const free = new Map(stock.map(({ resourceId, stock: total }) => [resourceId, total]));
  const resourceIds = [...free.keys()];
  for (const row of await freeHours(context.db, resourceIds, hourIndexOf(pickUp), hourIndexAfter(returned))) {
    free.set(row.resourceId, Math.min(free.get(row.resourceId) ?? row.free, row.free));
  }
  return Object.fromEntries(free);
}

export type DepartureSeats = { departure: Departure; free: number };

/** Departures from now on that go ahead, with the seats that are free; soonest first (BOOK-3). */
export async function departuresWithSeats(
  context: BookingContext,
  filter: Partial<DepartureFilter> = {},
): Promise<DepartureSeats[]> {
  const { now } = await readThePresent(context);
  const from = filter.from !== undefined && filter.from > now ? filter.from : now;
  const departures = await listDepartures(context.db, { limit: 100, ...filter, from });
  const hours = departures.map((departure) => hourIndexOf(departure.startsAt));
  if (hours.length === 0) return [];
  const resourceIds = departures.map((departure) => departure.resourceId);
  const free = await loadFree(context, resourceIds, Math.min(...hours), Math.max(...hours) + 1);
  return departures.map((departure) => ({
    departure,
    free: free(departure.resourceId, hourIndexOf(departure.startsAt)),
  }));
}
