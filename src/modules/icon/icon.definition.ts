import { iconGroundField, iconToneField } from '../../components/icon-mark/icon-mark-fields.ts';
import { icon as iconField } from '../../fields/icon.ts';
import { choice, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { defineModule } from '../define-module.ts';
import { IconModule } from './IconModule.tsx';
import { iconFixtures } from './icon.fixtures.ts';

export const iconFields = {
  icon: iconField({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' }, initial: 'bike' }),
  label: text({
    label: { nl: 'Betekenis', en: 'Meaning', de: 'Bedeutung' },
    help: {
      nl: 'Voor wie het pictogram niet ziet; leeg is versiering. Bij een link verplicht.',
      en: 'For those who cannot see it; empty is decoration. Needed when it links.',
      de: 'Für alle, die es nicht sehen; leer ist Schmuck. Bei einem Link nötig.',
    },
    maximumLength: 120,
  }),
  link: link({ label: { nl: 'Link', en: 'Link', de: 'Link' } }),
  size: choice({
    label: { nl: 'Grootte', en: 'Size', de: 'Größe' },
    options: {
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
      huge: { nl: 'Zeer groot', en: 'Huge', de: 'Sehr groß' },
    },
    initial: 'large',
  }),
  tone: iconToneField(),
  ground: iconGroundField(),
  align: choice({
    label: { nl: 'Plaats', en: 'Placement', de: 'Platz' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'start',
  }),
};

export const icon = defineModule({
  type: 'icon',
  version: 1,
  label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' },
  about: {
    nl: 'Eén los pictogram, als versiering of als link.',
    en: 'A single icon, as decoration or as a link.',
    de: 'Ein einzelnes Symbol, als Verzierung oder als Link.',
  },
  category: 'pictures',
  fields: iconFields,
  Component: IconModule,
  isEmpty: ({ icon }) => icon === '',
  fixtures: iconFixtures,
});
