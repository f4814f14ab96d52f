import { shopListFields } from '../../components/shop/shop-list-fields.ts';
import { choice, list, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { BikeList } from './BikeList.tsx';
import { bikeListFixtures } from './bike-list.fixtures.ts';

export const bikeListFields = {
  ...shopListFields(),
  only: list({
    label: { nl: 'Alleen deze fietsen', en: 'Only these bikes', de: 'Nur diese Räder' },
    item: { id: text({ label: { nl: 'Fietstype', en: 'Bike type', de: 'Radtyp' } }) },
    itemLabel: 'id',
  }),
  except: text({ label: { nl: 'Behalve deze fiets', en: 'All but this bike', de: 'Außer diesem Rad' } }),
  showSizes: toggle({ label: { nl: 'Met maten', en: 'With sizes', de: 'Mit Größen' }, initial: true }),
  price: choice({
    label: { nl: 'Prijs', en: 'Price', de: 'Preis' },
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
  category: 'lists',
  fields: bikeListFields,
  Component: BikeList,
  isEmpty: (_values, { bikes }) => bikes.length === 0,
  fixtures: bikeListFixtures,
});
