import { type Language, localeOf } from '../../lib/language.ts';
import { dateOf, type LocalDateTime, timeOf } from '../../lib/local-time.ts';

/** A moment in few words: `zo 7 juni, 10:00`. */
export function momentText(moment: LocalDateTime, language: Language): string {
  const day = new Date(`${dateOf(moment)}T12:00:00Z`).toLocaleDateString(localeOf[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `${day}, ${timeOf(moment)}`;
}

/** From when until when, the day once where it is one: `zo 7 juni, 10:00–12:00`. */
export const periodText = (from: LocalDateTime, until: LocalDateTime, language: Language): string =>
  dateOf(from) === dateOf(until)
    ? `${momentText(from, language)}–${timeOf(until)}`
    : `${momentText(from, language)} – ${momentText(until, language)}`;
