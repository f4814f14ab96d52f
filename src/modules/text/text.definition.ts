import { choice } from '../../fields/kinds.ts';
import { richText } from '../../fields/rich-text.ts';
import { defineModule } from '../define-module.ts';
import { Text } from './Text.tsx';
import { textFixtures } from './text.fixtures.ts';

export const textFields = {
  html: richText({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
  size: choice({
    label: { nl: 'Grootte', en: 'Size', de: 'Größe' },
    options: {
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      lead: { nl: 'Inleiding', en: 'Lead', de: 'Einleitung' },
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
    },
    initial: 'regular',
  }),
};

export const text = defineModule({
  type: 'text',
  version: 1,
  label: { nl: 'Tekst', en: 'Text', de: 'Text' },
  about: {
    nl: 'Wat je te vertellen hebt, met alinea’s, lijstjes en links.',
    en: 'What you have to say, with paragraphs, lists and links.',
    de: 'Was du zu erzählen hast, mit Absätzen, Listen und Links.',
  },
  category: 'text',
  fields: textFields,
  Component: Text,
  isEmpty: ({ html }) => html.trim() === '',
  fixtures: textFixtures,
});
