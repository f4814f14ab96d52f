import { choice, number, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { TableOfContents } from './TableOfContents.tsx';
import { tableOfContentsFixtures } from './table-of-contents.fixtures.ts';

export const tableOfContentsFields = {
  title: text({
    label: { nl: 'Titel', en: 'Title', de: 'Titel' },
    help: {
      nl: 'Leeg: ‘Op deze pagina’',
      en: 'Empty: ‘On this page’',
      de: 'Leer: „Auf dieser Seite“',
    },
    maximumLength: 80,
  }),
  from: choice({
    label: {
      nl: 'Begint bij koppen van niveau',
      en: 'Starts at headings of level',
      de: 'Beginnt mit Überschriften der Ebene',
    },
    options: {
      h1: { nl: 'H1', en: 'H1', de: 'H1' },
      h2: { nl: 'H2', en: 'H2', de: 'H2' },
      h3: { nl: 'H3', en: 'H3', de: 'H3' },
    },
    initial: 'h2',
  }),
  levels: number({
    label: { nl: 'Hoeveel niveaus', en: 'How many levels', de: 'Wie viele Ebenen' },
    initial: 2,
    minimum: 1,
    maximum: 4,
  }),
  numbering: choice({
    label: { nl: 'Nummering', en: 'Numbering', de: 'Nummerierung' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keine' },
      numbers: { nl: '1, 1.1, 1.2', en: '1, 1.1, 1.2', de: '1, 1.1, 1.2' },
    },
    initial: 'none',
  }),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      line: { nl: 'Langs een lijn', en: 'Along a line', de: 'An einer Linie' },
      card: { nl: 'Kaart', en: 'Card', de: 'Karte' },
      plain: { nl: 'Los', en: 'Plain', de: 'Schlicht' },
    },
    initial: 'line',
  }),
  sticky: toggle({
    label: { nl: 'Blijft in beeld', en: 'Stays in view', de: 'Bleibt im Bild' },
    help: {
      nl: 'Naast de tekst, in een eigen kolom; niet op telefoons',
      en: 'Beside the text, in a column of its own; not on phones',
      de: 'Neben dem Text, in einer eigenen Spalte; nicht auf Handys',
    },
    initial: false,
  }),
  foldOnPhone: toggle({
    label: { nl: 'Ingeklapt op telefoons', en: 'Folded on phones', de: 'Auf Handys eingeklappt' },
    initial: true,
  }),
};

/** Headings of any module; those without an anchor get one made of their words. */
export const tableOfContents = defineModule({
  type: 'table-of-contents',
  version: 1,
  label: { nl: 'Inhoudsopgave', en: 'Table of contents', de: 'Inhaltsverzeichnis' },
  about: {
    nl: 'Links naar de koppen van deze pagina, handig boven een lange tekst.',
    en: 'Links to the headings of this page, handy above a long text.',
    de: 'Links zu den Überschriften dieser Seite, praktisch über einem langen Text.',
  },
  category: 'text',
  fields: tableOfContentsFields,
  showsOutline: true,
  scripts: ['src/modules/table-of-contents/table-of-contents.browser.ts'],
  Component: TableOfContents,
  fixtures: tableOfContentsFixtures,
});
