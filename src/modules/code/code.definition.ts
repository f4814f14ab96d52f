import { choice, text, toggle } from '../../fields/kinds.ts';
import { rawHtml } from '../../fields/raw-html.ts';
import { defineModule } from '../define-module.ts';
import { Code } from './Code.tsx';
import { codeFixtures } from './code.fixtures.ts';

export const codeFields = {
  kind: choice({
    label: { nl: 'Wat het is', en: 'What it is', de: 'Was es ist' },
    options: {
      html: { nl: 'HTML voor de pagina', en: 'HTML for the page', de: 'HTML für die Seite' },
      source: { nl: 'Code om te lezen', en: 'Code to be read', de: 'Code zum Lesen' },
    },
    initial: 'html',
  }),
  html: rawHtml({
    label: { nl: 'HTML', en: 'HTML', de: 'HTML' },
    help: {
      nl: 'Scripts, stijlen, formulieren en bestanden van andere sites worden weggelaten',
      en: 'Scripts, styles, forms and files of other sites are left out',
      de: 'Skripte, Stile, Formulare und Dateien anderer Websites werden weggelassen',
    },
  }),
  source: text({
    label: { nl: 'Code', en: 'Code', de: 'Code' },
    multiline: true,
    maximumLength: 50_000,
  }),
  title: text({
    label: { nl: 'Titel', en: 'Title', de: 'Titel' },
    help: {
      nl: 'Boven de code, bijvoorbeeld een bestandsnaam',
      en: 'Above the code, a file name for instance',
      de: 'Über dem Code, zum Beispiel ein Dateiname',
    },
    maximumLength: 120,
  }),
  lineNumbers: toggle({
    label: { nl: 'Regelnummers', en: 'Line numbers', de: 'Zeilennummern' },
    initial: false,
  }),
  wrap: toggle({
    label: { nl: 'Lange regels afbreken', en: 'Wrap long lines', de: 'Lange Zeilen umbrechen' },
    initial: false,
  }),
  copy: toggle({
    label: { nl: 'Knop om te kopiëren', en: 'Button to copy', de: 'Knopf zum Kopieren' },
    initial: true,
  }),
};

export const code = defineModule({
  type: 'code',
  version: 1,
  label: { nl: 'Code', en: 'Code', de: 'Code' },
  category: 'text',
  icon: 'code',
  fields: codeFields,
  Component: Code,
  scripts: ['src/modules/code/code.browser.ts'],
  isEmpty: ({ kind, html, source }) => (kind === 'html' ? html : source).trim() === '',
  fixtures: codeFixtures,
});
