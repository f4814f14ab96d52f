import { headingLevelField } from '../../components/heading-level-field.ts';
import { icon } from '../../fields/icon.ts';
import { choice, list, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { defineModule } from '../define-module.ts';
import { Timeline } from './Timeline.tsx';
import { timelineFixtures } from './timeline.fixtures.ts';

export const timelineFields = {
  items: list({
    label: { nl: 'Momenten', en: 'Moments', de: 'Stationen' },
    item: {
      when: text({ label: { nl: 'Wanneer', en: 'When', de: 'Wann' }, maximumLength: 80 }),
      title: text({ label: { nl: 'Kop', en: 'Heading', de: 'Überschrift' }, maximumLength: 200 }),
      html: richText({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
      picture: picture({ label: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' } }),
      icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
      link: link({ label: { nl: 'Link van de kop', en: 'Link of the heading', de: 'Link der Überschrift' } }),
    },
    itemLabel: 'title',
  }),
  level: headingLevelField('h3'),
  sides: choice({
    label: { nl: 'Staat', en: 'Stands', de: 'Steht' },
    options: {
      one: { nl: 'Aan één kant van de lijn', en: 'At one side of the line', de: 'Auf einer Seite der Linie' },
      both: { nl: 'Om en om', en: 'At both sides', de: 'Abwechselnd' },
    },
    initial: 'one',
  }),
  line: choice({
    label: { nl: 'Lijn', en: 'Line', de: 'Linie' },
    options: {
      route: { nl: 'Streepjes van een route', en: 'Dashes of a route', de: 'Striche einer Route' },
      solid: { nl: 'Doorlopend', en: 'Solid', de: 'Durchgezogen' },
    },
    initial: 'route',
  }),
};

export const timeline = defineModule({
  type: 'timeline',
  version: 1,
  label: { nl: 'Tijdlijn', en: 'Timeline', de: 'Zeitleiste' },
  about: {
    nl: 'Momenten op een rij, zoals je geschiedenis of het verloop van een dagtocht.',
    en: 'Moments along a line, such as your history or the course of a day trip.',
    de: 'Momente entlang einer Linie, etwa deine Geschichte oder der Ablauf einer Tagestour.',
  },
  category: 'text',
  icon: 'history',
  fields: timelineFields,
  Component: Timeline,
  isEmpty: ({ items }) => items.length === 0,
  fixtures: timelineFixtures,
});
