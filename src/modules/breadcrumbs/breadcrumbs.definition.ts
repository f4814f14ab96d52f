import { choice, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { breadcrumbsFixtures } from './breadcrumbs.fixtures.ts';
import type { Breadcrumb } from './breadcrumbs.load.ts';

export const breadcrumbsFields = {
  homeLabel: text({
    label: { nl: 'Naam van de voorpagina', en: 'Name of the front page', de: 'Name der Startseite' },
    help: {
      nl: 'Leeg: “Voorpagina”',
      en: 'Empty: “Front page”',
      de: 'Leer: „Startseite“',
    },
    maximumLength: 60,
  }),
  showCurrent: toggle({
    label: { nl: 'Toon deze pagina zelf', en: 'Show this page itself', de: 'Diese Seite selbst zeigen' },
    initial: true,
  }),
  separator: choice({
    label: { nl: 'Teken ertussen', en: 'Sign between', de: 'Zeichen dazwischen' },
    options: {
      chevron: { nl: 'Pijlpunt', en: 'Chevron', de: 'Pfeilspitze' },
      slash: { nl: 'Schuine streep', en: 'Slash', de: 'Schrägstrich' },
      dot: { nl: 'Punt', en: 'Dot', de: 'Punkt' },
    },
    initial: 'chevron',
  }),
};

/** Not shown on the front page, which stands below no other. */
export const breadcrumbs = defineModule<typeof breadcrumbsFields, never, Breadcrumb[]>({
  type: 'breadcrumbs',
  version: 1,
  label: { nl: 'Kruimelpad', en: 'Breadcrumbs', de: 'Brotkrumen' },
  about: {
    nl: 'Laat bezoekers zien waar ze zijn, met links naar de pagina’s erboven.',
    en: 'Shows visitors where they are, with links to the pages above.',
    de: 'Zeigt, wo man auf der Website ist, mit Links zu den Seiten darüber.',
  },
  category: 'header',
  fields: breadcrumbsFields,
  Component: Breadcrumbs,
  isEmpty: (_values, trail) => trail.length < 2,
  fixtures: breadcrumbsFixtures,
});
