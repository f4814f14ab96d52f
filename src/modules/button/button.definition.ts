import { icon } from '../../fields/icon.ts';
import { choice, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { defineModule } from '../define-module.ts';
import { Button } from './Button.tsx';
import { buttonFixtures } from './button.fixtures.ts';

export const buttonFields = {
  label: text({ label: { nl: 'Tekst', en: 'Text', de: 'Text' }, maximumLength: 120 }),
  link: link({
    label: { nl: 'Gaat naar', en: 'Goes to', de: 'Führt zu' },
    help: {
      nl: 'Zonder tekst of link is er geen knop',
      en: 'Without words or a link there is no button',
      de: 'Ohne Text oder Link gibt es keinen Knopf',
    },
  }),
  kind: choice({
    label: { nl: 'Soort', en: 'Kind', de: 'Art' },
    options: {
      main: { nl: 'Hoofdknop', en: 'Main', de: 'Hauptknopf' },
      quiet: { nl: 'Rustig', en: 'Quiet', de: 'Zurückhaltend' },
      text: { nl: 'Alleen tekst', en: 'Text only', de: 'Nur Text' },
    },
    initial: 'main',
  }),
  icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
  align: choice({
    label: { nl: 'Plaats', en: 'Placement', de: 'Platz' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
      stretch: { nl: 'Volle breedte', en: 'Full width', de: 'Volle Breite' },
    },
    initial: 'start',
  }),
};

export const button = defineModule({
  type: 'button',
  version: 1,
  label: { nl: 'Knop', en: 'Button', de: 'Schaltfläche' },
  about: {
    nl: 'Een knop naar een pagina of adres, voor wat een bezoeker als volgende doet.',
    en: 'A button to a page or address, for what a visitor does next.',
    de: 'Ein Knopf zu einer Seite oder Adresse, für den nächsten Schritt.',
  },
  category: 'text',
  fields: buttonFields,
  Component: Button,
  isEmpty: ({ label, link }) => label.trim() === '' || link === null,
  fixtures: buttonFixtures,
});
