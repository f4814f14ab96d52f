import { choice } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { BookingForm } from './BookingForm.island.tsx';
import { bookingFormFixtures } from './booking-form.fixtures.ts';
import type { BookingFormData } from './booking-form.types.ts';

export const bookingFormFields = {
  offers: choice({
    label: { nl: 'Aanbod', en: 'Offers', de: 'Angebot' },
    options: {
      both: { nl: 'Verhuur en tochten', en: 'Rentals and tours', de: 'Vermietung und Touren' },
      rental: { nl: 'Alleen verhuur', en: 'Rentals only', de: 'Nur Vermietung' },
      tour: { nl: 'Alleen tochten', en: 'Tours only', de: 'Nur Touren' },
    },
    initial: 'both',
  }),
};

/** Reads `?bike=<id>`, `?tour=<id>` and `?tour=<id>&date=<YYYY-MM-DD>&departure=<id>` of the address. */
export const bookingForm = defineModule<typeof bookingFormFields, never, BookingFormData>({
  type: 'booking-form',
  version: 1,
  label: { nl: 'Boekingsformulier', en: 'Booking form', de: 'Buchungsformular' },
  about: {
    nl: 'Hier boekt je gast een fiets of een tocht, in drie stappen.',
    en: 'Where guests book a bike or a tour, in three steps.',
    de: 'Hier buchen deine Gäste ein Rad oder eine Tour, in drei Schritten.',
  },
  category: 'forms',
  fields: bookingFormFields,
  hydrate: 'visible',
  readsRequest: true,
  icons: ['warning', 'calendar', 'chevron-left', 'chevron-right'],
  Component: BookingForm,
  fixtures: bookingFormFixtures,
});
