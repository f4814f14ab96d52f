import type { ContentPage } from '../../src/page/page-content.ts';

export const bookingConfirmation: ContentPage = {
  key: 'booking-confirmation',
  slug: { nl: 'booking-confirmation', en: 'booking-confirmation', de: 'booking-confirmation' },
  title: { nl: 'Bevestiging', en: 'Confirmation', de: 'Bestätigung' },
  description: { nl: '', en: '', de: '' },
  modules: (t) => [
    {
      type: 'section',
      slots: {
        content: [
          {
            type: 'booking-summary',
            props: { purpose: t({ nl: 'confirmation', en: 'confirmation', de: 'confirmation' }) },
          },
        ],
      },
    },
  ],
};
