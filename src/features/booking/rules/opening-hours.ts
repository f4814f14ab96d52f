import { type LocalDate, type LocalTime, weekdayOf } from '../../../lib/local-time.ts';
import type { Catalogue, ClosedDay, OpeningHours } from '../booking.types.ts';

export type OpenSpan = { opens: LocalTime; closes: LocalTime };

const within = (day: string, { from, until }: OpeningHours): boolean =>
  from <= until ? from <= day && day <= until : from <= day || day <= until;

/** The closed day a date falls on, if any. */
export const closedDayOn = (closedDays: readonly ClosedDay[], date: LocalDate): ClosedDay | undefined =>
  closedDays.find((closed) => closed.date === date || closed.date === date.slice(5));

/** When the shop is open on a date; null when it is closed (BOOK-2). */
export function openSpanOn(
  { openingHours, closedDays }: Pick<Catalogue, 'openingHours' | 'closedDays'>,
  date: LocalDate,
): OpenSpan | null {
  if (closedDayOn(closedDays, date)) return null;
  const weekday = weekdayOf(date);
  const hours = openingHours.find((span) => span.weekday === weekday && within(date.slice(5), span));
  return hours ? { opens: hours.opens, closes: hours.closes } : null;
}
