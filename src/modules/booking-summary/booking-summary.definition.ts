import { choice } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { bookingSummaryFixtures } from './booking-summary.fixtures.ts';
import type { BookingSummaryData } from './booking-summary.types.ts';

export const bookingSummaryFields = {
  purpose: choice({
    label: { nl: 'Waarvoor', en: 'Purpose', de: 'Zweck' },
    options: {
      confirmation: {
        nl: 'Bevestiging na het boeken',
        en: 'Confirmation after booking',
        de: 'Bestätigung nach der Buchung',
      },
      manage: {
        nl: 'Bekijken, wijzigen en annuleren',
        en: 'View, change and cancel',
        de: 'Ansehen, ändern und stornieren',
      },
    },
    initial: 'confirmation',
  }),
};

export const bookingSummary = defineModule<typeof bookingSummaryFields, never, BookingSummaryData>({
  type: 'booking-summary',
  version: 1,
  label: { nl: 'Boeking van de gast', en: 'The guest’s booking', de: 'Buchung des Gastes' },
  about: {
    nl: 'Wat een gast geboekt heeft en of het betaald is, voor de pagina na het boeken.',
    en: 'What a guest has booked and whether it is paid, for the page after booking.',
    de: 'Was ein Gast gebucht hat und ob es bezahlt ist, für die Seite nach der Buchung.',
  },
  category: 'forms',
  fields: bookingSummaryFields,
  readsRequest: true,
  noIndex: true,
  scripts: ['src/modules/booking-summary/booking-summary.browser.ts'],
  Component: BookingSummary,
  fixtures: bookingSummaryFixtures,
});
