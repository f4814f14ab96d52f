import { icon } from '../../fields/icon.ts';
import { text } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { AccordionItem } from './AccordionItem.tsx';
import { accordionItemFixtures } from './accordion.fixtures.ts';

export const accordionItemFields = {
  title: text({ label: { nl: 'Titel', en: 'Title', de: 'Titel' } }),
  icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
};

export const accordionItem = defineModule({
  type: 'accordion-item',
  version: 1,
  label: { nl: 'Onderdeel', en: 'Item', de: 'Element' },
  about: {
    nl: 'Eén titel met inhoud die eronder openklapt.',
    en: 'One title with content that opens below it.',
    de: 'Ein Titel mit Inhalt, der darunter aufklappt.',
  },
  category: 'moving',
  fields: accordionItemFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' } } },
  parent: ['accordion'],
  Component: AccordionItem,
  isEmpty: ({ title }) => title.trim() === '',
  fixtures: accordionItemFixtures,
});
