import { legalPage } from './legal/legal-page.ts';
import { privacyDe } from './legal/privacy-de.ts';
import { privacyEn } from './legal/privacy-en.ts';
import { privacyNl } from './legal/privacy-nl.ts';

export const privacy = legalPage({
  key: 'privacy',
  title: { nl: 'Privacy', en: 'Privacy', de: 'Datenschutz' },
  description: {
    nl: 'Welke gegevens we vastleggen als je boekt, waarom, wie ze ziet en wanneer we ze wissen. Zonder volgcookies en zonder meetdiensten van anderen.',
    en: 'Which details we record when you book, why, who sees them and when we erase them. No tracking cookies, no other company’s analytics.',
    de: 'Welche Daten wir bei einer Buchung festhalten, warum, wer sie sieht und wann wir sie löschen. Ohne Tracking-Cookies und ohne fremde Messdienste.',
  },
  text: { nl: privacyNl, en: privacyEn, de: privacyDe },
});
