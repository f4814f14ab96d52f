import { choice, list, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { picture } from '../../fields/picture.ts';
import { defineModule } from '../define-module.ts';
import { LogoStrip } from './LogoStrip.tsx';
import { logoStripFixtures } from './logo-strip.fixtures.ts';

export const logoStripFields = {
  heading: text({
    label: { nl: 'Zin ervoor', en: 'Line before', de: 'Zeile davor' },
    maximumLength: 160,
  }),
  logos: list({
    label: { nl: "Logo's", en: 'Logos', de: 'Logos' },
    item: {
      name: text({ label: { nl: 'Naam', en: 'Name', de: 'Name' }, maximumLength: 80 }),
      picture: picture({
        label: { nl: 'Logo', en: 'Logo', de: 'Logo' },
        help: {
          nl: 'Zonder logo wordt de naam gezet',
          en: 'Without a logo the name is set in type',
          de: 'Ohne Logo wird der Name gesetzt',
        },
      }),
      link: link({ label: { nl: 'Link', en: 'Link', de: 'Link' } }),
    },
    itemLabel: 'name',
    maximum: 24,
  }),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      line: { nl: 'Eén regel', en: 'One line', de: 'Eine Zeile' },
      grid: { nl: 'Vakken', en: 'Boxes', de: 'Felder' },
    },
    initial: 'line',
  }),
  size: choice({
    label: { nl: 'Grootte', en: 'Size', de: 'Größe' },
    options: {
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
    },
    initial: 'regular',
  }),
  colour: choice({
    label: { nl: 'Kleur', en: 'Colour', de: 'Farbe' },
    options: {
      one: { nl: 'Eén inkt', en: 'One ink', de: 'Eine Farbe' },
      own: { nl: 'Eigen kleuren', en: 'Their own', de: 'Eigene Farben' },
    },
    initial: 'one',
  }),
};

export const logoStrip = defineModule({
  type: 'logo-strip',
  version: 1,
  label: { nl: "Strook logo's", en: 'Logo strip', de: 'Logoleiste' },
  about: {
    nl: 'De logo’s van je partners of keurmerken naast elkaar.',
    en: 'The logos of your partners or quality marks side by side.',
    de: 'Die Logos deiner Partner oder Gütesiegel nebeneinander.',
  },
  category: 'pictures',
  fields: logoStripFields,
  Component: LogoStrip,
  isEmpty: ({ logos }) => logos.length === 0,
  fixtures: logoStripFixtures,
});
