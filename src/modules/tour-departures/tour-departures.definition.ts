import { headingLevelField } from '../../components/heading-level-field.ts';
import { number, toggle } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { shopItem } from '../../fields/shop-item.ts';
import { defineModule } from '../define-module.ts';
import { TourDepartures } from './TourDepartures.tsx';
import { tourDeparturesFixtures } from './tour-departures.fixtures.ts';

export const tourDeparturesFields = {
  tour: shopItem({
    label: { nl: 'Tocht', en: 'Tour', de: 'Tour' },
    kinds: ['tour'],
    none: { nl: 'Alle tochten', en: 'All tours', de: 'Alle Touren' },
  }),
  months: number({
    label: { nl: 'Maanden vooruit', en: 'Months ahead', de: 'Monate im Voraus' },
    initial: 4,
    minimum: 1,
    maximum: 24,
  }),
  shownAtFirst: number({
    label: { nl: 'Meteen zichtbaar', en: 'Shown at first', de: 'Anfangs sichtbar' },
    help: {
      nl: 'De rest klapt uit',
      en: 'The others fold out',
      de: 'Die übrigen klappen aus',
    },
    initial: 8,
    minimum: 1,
    maximum: 100,
  }),
  showFull: toggle({
    label: { nl: 'Ook volle', en: 'Full ones too', de: 'Auch ausgebuchte' },
    initial: true,
  }),
  level: headingLevelField('h3'),
  emptyLink: link({
    label: { nl: 'Zonder data: link naar', en: 'Without dates: link to', de: 'Ohne Termine: Link zu' },
    help: {
      nl: 'Waar gasten het kunnen vragen als er niets gepland is',
      en: 'Where guests can ask when nothing is planned',
      de: 'Wo Gäste fragen können, wenn nichts geplant ist',
    },
  }),
};

export const tourDepartures = defineModule({
  type: 'tour-departures',
  version: 1,
  label: { nl: 'Vertrekdata van een tocht', en: 'Departures of a tour', de: 'Termine einer Tour' },
  about: {
    nl: 'Wanneer een tocht vertrekt en hoeveel plaatsen er nog zijn, met een knop om te boeken.',
    en: 'When a tour leaves and how many places are left, with a button to book.',
    de: 'Wann eine Tour startet und wie viele Plätze frei sind, mit Knopf zum Buchen.',
  },
  category: 'lists',
  fields: tourDeparturesFields,
  Component: TourDepartures,
  fixtures: tourDeparturesFixtures,
});
