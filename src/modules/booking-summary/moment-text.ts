import { type Language, localeOf } from '../../lib/language.ts';
import { dateOf, type LocalDateTime, timeOf } from '../../lib/local-time.ts';
import { fill } from '../../lib/texts.ts';
import { bookingSummaryTexts } from './booking-summary.texts.ts';

/** A moment in full: `zaterdag 6 juni 2026 om 10:00`. */
export function momentText(moment: LocalDateTime, language: Language): string {
  const date = new Date(`${dateOf(moment)}T12:00:00Z`).toLocaleDateString(localeOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return fill(bookingSummaryTexts[language].at, { date, time: timeOf(moment) }, language);
}
