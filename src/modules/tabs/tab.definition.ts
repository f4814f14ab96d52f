import { icon } from '../../fields/icon.ts';
import { text } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Tab } from './Tab.tsx';
import { tabFixtures } from './tabs.fixtures.ts';

export const tabFields = {
  title: text({ label: { nl: 'Titel', en: 'Title', de: 'Titel' }, maximumLength: 80 }),
  icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
};

export const tab = defineModule({
  type: 'tab',
  version: 1,
  label: { nl: 'Tab', en: 'Tab', de: 'Tab' },
  about: {
    nl: 'Eén tabblad met alles wat erbij hoort.',
    en: 'One tab with everything that belongs to it.',
    de: 'Ein Tab mit allem, was dazugehört.',
  },
  category: 'moving',
  fields: tabFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' } } },
  parent: ['tabs'],
  Component: Tab,
  isEmpty: ({ title }) => title.trim() === '',
  fixtures: tabFixtures,
});
