import { choice } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Column } from './Column.tsx';
import { columnFixtures } from './column.fixtures.ts';

export const columnFields = {
  ground: choice({
    label: { nl: 'Ondergrond', en: 'Ground', de: 'Grund' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      raised: { nl: 'Kaart', en: 'Card', de: 'Karte' },
      sky: { nl: 'Lucht', en: 'Sky', de: 'Himmel' },
      sand: { nl: 'Zand', en: 'Sand', de: 'Sand' },
      brand: { nl: 'Poldergroen', en: 'Polder green', de: 'Poldergrün' },
    },
    initial: 'none',
  }),
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
  fixtures: columnFixtures,
});
