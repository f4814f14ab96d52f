import { choice, number, text, toggle } from '../../fields/kinds.ts';
import { rawHtml } from '../../fields/raw-html.ts';
import { unfilteredHtml } from '../../fields/unfiltered-html.ts';
import { defineModule } from '../define-module.ts';
import { Code } from './Code.tsx';
import { codeFixtures } from './code.fixtures.ts';
import type { CodeData } from './code.load.ts';

export const codeFields = {
  kind: choice({
    label: { nl: 'Wat het is', en: 'What it is', de: 'Was es ist' },
    options: {
      html: { nl: 'HTML voor de pagina', en: 'HTML for the page', de: 'HTML für die Seite' },
      unfiltered: { nl: 'Ongefilterde HTML', en: 'Unfiltered HTML', de: 'Ungefiltertes HTML' },
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
  unfiltered: unfilteredHtml({
    label: { nl: 'Ongefilterde HTML', en: 'Unfiltered HTML', de: 'Ungefiltertes HTML' },
    help: {
      nl: 'Code van een andere site, zoals een weerbericht of kaartverkoop. Een eigenaar moet die toestaan; tot dan staat ze opgeschoond op de pagina.',
      en: 'Code of another site, such as a weather report or a ticket shop. An owner approves it; until then it is shown cleaned.',
      de: 'Code einer anderen Website, etwa ein Wetterbericht oder Kartenverkauf. Ein Inhaber gibt ihn frei; bis dahin wird er bereinigt gezeigt.',
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
      nl: 'Boven de code, zoals een bestandsnaam; bij ongefilterde HTML wat het is, zoals Weerbericht',
      en: 'Above the code, such as a file name; with unfiltered HTML what it is, such as Weather report',
      de: 'Über dem Code, etwa ein Dateiname; bei ungefiltertem HTML, was es ist, etwa Wetterbericht',
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
  height: number({
    label: { nl: 'Hoogte', en: 'Height', de: 'Höhe' },
    help: {
      nl: 'Bij ongefilterde HTML de ruimte die er vooraf voor is, zodat er niets verspringt',
      en: 'With unfiltered HTML the room kept for it, so that nothing jumps',
      de: 'Bei ungefiltertem HTML der Platz, der dafür frei bleibt, damit nichts springt',
    },
    initial: 0,
    minimum: 0,
    maximum: 2000,
    step: 10,
    unit: 'px',
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
  about: {
    nl: 'HTML die je zelf schreef, of code die bezoekers kunnen lezen.',
    en: 'HTML you wrote yourself, or code for visitors to read.',
    de: 'Selbst geschriebenes HTML oder Code zum Lesen.',
  },
  category: 'text',
  icon: 'code',
  fields: codeFields,
  Component: Code,
  styles: ({ kind, height }) =>
    kind === 'unfiltered' && height > 0 ? { base: { '--height': `${height}px` } } : {},
  scripts: ['src/modules/code/code.browser.ts'],
  needsScripts: ({ kind, copy }) => kind === 'unfiltered' || (kind === 'source' && copy),
  allows: (_values, approved) => approved?.needs.allowances ?? [],
  isEmpty: ({ kind, html, unfiltered, source }, approved: CodeData) =>
    !approved && { html, unfiltered: unfiltered.cleaned, source }[kind].trim() === '',
  fixtures: codeFixtures,
});
