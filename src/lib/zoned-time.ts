import { Temporal } from 'temporal-polyfill';
import type { LocalDateTime } from './local-time.ts';

/** What the wall clock of a time zone shows at an instant, cut to the minute. */
export function localNow(instant: Date, timeZone: string): LocalDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

/**
 * The instant at which a wall clock shows a moment. A moment skipped by the change to summer time is taken after it, one
 * that comes twice is its first: as every calendar does.
 */
export function instantOf(moment: LocalDateTime, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).epochMilliseconds);
}

/** From an instant (ms since 1970) on, a wall clock is this many minutes ahead of UTC. */
export interface ClockChange {
  from: number;
  minutesAhead: number;
}

/** How far a time zone's wall clock is ahead of UTC at an instant, and every change of it before another. */
export function clockChanges(timeZone: string, from: Date, until: Date): ClockChange[] {
  const changes: ClockChange[] = [];
  let moment: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(
    from.getTime(),
  ).toZonedDateTimeISO(timeZone);
  while (moment && moment.epochMilliseconds < until.getTime()) {
    changes.push({ from: moment.epochMilliseconds, minutesAhead: moment.offsetNanoseconds / 60e9 });
    moment = moment.getTimeZoneTransition('next');
  }
  return changes;
}
