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
