import {
  addMinutes,
  dateOf,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
  localDateTime,
  timeOf,
} from '../../lib/local-time.ts';

/** A day on which the shop opens. */
export interface OpenDay {
  date: LocalDate;
  opens: LocalTime;
  closes: LocalTime;
}

export type OpenStatus =
  | { kind: 'open'; closes: LocalTime }
  /** Open, but not for another half hour. */
  | { kind: 'closing'; closes: LocalTime }
  /** Closed; `when` tells how far off the next opening is. */
  | { kind: 'closed'; opens: LocalTime; date: LocalDate; when: 'today' | 'tomorrow' | 'later' };

/**
 * Whether the shop is open at a moment of its own wall clock, and until or from when. `undefined` when the days
 * known do not reach far enough.
 */
export function openStatus(days: readonly OpenDay[], now: LocalDateTime): OpenStatus | undefined {
  const today = dateOf(now);
  const day = days.find(({ date }) => date === today);
  if (day && timeOf(now) >= day.opens && timeOf(now) < day.closes) {
    const soon = addMinutes(now, 30) >= localDateTime(today, day.closes);
    return { kind: soon ? 'closing' : 'open', closes: day.closes };
  }
  const next = days.find(({ date, opens }) => localDateTime(date, opens) > now);
  if (!next) return;
  const tomorrow = dateOf(addMinutes(localDateTime(today, '00:00'), 24 * 60));
  const when = next.date === today ? 'today' : next.date === tomorrow ? 'tomorrow' : 'later';
  return { kind: 'closed', opens: next.opens, date: next.date, when };
}
