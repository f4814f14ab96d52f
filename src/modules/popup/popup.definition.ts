import { icon } from '../../fields/icon.ts';
import { choice, number, text } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Popup } from './Popup.tsx';
import { popupFixtures } from './popup.fixtures.ts';

export const popupFields = {
  title: text({
    label: { nl: 'Titel', en: 'Title', de: 'Titel' },
    help: {
      nl: 'Staat bovenaan, en is wat een schermlezer voorleest',
      en: 'Stands at the top, and is what a screen reader reads out',
      de: 'Steht oben und ist das, was ein Screenreader vorliest',
    },
    maximumLength: 200,
  }),
  trigger: choice({
    label: { nl: 'Opent', en: 'Opens', de: 'Öffnet sich' },
    help: {
      nl: 'Met een anker opent ook elke link daarnaartoe hem',
      en: 'With an anchor, every link to it opens it too',
      de: 'Mit einem Anker öffnet ihn auch jeder Link dorthin',
    },
    options: {
      button: { nl: 'Met een knop', en: 'By a button', de: 'Über einen Knopf' },
      delay: { nl: 'Na een tijdje', en: 'After a while', de: 'Nach einer Weile' },
      scroll: { nl: 'Als je gescrold hebt', en: 'After scrolling', de: 'Nach dem Scrollen' },
      exit: {
        nl: 'Als de muis het venster verlaat',
        en: 'When the pointer leaves the window',
        de: 'Wenn der Mauszeiger das Fenster verlässt',
      },
    },
    initial: 'button',
  }),
  buttonLabel: text({
    label: { nl: 'Tekst op de knop', en: 'Text on the button', de: 'Text auf dem Knopf' },
    maximumLength: 120,
  }),
  buttonKind: choice({
    label: { nl: 'Soort knop', en: 'Kind of button', de: 'Art des Knopfs' },
    options: {
      main: { nl: 'Hoofdknop', en: 'Main', de: 'Hauptknopf' },
      quiet: { nl: 'Rustig', en: 'Quiet', de: 'Zurückhaltend' },
      text: { nl: 'Alleen tekst', en: 'Text only', de: 'Nur Text' },
    },
    initial: 'quiet',
  }),
  buttonIcon: icon({
    label: { nl: 'Pictogram op de knop', en: 'Icon on the button', de: 'Symbol auf dem Knopf' },
  }),
  delay: number({
    label: { nl: 'Wacht', en: 'Waits', de: 'Wartet' },
    help: { nl: 'Bij ‘na een tijdje’', en: 'With ‘after a while’', de: 'Bei „Nach einer Weile“' },
    initial: 15,
    minimum: 1,
    maximum: 600,
    unit: 's',
  }),
  depth: number({
    label: { nl: 'Zover gescrold', en: 'Scrolled so far', de: 'So weit gescrollt' },
    help: {
      nl: 'Bij ‘als je gescrold hebt’: deel van de pagina',
      en: 'With ‘after scrolling’: share of the page',
      de: 'Bei „Nach dem Scrollen“: Anteil der Seite',
    },
    initial: 50,
    minimum: 1,
    maximum: 100,
    unit: '%',
  }),
  again: choice({
    label: { nl: 'Na het sluiten', en: 'Once closed', de: 'Nach dem Schließen' },
    help: {
      nl: 'Of hij nog eens vanzelf opent. De browser onthoudt alleen dat hij gesloten is',
      en: 'Whether it opens by itself again. The browser remembers only that it was closed',
      de: 'Ob er sich noch einmal von selbst öffnet. Der Browser merkt sich nur, dass er geschlossen wurde',
    },
    options: {
      visitor: {
        nl: 'Nooit meer voor deze bezoeker',
        en: 'Never again for this visitor',
        de: 'Nie wieder für diesen Besucher',
      },
      visit: {
        nl: 'Niet meer tijdens dit bezoek',
        en: 'Not again on this visit',
        de: 'Bei diesem Besuch nicht mehr',
      },
      always: { nl: 'Op elke pagina weer', en: 'On every page again', de: 'Auf jeder Seite wieder' },
    },
    initial: 'visitor',
  }),
  name: text({
    label: { nl: 'Naam', en: 'Name', de: 'Name' },
    help: {
      nl: 'Waaronder hij onthouden wordt; geef een nieuwe om hem weer aan iedereen te tonen',
      en: 'Under which it is remembered; give a new one to show it to everyone again',
      de: 'Unter dem er gemerkt wird; ein neuer zeigt ihn wieder allen',
    },
    maximumLength: 60,
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
  place: choice({
    label: { nl: 'Plaats', en: 'Place', de: 'Platz' },
    options: {
      center: { nl: 'Midden', en: 'Middle', de: 'Mitte' },
      bottom: { nl: 'Onderaan', en: 'At the bottom', de: 'Unten' },
    },
    initial: 'center',
  }),
};

/** Takes no place on the page (NAV-10); with an anchor every link to that opens it. */
export const popup = defineModule({
  type: 'popup',
  version: 1,
  label: { nl: 'Pop-up', en: 'Popup', de: 'Pop-up' },
  about: {
    nl: 'Een venster over de pagina, na een klik of vanzelf, voor een actie of extra uitleg.',
    en: 'A window over the page, on a click or by itself, for an offer or more detail.',
    de: 'Ein Fenster über der Seite, per Klick oder von selbst, für Aktionen oder Details.',
  },
  category: 'moving',
  icon: 'expand',
  fields: popupFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' } } },
  looksInside: true,
  Component: Popup,
  scripts: ['src/modules/popup/popup.browser.ts'],
  fixtures: popupFixtures,
});
