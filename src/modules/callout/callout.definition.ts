import { icon } from '../../fields/icon.ts';
import { choice, text, toggle } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { richText } from '../../fields/rich-text.ts';
import { defineModule } from '../define-module.ts';
import { Callout } from './Callout.tsx';
import { calloutFixtures } from './callout.fixtures.ts';

const level = (name: string) => ({ nl: name, en: name, de: name });

export const calloutFields = {
  tone: choice({
    label: { nl: 'Toon', en: 'Tone', de: 'Ton' },
    options: {
      information: { nl: 'Informatie', en: 'Information', de: 'Information' },
      good: { nl: 'Goed nieuws', en: 'Good news', de: 'Gute Nachricht' },
      caution: { nl: 'Let op', en: 'Take care', de: 'Achtung' },
      closed: { nl: 'Gesloten of dringend', en: 'Closed or urgent', de: 'Geschlossen oder dringend' },
    },
    initial: 'information',
  }),
  title: text({ label: { nl: 'Titel', en: 'Title', de: 'Titel' }, maximumLength: 200 }),
  level: choice({
    label: { nl: 'Niveau van de titel', en: 'Level of the title', de: 'Ebene des Titels' },
    help: {
      nl: 'Een kop staat in de inhoudsopgave; een korte melding hoeft dat niet',
      en: 'A heading stands in the table of contents; a short notice need not',
      de: 'Eine Überschrift steht im Inhaltsverzeichnis; ein kurzer Hinweis muss das nicht',
    },
    options: {
      none: { nl: 'Geen kop', en: 'No heading', de: 'Keine Überschrift' },
      h2: level('H2'),
      h3: level('H3'),
      h4: level('H4'),
    },
    initial: 'none',
  }),
  html: richText({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
  icon: icon({
    label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' },
    help: { nl: 'Leeg: dat bij de toon', en: 'Empty: that of the tone', de: 'Leer: das zum Ton' },
  }),
  linkLabel: text({
    label: { nl: 'Tekst van de link', en: 'Text of the link', de: 'Text des Links' },
    maximumLength: 120,
  }),
  link: link({ label: { nl: 'Gaat naar', en: 'Goes to', de: 'Führt zu' } }),
  linkKind: choice({
    label: { nl: 'Vorm van de link', en: 'Shape of the link', de: 'Form des Links' },
    options: {
      text: { nl: 'Alleen tekst', en: 'Text only', de: 'Nur Text' },
      quiet: { nl: 'Rustige knop', en: 'Quiet button', de: 'Zurückhaltender Knopf' },
      main: { nl: 'Hoofdknop', en: 'Main button', de: 'Hauptknopf' },
    },
    initial: 'text',
  }),
  closable: toggle({
    label: { nl: 'Kan weg', en: 'Can be put away', de: 'Kann weg' },
    help: {
      nl: 'De browser van de bezoeker onthoudt dat; met andere woorden komt de melding terug',
      en: 'The visitor’s browser remembers; with other words the notice comes back',
      de: 'Der Browser merkt es sich; mit anderen Worten kommt der Hinweis wieder',
    },
    initial: false,
  }),
};

export const callout = defineModule({
  type: 'callout',
  version: 1,
  label: { nl: 'Melding', en: 'Callout', de: 'Hinweis' },
  about: {
    nl: 'Een korte melding die opvalt, zoals een sluitingsdag of iets om mee te nemen.',
    en: 'A short notice that stands out, such as a closing day or something to bring.',
    de: 'Ein kurzer Hinweis, der auffällt, etwa ein Schließtag oder etwas zum Mitbringen.',
  },
  category: 'text',
  icon: 'info',
  fields: calloutFields,
  Component: Callout,
  scripts: ['src/modules/callout/callout.browser.ts'],
  needsScripts: ({ closable }) => closable,
  isEmpty: ({ title, html }) => title.trim() === '' && html.trim() === '',
  fixtures: calloutFixtures,
});
