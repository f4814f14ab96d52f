import type { ContentPage } from '../../src/page/page-content.ts';

export const home: ContentPage = {
  key: 'home',
  slug: { nl: '', en: '', de: '' },
  title: { nl: 'Fietsen huren in Haarlem', en: 'Bike hire in Haarlem', de: 'Fahrräder mieten in Haarlem' },
  description: { nl: 'x', en: 'x', de: 'x' },
  modules: (t) => [
    {
      type: 'section',
      slots: {
        content: [
          { type: 'heading', props: { text: t({ nl: 'Hallo', en: 'Hello', de: 'Hallo' }), level: 'h1' } },
        ],
      },
    },
  ],
};
