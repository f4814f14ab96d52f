import { dateText } from '../../components/shop/tour-words.ts';
import type { ShownValues } from '../../fields/field.ts';
import { dateOf, daysBetween, localDateTime, parseDate, parseTime, timeOf } from '../../lib/local-time.ts';
import { instantOf } from '../../lib/zoned-time.ts';
import type { LoadContext } from '../module-load.ts';
import type { countdownFields } from './countdown.definition.ts';

/** The end of a countdown; null when its date cannot be read. */
export interface CountdownEnd {
  /** Seconds since 1970 (CD-1). */
  seconds: number;
  /** Nights from today until the end; what a page kept for the day can say without a clock. */
  days: number;
  /** `zaterdag 5 december 2026, 09:00` */
  inWords: string;
}

/** When the countdown ends on the shop's clock. The page is made anew each day, so the days left are right. */
export async function loadCountdown(
  { end }: ShownValues<typeof countdownFields>,
  { language, today, services, dependsOn }: LoadContext,
): Promise<CountdownEnd | null> {
  const moment = readEnd(end);
  if (!moment) return null;
  for (const name of ['catalogue', 'today'] as const) dependsOn(name);
  const { settings } = await services.catalogue();
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return {
    seconds: Math.floor(instantOf(moment, settings.timeZone).getTime() / 1000),
    days: daysBetween(today, dateOf(moment)),
    inWords: `${dateText(dateOf(moment), language, parts)}, ${timeOf(moment)}`,
  };
}

/** A moment as staff type it: a date, and a time or the start of that day. */
export function readEnd(typed: string): string | undefined {
  const [, date = '', time = '0:00'] =
    /^\s*(.+?)(?:(?:[T,]\s*|\s+)(\d{1,2}[:.]\d{2}))?\s*$/.exec(typed) ?? [];
  const [readDate, readTime] = [parseDate(date), parseTime(time)];
  return readDate && readTime && localDateTime(readDate, readTime);
}
