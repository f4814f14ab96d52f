/** The languages a site speaks (SITE-7). Dutch is the default and has no path prefix. */
export const languages = ['nl', 'en', 'de'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'nl';

/** The BCP 47 tag for Intl and `<html lang>`. */
export const localeOf: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Of the languages a browser names in `Accept-Language`, the first that is ours. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language =>
  (acceptLanguage ?? '')
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? defaultLanguage;
