import { choice, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Table } from './Table.tsx';
import { tableFixtures } from './table.fixtures.ts';

export const tableFields = {
  caption: text({ label: { nl: 'Titel', en: 'Caption', de: 'Titel' } }),
  cells: text({
    label: { nl: 'Cellen', en: 'Cells', de: 'Zellen' },
    help: {
      nl: 'Eén regel per rij, cellen gescheiden door | of een tab; plakken uit een rekenblad kan',
      en: 'One line per row, cells separated by | or a tab; paste from a spreadsheet',
      de: 'Eine Zeile pro Reihe, Zellen durch | oder Tab getrennt; Einfügen aus Tabellen geht',
    },
    multiline: true,
    maximumLength: 20_000,
  }),
  headerRow: toggle({
    label: { nl: 'Eerste rij is kop', en: 'First row is a header', de: 'Erste Zeile ist Kopf' },
    initial: true,
  }),
  headerColumn: toggle({
    label: { nl: 'Eerste kolom is kop', en: 'First column is a header', de: 'Erste Spalte ist Kopf' },
    initial: false,
  }),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      lines: { nl: 'Lijnen', en: 'Lines', de: 'Linien' },
      stripes: { nl: 'Banen', en: 'Stripes', de: 'Streifen' },
      board: { nl: 'Bord', en: 'Board', de: 'Tafel' },
    },
    initial: 'lines',
  }),
  onPhone: choice({
    label: { nl: 'Op telefoon', en: 'On phones', de: 'Auf Handys' },
    options: {
      stack: { nl: 'Elke rij een blok', en: 'Each row a block', de: 'Jede Zeile ein Block' },
      grid: {
        nl: 'Elke rij een blok, drie waarden naast elkaar',
        en: 'Each row a block, three values abreast',
        de: 'Jede Zeile ein Block, drei Werte nebeneinander',
      },
      scroll: { nl: 'Opzij schuiven', en: 'Scrolls sideways', de: 'Seitlich scrollen' },
    },
    initial: 'stack',
  }),
  note: text({ label: { nl: 'Noot', en: 'Note', de: 'Anmerkung' }, multiline: true }),
};

export const table = defineModule({
  type: 'table',
  version: 1,
  label: { nl: 'Tabel', en: 'Table', de: 'Tabelle' },
  about: {
    nl: 'Rijen en kolommen met cijfers of feiten, ook op een telefoon goed te lezen.',
    en: 'Rows and columns of figures or facts, easy to read on a phone too.',
    de: 'Zeilen und Spalten mit Zahlen oder Fakten, auch auf dem Handy gut lesbar.',
  },
  category: 'text',
  fields: tableFields,
  Component: Table,
  isEmpty: ({ cells }) => cells.trim() === '',
  fixtures: tableFixtures,
});
