import { look, marker, titleLevel } from '../../components/disclosure/disclosure-fields.ts';
import { list, text, toggle } from '../../fields/kinds.ts';
import { richText } from '../../fields/rich-text.ts';
import { defineModule } from '../define-module.ts';
import { asked } from './asked.ts';
import { Faq } from './Faq.tsx';
import { faqFixtures } from './faq.fixtures.ts';

export const faqFields = {
  items: list({
    label: { nl: 'Vragen', en: 'Questions', de: 'Fragen' },
    item: {
      question: text({ label: { nl: 'Vraag', en: 'Question', de: 'Frage' } }),
      answer: richText({ label: { nl: 'Antwoord', en: 'Answer', de: 'Antwort' } }),
    },
    itemLabel: 'question',
  }),
  level: titleLevel(),
  marker: marker(),
  look: look(),
  oneAtATime: toggle({
    label: {
      nl: 'Eén antwoord tegelijk open',
      en: 'One answer open at a time',
      de: 'Immer nur eine Antwort offen',
    },
    initial: false,
  }),
};

export const faq = defineModule({
  type: 'faq',
  version: 1,
  label: { nl: 'Veelgestelde vragen', en: 'FAQ', de: 'Häufige Fragen' },
  about: {
    nl: 'Vragen die elk hun antwoord openklappen; ook zoekmachines kunnen ze lezen.',
    en: 'Questions that each open their answer; search engines can read them too.',
    de: 'Fragen, die ihre Antwort aufklappen; auch Suchmaschinen können sie lesen.',
  },
  category: 'moving',
  fields: faqFields,
  opensByFragment: 'named',
  Component: Faq,
  isEmpty: ({ items }) => asked(items).length === 0,
  structuredData: ({ items }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: asked(items).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
  fixtures: faqFixtures,
});
