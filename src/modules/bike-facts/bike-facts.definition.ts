import { toggle } from '../../fields/kinds.ts';
import { shopItem } from '../../fields/shop-item.ts';
import { defineModule } from '../define-module.ts';
import { BikeFacts } from './BikeFacts.tsx';
import { bikeFactsFixtures } from './bike-facts.fixtures.ts';
import { bikeProduct } from './bike-product.ts';

export const bikeFactsFields = {
  bike: shopItem({ label: { nl: 'Fietstype', en: 'Bike type', de: 'Radtyp' }, kinds: ['bike'] }),
  showPrices: toggle({ label: { nl: 'Met prijzen', en: 'With prices', de: 'Mit Preisen' }, initial: true }),
  showSizes: toggle({ label: { nl: 'Met maten', en: 'With sizes', de: 'Mit Größen' }, initial: true }),
  showButton: toggle({
    label: { nl: 'Met reserveerknop', en: 'With booking button', de: 'Mit Buchungsknopf' },
    initial: true,
  }),
};

export const bikeFacts = defineModule({
  type: 'bike-facts',
  version: 1,
  label: {
    nl: 'Prijzen en maten van een fiets',
    en: 'Prices and sizes of a bike',
    de: 'Preise und Größen eines Rads',
  },
  about: {
    nl: 'De prijzen, maten en borg van één fiets, voor de pagina over die fiets.',
    en: 'What one bike costs, its sizes and deposit, for the page about that bike.',
    de: 'Was ein Rad kostet, seine Größen und die Kaution, für die Seite über dieses Rad.',
  },
  category: 'lists',
  fields: bikeFactsFields,
  Component: BikeFacts,
  isEmpty: (_values, data) => data === null,
  structuredData: (_values, data) => (data ? [bikeProduct(data)] : []),
  fixtures: bikeFactsFixtures,
});
