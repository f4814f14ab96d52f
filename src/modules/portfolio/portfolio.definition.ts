import { pagedQuery } from '../../components/paging/paging.state.ts';
import { number, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Portfolio } from './Portfolio.tsx';
import { portfolioFixtures } from './portfolio.fixtures.ts';
import { categoryName } from './portfolio-categories.ts';
import { portfolioSourceFields } from './portfolio-fields.ts';
import { usualPerPage } from './portfolio-layout.ts';

export const portfolioFields = {
  ...portfolioSourceFields(),
  filter: toggle({
    label: {
      nl: 'Te filteren op categorie',
      en: 'Can be filtered by category',
      de: 'Nach Kategorie filterbar',
    },
    initial: false,
  }),
  perPage: number({
    label: { nl: 'Per pagina', en: 'Per page', de: 'Pro Seite' },
    help: { nl: '0 is 12', en: '0 is 12', de: '0 ist 12' },
    initial: usualPerPage,
    minimum: 0,
    maximum: 60,
  }),
  label: text({
    label: { nl: 'Naam', en: 'Name', de: 'Name' },
    help: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
  }),
};

export const portfolio = defineModule({
  type: 'portfolio',
  version: 1,
  label: { nl: 'Portfolio', en: 'Portfolio', de: 'Portfolio' },
  about: {
    nl: 'Routes, tochten of projecten in een raster, te filteren op soort.',
    en: 'Routes, tours or projects in a grid that visitors can filter by kind.',
    de: 'Routen, Touren oder Projekte im Raster, nach Art filterbar.',
  },
  category: 'lists',
  icon: 'image',
  fields: portfolioFields,
  Component: Portfolio,
  readsQuery: (anchor, { filter }) => ({
    ...pagedQuery(anchor),
    ...(filter && { [categoryName(anchor)]: '' }),
  }),
  isEmpty: (_values, { items }) => items.length === 0,
  scripts: ['src/components/paging/paging.browser.ts', 'src/modules/portfolio/portfolio.browser.ts'],
  fixtures: portfolioFixtures,
});
