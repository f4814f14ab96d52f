import type { Catalogue, OpeningHours } from '../features/booking/booking.ts';
import { openSpanOn } from '../features/booking/booking.ts';
import { addDays, type LocalDate, weekdayOf } from '../lib/local-time.ts';

/** The opening hours of the coming seven days by weekday, closed days of the calendar left aside. */
export function presentWeek(catalogue: Catalogue, today: LocalDate): OpeningHours[] {
  return Array.from({ length: 7 }, (_, days) => addDays(today, days)).flatMap((date) => {
    const span = openSpanOn({ openingHours: catalogue.openingHours, closedDays: [] }, date);
    return span ? [{ from: '01-01', until: '12-31', weekday: weekdayOf(date), ...span }] : [];
  });
}
