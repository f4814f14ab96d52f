import { shopListFields } from '../../components/shop/shop-list-fields.ts';
import { choice, list, toggle } from '../../fields/kinds.ts';
import { shopItem } from '../../fields/shop-item.ts';
import { defineModule } from '../define-module.ts';
import { BikeList } from './BikeList.tsx';
import { bikeListFixtures } from './bike-list.fixtures.ts';

export const bikeListFields = {
  ...shopListFields(),
  only: list({
    label: { nl: 'Alleen deze fietsen', en: 'Only these bikes', de: 'Nur diese Räder' },
    item: { id: shopItem({ label: { nl: 'Fietstype', en: 'Bike type', de: 'Radtyp' }, kinds: ['bike'] }) },
    itemLabel: 'id',
  }),
  except: shopItem({
    label: { nl: 'Behalve deze fiets', en: 'All but this bike', de: 'Außer diesem Rad' },
    kinds: ['bike'],
  }),
  showSizes: toggle({ label: { nl: 'Met maten', en: 'With sizes', de: 'Mit Größen' }, initial: true }),
  price: choice({
    label: { nl: 'Prijs', en: 'Price', de: 'Preis' },
    help: {
      nl: 'Een fiets die je zo niet verhuurt, toont zijn dagprijs',
      en: 'A bike not rented that way shows its price for a day',
      de: 'Ein Rad, das du so nicht vermietest, zeigt seinen Tagespreis',
    },
    options: {
      day: { nl: 'Per dag', en: 'Per day', de: 'Pro Tag' },
      'half-day': { nl: 'Per halve dag', en: 'Per half day', de: 'Pro halben Tag' },
      hour: { nl: 'Per uur', en: 'Per hour', de: 'Pro Stunde' },
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
    },
    initial: 'day',
  }),
};

export const bikeList = defineModule({
  type: 'bike-list',
  version: 1,
  label: { nl: 'Lijst van fietsen', en: 'List of bikes', de: 'Liste der Räder' },
  about: {
    nl: 'Je fietsen met foto en prijs, rechtstreeks uit je aanbod.',
    en: 'Your bikes with picture and price, straight from your catalogue.',
    de: 'Deine Räder mit Bild und Preis, direkt aus deinem Angebot.',
  },
  category: 'lists',
  fields: bikeListFields,
  Component: BikeList,
  isEmpty: (_values, { bikes }) => bikes.length === 0,
  fixtures: bikeListFixtures,
});
