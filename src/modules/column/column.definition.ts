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
  category: 'structure',
  fields: columnFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' } } },
  parent: ['row'],
  Component: Column,
  hasGround: true,
  fixtures: columnFixtures,
});
