import { choice, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { defineModule } from '../define-module.ts';
import { Heading } from './Heading.tsx';
import { headingFixtures } from './heading.fixtures.ts';

const level = (name: string) => ({ nl: name, en: name, de: name });

export const headingFields = {
  text: text({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
  level: choice({
    label: { nl: 'Niveau', en: 'Level', de: 'Ebene' },
    options: {
      h1: level('H1'),
      h2: level('H2'),
      h3: level('H3'),
      h4: level('H4'),
      h5: level('H5'),
      h6: level('H6'),
    },
    initial: 'h2',
  }),
  kicker: text({
    label: { nl: 'Regel erboven', en: 'Line above', de: 'Zeile darüber' },
  }),
  size: choice({
    label: { nl: 'Grootte', en: 'Size', de: 'Größe' },
    options: {
      level: { nl: 'Naar niveau', en: 'By level', de: 'Nach Ebene' },
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
      display: { nl: 'Zeer groot', en: 'Display', de: 'Sehr groß' },
    },
    initial: 'level',
  }),
  link: link({ label: { nl: 'Link', en: 'Link', de: 'Link' } }),
};

export const heading = defineModule({
  type: 'heading',
  version: 1,
  label: { nl: 'Kop', en: 'Heading', de: 'Überschrift' },
  about: {
    nl: 'De regel boven een stuk van de pagina, zodat bezoekers vinden wat ze zoeken.',
    en: 'The line above a part of the page, so that visitors find what they look for.',
    de: 'Die Zeile über einem Teil der Seite, damit alle finden, was sie suchen.',
  },
  category: 'text',
  fields: headingFields,
  Component: Heading,
  isEmpty: ({ text }) => text.trim() === '',
  fixtures: headingFixtures,
});
