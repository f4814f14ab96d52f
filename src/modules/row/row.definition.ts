import { choice } from '../../fields/kinds.ts';
import { defineModule, type ModuleStyles } from '../define-module.ts';
import { Row } from './Row.tsx';
import { rowFixtures } from './row.fixtures.ts';

const split = (name: string) => ({ nl: name, en: name, de: name });

/** The usual column splits (MOD-6): how the columns share the row's width on a desktop. */
const splits = {
  '1': '1fr',
  '1/2+1/2': '1fr 1fr',
  '1/3+1/3+1/3': 'repeat(3,1fr)',
  '1/4x4': 'repeat(4,1fr)',
  '1/5x5': 'repeat(5,1fr)',
  '1/6x6': 'repeat(6,1fr)',
  '2/3+1/3': '2fr 1fr',
  '1/3+2/3': '1fr 2fr',
  '3/4+1/4': '3fr 1fr',
  '1/4+3/4': '1fr 3fr',
  '2/5+3/5': '2fr 3fr',
  '3/5+2/5': '3fr 2fr',
  '1/4+1/2+1/4': '1fr 2fr 1fr',
  '1/2+1/4+1/4': '2fr 1fr 1fr',
  '1/4+1/4+1/2': '1fr 1fr 2fr',
  auto: 'repeat(auto-fit,minmax(min(16rem,100%),1fr))',
} as const;
type Split = keyof typeof splits;

export const rowFields = {
  columns: choice({
    label: { nl: 'Kolommen', en: 'Columns', de: 'Spalten' },
    options: {
      ...(Object.fromEntries(Object.keys(splits).map((name) => [name, split(name)])) as Record<
        Split,
        ReturnType<typeof split>
      >),
      auto: { nl: 'Vanzelf', en: 'Automatic', de: 'Automatisch' },
    },
    initial: '1/2+1/2',
  }),
  tabletColumns: choice({
    label: { nl: 'Kolommen op tablet', en: 'Columns on tablets', de: 'Spalten auf Tablets' },
    options: {
      same: { nl: 'Zoals op desktop', en: 'As on desktop', de: 'Wie am Desktop' },
      '1': split('1'),
      '2': split('2'),
      '3': split('3'),
    },
    initial: 'same',
  }),
  phoneColumns: choice({
    label: { nl: 'Kolommen op telefoon', en: 'Columns on phones', de: 'Spalten auf Telefonen' },
    options: { '1': split('1'), '2': split('2') },
    initial: '1',
  }),
  gap: choice({
    label: { nl: 'Tussenruimte', en: 'Gap', de: 'Zwischenraum' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
    },
    initial: 'regular',
  }),
  align: choice({
    label: { nl: 'Hoogte van de kolommen', en: 'Vertical alignment', de: 'Vertikale Ausrichtung' },
    options: {
      stretch: { nl: 'Even hoog', en: 'Equal height', de: 'Gleich hoch' },
      start: { nl: 'Boven', en: 'Top', de: 'Oben' },
      center: { nl: 'Midden', en: 'Middle', de: 'Mitte' },
      end: { nl: 'Onder', en: 'Bottom', de: 'Unten' },
    },
    initial: 'stretch',
  }),
};

const repeat = (count: string) => `repeat(${count},minmax(0,1fr))`;

export const row = defineModule({
  type: 'row',
  version: 1,
  label: { nl: 'Rij', en: 'Row', de: 'Zeile' },
  about: {
    nl: 'Zet onderdelen naast elkaar in kolommen; op een telefoon komen ze onder elkaar.',
    en: 'Puts modules side by side in columns; on a phone they stand below each other.',
    de: 'Stellt Elemente in Spalten nebeneinander; auf dem Handy stehen sie untereinander.',
  },
  category: 'structure',
  fields: rowFields,
  slots: {
    columns: { label: { nl: 'Kolommen', en: 'Columns', de: 'Spalten' }, allow: ['column'] },
  },
  Component: Row,
  styles: ({ columns, tabletColumns, phoneColumns }): ModuleStyles => ({
    base: { '--columns': splits[columns] },
    tablet: tabletColumns === 'same' ? undefined : { '--columns': repeat(tabletColumns) },
    phone: { '--columns': repeat(phoneColumns) },
  }),
  hasGround: true,
  fixtures: rowFixtures,
});
