import { type LocalDate, weekdayOf } from '../../lib/local-time.ts';

interface Openings {
  /** Periods of the year (`MM-DD` to `MM-DD`) in which the shop opens on a weekday, 1 Monday to 7 Sunday. */
  openings: readonly { from: string; until: string; weekday: number }[];
  /** Dates, or `MM-DD` for every year, on which it is closed. */
  closedDays: readonly string[];
}

const within = (day: string, from: string, until: string): boolean =>
  from <= until ? day >= from && day <= until : day >= from || day <= until;

/** Whether the shop is closed all day. */
export function isClosed(date: LocalDate, { openings, closedDays }: Openings): boolean {
  const day = date.slice(5);
  if (closedDays.includes(date) || closedDays.includes(day)) return true;
  return !openings.some(
    ({ from, until, weekday }) => weekday === weekdayOf(date) && within(day, from, until),
  );
}
