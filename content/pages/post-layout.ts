import type { ContentPage } from '../../src/page/page-content.ts';
import { heading, node, row, section } from './parts/nodes.ts';
import { slugs } from './parts/slugs.ts';

/** Stands around every post of the blog. */
export const postLayout: ContentPage = {
  key: 'post-layout',
  slug: slugs['post-layout'],
  title: { nl: 'Indeling van verhalen', en: 'Layout of stories', de: 'Rahmen der Geschichten' },
  description: {
    nl: 'Wat om elk verhaal heen staat: kruimelpad, titel, zijbalk, het verhaal ervoor en erna, en wat er verder te lezen is.',
    en: 'What stands around every story: breadcrumbs, title, sidebar, the story before and after, and what else there is to read.',
    de: 'Was um jede Geschichte steht: Brotkrumen, Titel, Seitenleiste, die Geschichte davor und danach, und was es sonst gibt.',
  },
  modules: (t) => [
    section({ space: 'small' }, [
      node('breadcrumbs', { showCurrent: false }),
      row(
        '3/4+1/4',
        [
          [node('post-title', { ratio: '3:2' }), node('post-content'), node('post-navigation')],
          [node('sidebar', { page: 'sidebar' })],
        ],
        { gap: 'large', tabletColumns: '1' },
      ),
    ]),
    section({ ground: 'sand', space: 'small' }, [
      heading('h2', t({ nl: 'Lees verder', en: 'Read on', de: 'Weiterlesen' })),
      node('post-slider', { level: 'h3', showExcerpt: false, limit: 6, loop: false }),
    ]),
  ],
};
