import { iconGroundField, iconToneField } from '../../components/icon-mark/icon-mark-fields.ts';
import { icon } from '../../fields/icon.ts';
import { choice, list as listField, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { defineModule } from '../define-module.ts';
import { List } from './List.tsx';
import { listFixtures } from './list.fixtures.ts';

export const listFields = {
  items: listField({
    label: { nl: 'Regels', en: 'Items', de: 'Einträge' },
    item: {
      text: text({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
      detail: text({ label: { nl: 'Toelichting', en: 'Detail', de: 'Erläuterung' }, multiline: true }),
      icon: icon({
        label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' },
        help: { nl: 'Leeg: dat van de lijst', en: "Empty: the list's own", de: 'Leer: das der Liste' },
      }),
      link: link({ label: { nl: 'Link', en: 'Link', de: 'Link' } }),
    },
    itemLabel: 'text',
    maximum: 60,
  }),
  kind: choice({
    label: { nl: 'Soort', en: 'Kind', de: 'Art' },
    options: {
      icons: { nl: 'Pictogrammen', en: 'Icons', de: 'Symbole' },
      bullets: { nl: 'Punten', en: 'Bullets', de: 'Punkte' },
      numbers: { nl: 'Nummers', en: 'Numbers', de: 'Nummern' },
      steps: { nl: 'Stappen', en: 'Steps', de: 'Schritte' },
      rows: { nl: 'Regels met lijnen', en: 'Ruled rows', de: 'Zeilen mit Linien' },
    },
    initial: 'icons',
  }),
  icon: icon({
    label: { nl: 'Pictogram van de lijst', en: 'Icon of the list', de: 'Symbol der Liste' },
    initial: 'check',
  }),
  tone: iconToneField(),
  ground: iconGroundField(),
  columns: choice({
    label: { nl: 'Kolommen', en: 'Columns', de: 'Spalten' },
    help: {
      nl: 'Op telefoons altijd één',
      en: 'Always one on phones',
      de: 'Auf Handys immer eine',
    },
    options: {
      '1': { nl: '1', en: '1', de: '1' },
      '2': { nl: '2', en: '2', de: '2' },
      '3': { nl: '3', en: '3', de: '3' },
      '4': { nl: '4', en: '4', de: '4' },
    },
    initial: '1',
  }),
  size: choice({
    label: { nl: 'Grootte', en: 'Size', de: 'Größe' },
    options: {
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
    },
    initial: 'regular',
  }),
};

export const list = defineModule({
  type: 'list',
  version: 1,
  label: { nl: 'Lijst', en: 'List', de: 'Liste' },
  about: {
    nl: 'Punten met pictogrammen of cijfers, of de stappen van hoe iets werkt.',
    en: 'Points with icons or numbers, or the steps of how something works.',
    de: 'Punkte mit Symbolen oder Zahlen, oder die Schritte eines Ablaufs.',
  },
  category: 'text',
  fields: listFields,
  Component: List,
  isEmpty: ({ items }) => items.length === 0,
  styles: ({ columns }) => ({
    base: { '--columns': columns },
    tablet: Number(columns) > 2 ? { '--columns': '2' } : undefined,
    phone: { '--columns': '1' },
  }),
  fixtures: listFixtures,
});
