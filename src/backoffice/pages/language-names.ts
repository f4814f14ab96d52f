import type { Language } from '../../lib/language.ts';

/** The languages as each language of the staff calls them. */
export const languageNames: Record<Language, Record<Language, string>> = {
  nl: { nl: 'Nederlands', en: 'Engels', de: 'Duits' },
  en: { nl: 'Dutch', en: 'English', de: 'German' },
  de: { nl: 'Niederländisch', en: 'Englisch', de: 'Deutsch' },
};
