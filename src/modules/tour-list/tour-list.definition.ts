import { shopListFields } from '../../components/shop/shop-list-fields.ts';
import { list, toggle } from '../../fields/kinds.ts';
import { shopItem } from '../../fields/shop-item.ts';
import { defineModule } from '../define-module.ts';
import { TourList } from './TourList.tsx';
import { tourListFixtures } from './tour-list.fixtures.ts';

export const tourListFields = {
  ...shopListFields(),
  only: list({
    label: { nl: 'Alleen deze tochten', en: 'Only these tours', de: 'Nur diese Touren' },
    item: { id: shopItem({ label: { nl: 'Tocht', en: 'Tour', de: 'Tour' }, kinds: ['tour'] }) },
    itemLabel: 'id',
  }),
  except: shopItem({
    label: { nl: 'Behalve deze tocht', en: 'All but this tour', de: 'Außer dieser Tour' },
    kinds: ['tour'],
  }),
  showDeparture: toggle({
    label: {
      nl: 'Met het eerstvolgende vertrek',
      en: 'With the next departure',
      de: 'Mit der nächsten Abfahrt',
    },
    initial: true,
  }),
};

export const tourList = defineModule({
  type: 'tour-list',
  version: 1,
  label: { nl: 'Lijst van tochten', en: 'List of tours', de: 'Liste der Touren' },
  about: {
    nl: 'Je tochten met foto, prijs en eerstvolgende vertrek, rechtstreeks uit je aanbod.',
    en: 'Your tours with picture, price and next departure, straight from your catalogue.',
    de: 'Deine Touren mit Bild, Preis und nächstem Termin, direkt aus deinem Angebot.',
  },
  category: 'lists',
  fields: tourListFields,
  Component: TourList,
  isEmpty: (_values, { tours }) => tours.length === 0,
  fixtures: tourListFixtures,
});
