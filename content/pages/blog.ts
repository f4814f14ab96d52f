import type { ContentPage } from '../../src/page/page-content.ts';
import { heading, lead, node, section } from './parts/nodes.ts';
import { slugs } from './parts/slugs.ts';

export const blog: ContentPage = {
  key: 'blog',
  slug: slugs.blog,
  title: { nl: 'Verhalen', en: 'Stories', de: 'Geschichten' },
  description: {
    nl: 'Wat we onderweg zien, in de werkplaats leren en aan de balie gevraagd krijgen: verhalen en raad voor wie rond Haarlem fietst.',
    en: 'What we see on the road, learn in the workshop and are asked at the counter: stories and advice for riding around Haarlem.',
    de: 'Was wir unterwegs sehen, in der Werkstatt lernen und an der Theke gefragt werden: Geschichten und Rat fürs Radeln um Haarlem.',
  },
  modules: (t) => [
    section({ space: 'small' }, [
      node('breadcrumbs'),
      heading('h1', t({ nl: 'Onderweg opgeschreven', en: 'Notes from the road', de: 'Unterwegs notiert' })),
      lead(
        t({
          nl: 'Wat we onderweg zien, in de werkplaats leren en aan de balie gevraagd krijgen.',
          en: 'What we see on the road, learn in the workshop and are asked at the counter.',
          de: 'Was wir unterwegs sehen, in der Werkstatt lernen und an der Theke gefragt werden.',
        }),
      ),
      node('post-list', {
        firstLarge: true,
        filter: true,
        columns: '3',
        perPage: 4,
        level: 'h2',
        emptyText: t({
          nl: 'Het eerste verhaal is onderweg.',
          en: 'The first story is on its way.',
          de: 'Die erste Geschichte ist unterwegs.',
        }),
      }),
    ]),
  ],
};
