import { choice, toggle } from '../../fields/kinds.ts';
import { shopItem } from '../../fields/shop-item.ts';
import { defineModule } from '../define-module.ts';
import { TourFacts } from './TourFacts.tsx';
import { tourFactsFixtures } from './tour-facts.fixtures.ts';
import { touristTrip } from './tourist-trip.ts';

export const tourFactsFields = {
  tour: shopItem({ label: { nl: 'Tocht', en: 'Tour', de: 'Tour' }, kinds: ['tour'] }),
  layout: choice({
    label: { nl: 'Indeling', en: 'Layout', de: 'Anordnung' },
    options: {
      panel: { nl: 'Paneel', en: 'Panel', de: 'Tafel' },
      line: { nl: 'Op een rij', en: 'In a line', de: 'In einer Reihe' },
    },
    initial: 'panel',
  }),
  showPrice: toggle({ label: { nl: 'Met prijs', en: 'With price', de: 'Mit Preis' }, initial: true }),
  showButton: toggle({
    label: { nl: 'Met reserveerknop', en: 'With booking button', de: 'Mit Buchungsknopf' },
    initial: true,
  }),
};

export const tourFacts = defineModule({
  type: 'tour-facts',
  version: 1,
  label: { nl: 'Feiten van een tocht', en: 'Facts of a tour', de: 'Fakten einer Tour' },
  about: {
    nl: 'Afstand, duur, talen en prijs van één tocht, voor de pagina over die tocht.',
    en: 'Distance, duration, languages and price of one tour, for the page about it.',
    de: 'Strecke, Dauer, Sprachen und Preis einer Tour, für die Seite über diese Tour.',
  },
  category: 'lists',
  fields: tourFactsFields,
  Component: TourFacts,
  isEmpty: (_values, data) => data === null,
  structuredData: (_values, data) => (data ? [touristTrip(data)] : []),
  fixtures: tourFactsFixtures,
});
