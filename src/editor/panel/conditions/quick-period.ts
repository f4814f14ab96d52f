import { addDays, dateOf, type LocalDateTime, localDateTime, weekdayOf } from '../../../lib/local-time.ts';

export interface Period {
  from?: LocalDateTime;
  until?: LocalDateTime;
}

/** "Today": until midnight. "This weekend": Saturday and Sunday of this week, on Sunday what is left of it; "Friday" begins it a day earlier. */
export function quickPeriod(kind: 'today' | 'friday' | 'weekend', now: LocalDateTime): Period {
  const today = dateOf(now);
  const midnight = (days: number) => localDateTime(addDays(today, days), '00:00');
  if (kind === 'today') return { from: midnight(0), until: midnight(1) };
  const toSaturday = 6 - weekdayOf(today);
  return { from: midnight(kind === 'friday' ? toSaturday - 1 : toSaturday), until: midnight(toSaturday + 2) };
}
