import { choice, text, toggle } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { defineModule } from '../define-module.ts';
import { Quote } from './Quote.tsx';
import { quoteFixtures } from './quote.fixtures.ts';

export const quoteFields = {
  text: text({
    label: { nl: 'Citaat', en: 'Quotation', de: 'Zitat' },
    help: {
      nl: 'Een lege regel begint een nieuwe alinea',
      en: 'An empty line begins a new paragraph',
      de: 'Eine leere Zeile beginnt einen neuen Absatz',
    },
    multiline: true,
  }),
  source: text({ label: { nl: 'Wie het zei', en: 'Who said it', de: 'Wer es sagte' } }),
  sourceDetail: text({ label: { nl: 'Waar of wanneer', en: 'Where or when', de: 'Wo oder wann' } }),
  sourceLink: link({ label: { nl: 'Link naar de bron', en: 'Link to the source', de: 'Link zur Quelle' } }),
  mark: toggle({
    label: { nl: 'Aanhalingsteken', en: 'Quotation mark', de: 'Anführungszeichen' },
    initial: true,
  }),
  size: choice({
    label: { nl: 'Grootte', en: 'Size', de: 'Größe' },
    options: {
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
      poster: { nl: 'Affiche', en: 'Poster', de: 'Plakat' },
    },
    initial: 'large',
  }),
};

export const quote = defineModule({
  type: 'quote',
  version: 1,
  label: { nl: 'Citaat', en: 'Quote', de: 'Zitat' },
  about: {
    nl: 'Een uitspraak die mag opvallen, met wie het zei.',
    en: 'Words worth setting large, with who said them.',
    de: 'Ein Satz, der auffallen darf, und wer ihn gesagt hat.',
  },
  category: 'text',
  fields: quoteFields,
  Component: Quote,
  isEmpty: ({ text }) => text.trim() === '',
  fixtures: quoteFixtures,
});
