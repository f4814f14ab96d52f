import type { ContentPage } from '../../src/page/page-content.ts';

export const bookingManage: ContentPage = {
  key: 'booking-manage',
  slug: { nl: 'mijn-boeking', en: 'my-booking', de: 'meine-buchung' },
  title: { nl: 'Mijn boeking', en: 'My booking', de: 'Meine Buchung' },
  description: { nl: '', en: '', de: '' },
  modules: (t) => [
    {
      type: 'section',
      slots: {
        content: [
          { type: 'booking-summary', props: { purpose: t({ nl: 'manage', en: 'manage', de: 'manage' }) } },
        ],
      },
    },
  ],
};
