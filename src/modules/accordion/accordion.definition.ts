import { look, marker, titleLevel } from '../../components/disclosure/disclosure-fields.ts';
import { number } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Accordion } from './Accordion.tsx';
import { accordionFixtures } from './accordion.fixtures.ts';

export const accordionFields = {
  level: titleLevel(),
  marker: marker(),
  look: look(),
  open: number({
    label: { nl: 'Begint open', en: 'Open at first', de: 'Anfangs offen' },
    help: {
      nl: 'Het hoeveelste onderdeel; 0 is geen',
      en: 'Which item, counted from 1; 0 is none',
      de: 'Das wievielte Element; 0 ist keins',
    },
    initial: 1,
    minimum: 0,
    maximum: 100,
  }),
};

export const accordion = defineModule({
  type: 'accordion',
  version: 1,
  label: { nl: 'Accordeon', en: 'Accordion', de: 'Akkordeon' },
  about: {
    nl: 'Titels onder elkaar waarvan er één openstaat; handig als er veel te vertellen is.',
    en: 'Titles below each other, one open at a time; handy when there is a lot to say.',
    de: 'Titel untereinander, von denen einer offen ist; praktisch, wenn es viel zu sagen gibt.',
  },
  category: 'moving',
  fields: accordionFields,
  slots: {
    items: {
      label: { nl: 'Onderdelen', en: 'Items', de: 'Elemente' },
      allow: ['accordion-item'],
      childProps: ['title', 'icon'],
    },
  },
  opensByFragment: 'anchored',
  Component: Accordion,
  scripts: ['src/modules/accordion/accordion.browser.ts'],
  fixtures: accordionFixtures,
});
