import type { ContentPage } from '../../src/page/page-content.ts';
import { heading, node, section } from './parts/nodes.ts';
import { to } from './parts/page-link.ts';
import { slugs } from './parts/slugs.ts';

export const search: ContentPage = {
  key: 'search',
  slug: slugs.search,
  title: { nl: 'Zoeken', en: 'Search', de: 'Suche' },
  description: {
    nl: 'Zoek op de site van Polder & Pedaal: fietsen, tochten, prijzen, routes en antwoorden op vragen over huren in Haarlem.',
    en: 'Search the site of Polder & Pedaal: bikes, tours, prices, routes and answers about hiring a bike here in Haarlem.',
    de: 'Durchsuche die Seiten von Polder & Pedaal: Räder, Touren, Preise, Routen und Antworten rund ums Mieten in Haarlem.',
  },
  modules: (t) => [
    section({ width: 'page', space: 'small' }, [
      node('breadcrumbs'),
      heading('h1', t({ nl: 'Zoeken', en: 'Search', de: 'Suche' })),
      node('search-results', {
        suggestions: [
          { label: t({ nl: 'Alle fietsen', en: 'All bikes', de: 'Alle Räder' }), link: to('bikes') },
          { label: t({ nl: 'Alle tochten', en: 'All tours', de: 'Alle Touren' }), link: to('tours') },
          { label: t({ nl: 'Routes', en: 'Routes', de: 'Routen' }), link: to('routes') },
          {
            label: t({ nl: 'Veelgestelde vragen', en: 'Common questions', de: 'Häufige Fragen' }),
            link: to('faq'),
          },
          {
            label: t({ nl: 'Bel of schrijf ons', en: 'Ring or write to us', de: 'Ruf an oder schreib uns' }),
            link: to('contact'),
          },
        ],
      }),
    ]),
  ],
};
