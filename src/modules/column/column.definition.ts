import { groundField } from '../../components/ground/ground-field.ts';
import { defineModule } from '../define-module.ts';
import { Column } from './Column.tsx';
import { columnFixtures } from './column.fixtures.ts';

export const columnFields = {
  ground: groundField(),
};

export const column = defineModule({
  type: 'column',
  version: 1,
  label: { nl: 'Kolom', en: 'Column', de: 'Spalte' },
  about: {
    nl: 'Eén kolom van een rij; wat je erin zet, komt onder elkaar te staan.',
    en: 'One column of a row; what you put in it stands one below the other.',
    de: 'Eine Spalte einer Zeile; was du hineinsetzt, steht untereinander.',
  },
  category: 'structure',
  fields: columnFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' } } },
  parent: ['row'],
  Component: Column,
  hasGround: true,
  fixtures: columnFixtures,
});
