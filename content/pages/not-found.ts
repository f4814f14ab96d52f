import type { ContentPage } from '../../src/page/page-content.ts';

export const notFound: ContentPage = {
  key: 'not-found',
  slug: { nl: '404', en: '404', de: '404' },
  title: { nl: 'Deze pagina is er niet', en: 'This page does not exist', de: 'Diese Seite gibt es nicht' },
  description: { nl: '', en: '', de: '' },
  modules: (t) => [
    {
      type: 'section',
      slots: {
        content: [
          {
            type: 'heading',
            props: {
              text: t({
                nl: 'Deze pagina is er niet',
                en: 'This page does not exist',
                de: 'Diese Seite gibt es nicht',
              }),
              level: 'h1',
            },
          },
        ],
      },
    },
  ],
};
