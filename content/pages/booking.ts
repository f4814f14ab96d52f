import type { ContentPage } from '../../src/page/page-content.ts';

export const booking: ContentPage = {
  key: 'booking',
  slug: { nl: 'boeken', en: 'book', de: 'buchen' },
  title: { nl: 'Boeken', en: 'Book', de: 'Buchen' },
  description: { nl: '', en: '', de: '' },
  modules: (t) => [
    {
      type: 'section',
      slots: {
        content: [
          { type: 'heading', props: { text: t({ nl: 'Boeken', en: 'Book', de: 'Buchen' }), level: 'h1' } },
          { type: 'booking-form' },
        ],
      },
    },
  ],
};
