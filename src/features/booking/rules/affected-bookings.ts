import { dateOf, type LocalDate, type LocalDateTime, timeOf } from '../../../lib/local-time.ts';
import type { Catalogue } from '../booking.types.ts';
import { openSpanOn } from './opening-hours.ts';

type OpeningTimes = Pick<Catalogue, 'openingHours' | 'closedDays'>;
type BookedSpan = { startsAt: LocalDateTime; endsAt: LocalDateTime };

/** How many bookings begin or end on a date when the shop would be closed. */
export type AffectedDay = { date: LocalDate; bookings: number };

/**
 * The bookings that would begin or end outside the opening times after a change, though not before it, by day (EDIT-5).
 * A rental that merely lasts over a closed day is none of them.
 */
export function affectedBookings(
  spans: readonly BookedSpan[],
  { before, after, now }: { before: OpeningTimes; after: OpeningTimes; now: LocalDateTime },
): { days: AffectedDay[]; bookings: number } {
  const days = new Map<LocalDate, number>();
  let bookings = 0;
  for (const { startsAt, endsAt } of spans) {
    const lost = [startsAt, endsAt].filter(
      (moment) => moment >= now && isOpen(before, moment) && !isOpen(after, moment),
    );
    for (const date of new Set(lost.map(dateOf))) days.set(date, (days.get(date) ?? 0) + 1);
    if (lost.length > 0) bookings += 1;
  }
  const sorted = [...days].sort(([a], [b]) => a.localeCompare(b));
  return { days: sorted.map(([date, count]) => ({ date, bookings: count })), bookings };
}

function isOpen(times: OpeningTimes, moment: LocalDateTime): boolean {
  const span = openSpanOn(times, dateOf(moment));
  return span !== null && span.opens <= timeOf(moment) && timeOf(moment) <= span.closes;
}
