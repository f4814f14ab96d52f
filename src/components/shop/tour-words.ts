import { type Language, localeOf } from '../../lib/language.ts';
import type { LocalDate } from '../../lib/local-time.ts';
import { fill, type Texts } from '../../lib/texts.ts';

const texts = {
  nl: { hours: '{hours} uur', days: '{days} dagen' },
  en: { hours: { one: '{hours} hour', other: '{hours} hours' }, days: '{days} days' },
  de: { hours: { one: '{hours} Stunde', other: '{hours} Stunden' }, days: '{days} Tage' },
} satisfies Texts;

/** How long a tour takes: in half hours, from a day on in days. */
export function durationText(minutes: number, language: Language): string {
  const words = texts[language];
  if (minutes > 24 * 60) return fill(words.days, { days: Math.ceil(minutes / 1440) }, language);
  const halves = Math.round(minutes / 30);
  const whole = Math.floor(halves / 2);
  const hours = halves % 2 ? `${whole || ''}½` : String(whole);
  return fill(words.hours, { hours, count: Math.max(1, halves / 2) }, language);
}

/** Languages by their codes, in words: `Nederlands, Engels en Duits`. */
export function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(localeOf[language], { type: 'language' });
  return new Intl.ListFormat(localeOf[language]).format(codes.map((code) => names.of(code) ?? code));
}

/** A date in words, by the parts asked for: `zaterdag 5 december`. */
export const dateText = (
  date: LocalDate,
  language: Language,
  parts: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' },
): string =>
  new Intl.DateTimeFormat(localeOf[language], { ...parts, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
