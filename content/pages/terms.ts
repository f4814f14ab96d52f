import { legalPage } from './legal/legal-page.ts';
import { termsDe } from './legal/terms-de.ts';
import { termsEn } from './legal/terms-en.ts';
import { termsNl } from './legal/terms-nl.ts';

export const terms = legalPage({
  key: 'terms',
  title: { nl: 'Voorwaarden', en: 'Terms and conditions', de: 'AGB' },
  description: {
    nl: 'Wat we met elkaar afspreken bij het huren van een fiets of het meegaan met een tocht: betalen, annuleren, borg, schade en diefstal.',
    en: 'What we agree on when you hire a bike or join a tour in Haarlem: paying, cancelling, deposit, damage and theft. In plain words.',
    de: 'Was wir vereinbaren, wenn du in Haarlem ein Rad mietest oder eine Tour mitfährst: Zahlung, Storno, Kaution, Schäden und Diebstahl.',
  },
  text: { nl: termsNl, en: termsEn, de: termsDe },
});
