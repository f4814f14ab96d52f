import { type Language, localeOf } from '../../lib/language.ts';
import { shopTimeZone as timeZone } from '../../lib/shop-time-zone.ts';

/** `21 november 2026 om 10:12`, by the shop's clock. */
export const writeMoment = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

/** `21 november 2026`. */
export const writeDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone }).format(new Date(iso));

/** `10:12`. */
export const writeTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { timeStyle: 'short', timeZone }).format(new Date(iso));
