import { type Language, localeOf } from '../../lib/language.ts';
import { dateOf, type LocalDateTime, timeOf } from '../../lib/local-time.ts';
import type { Texts } from '../../lib/texts.ts';

/** A moment on the shop's clock in full: `vrijdag 1 mei 2026, 10:00`. */
export function longMoment(moment: LocalDateTime, language: Language): string {
  const date = new Date(`${dateOf(moment)}T00:00:00Z`).toLocaleDateString(localeOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${date}, ${timeOf(moment)}${language === 'de' ? ' Uhr' : ''}`;
}

/** Every greeting and signature, the same in every mail. */
export const commonTexts = {
  nl: {
    greeting: 'Hoi {name},',
    hours: 'Open',
    footer: 'Vragen? Antwoord op deze mail of bel {phone}.',
  },
  en: {
    greeting: 'Hi {name},',
    hours: 'Open',
    footer: 'Questions? Reply to this email or call {phone}.',
  },
  de: {
    greeting: 'Hallo {name},',
    hours: 'Geöffnet',
    footer: 'Fragen? Antworte auf diese Mail oder ruf an: {phone}.',
  },
} satisfies Texts;
