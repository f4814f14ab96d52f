import { choice, number } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Divider } from './Divider.tsx';
import { dividerFixtures } from './divider.fixtures.ts';

export const dividerFields = {
  line: choice({
    label: { nl: 'Lijn', en: 'Line', de: 'Linie' },
    options: {
      solid: { nl: 'Doorgetrokken', en: 'Solid', de: 'Durchgezogen' },
      dashed: { nl: 'Streepjes', en: 'Dashed', de: 'Gestrichelt' },
      dotted: { nl: 'Stippen', en: 'Dotted', de: 'Gepunktet' },
      double: { nl: 'Dubbel', en: 'Double', de: 'Doppelt' },
      waves: { nl: 'Golven', en: 'Waves', de: 'Wellen' },
      route: { nl: 'Route', en: 'Route', de: 'Route' },
      none: { nl: 'Geen, alleen ruimte', en: 'None, space only', de: 'Keine, nur Abstand' },
    },
    initial: 'solid',
  }),
  weight: number({
    label: { nl: 'Dikte', en: 'Weight', de: 'Stärke' },
    initial: 2,
    minimum: 1,
    maximum: 12,
    unit: 'px',
  }),
  drawing: choice({
    label: { nl: 'Tekening op de lijn', en: 'Drawing on the line', de: 'Zeichnung auf der Linie' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keine' },
      bike: { nl: 'Fiets', en: 'Bike', de: 'Rad' },
      mill: { nl: 'Molen', en: 'Windmill', de: 'Mühle' },
      dunes: { nl: 'Helmgras', en: 'Marram grass', de: 'Strandhafer' },
      gulls: { nl: 'Meeuwen', en: 'Gulls', de: 'Möwen' },
    },
    initial: 'none',
  }),
  drawingAt: choice({
    label: { nl: 'Plaats van de tekening', en: 'Place of the drawing', de: 'Platz der Zeichnung' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      third: { nl: 'Op een derde', en: 'At a third', de: 'Auf einem Drittel' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'third',
  }),
  tone: choice({
    label: { nl: 'Kleur', en: 'Colour', de: 'Farbe' },
    options: {
      rule: { nl: 'Touw', en: 'Rope', de: 'Tau' },
      text: { nl: 'Als de tekst', en: 'As the text', de: 'Wie der Text' },
      brand: { nl: 'Poldergroen', en: 'Polder green', de: 'Poldergrün' },
      accent: { nl: 'Tulp', en: 'Tulip', de: 'Tulpe' },
      sun: { nl: 'Zon', en: 'Sun', de: 'Sonne' },
    },
    initial: 'rule',
  }),
  width: choice({
    label: { nl: 'Lengte', en: 'Length', de: 'Länge' },
    options: {
      full: { nl: 'Heel', en: 'Full', de: 'Ganz' },
      half: { nl: 'Half', en: 'Half', de: 'Halb' },
      short: { nl: 'Kort', en: 'Short', de: 'Kurz' },
    },
    initial: 'full',
  }),
  align: choice({
    label: { nl: 'Plaats', en: 'Placement', de: 'Platz' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'start',
  }),
  space: choice({
    label: { nl: 'Ruimte boven en onder', en: 'Space above and below', de: 'Abstand oben und unten' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      small: { nl: 'Weinig', en: 'Small', de: 'Wenig' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Veel', en: 'Large', de: 'Viel' },
    },
    initial: 'small',
  }),
};

export const divider = defineModule({
  type: 'divider',
  version: 1,
  label: { nl: 'Scheidingslijn', en: 'Divider', de: 'Trennlinie' },
  about: {
    nl: 'Een lijn of wat lege ruimte tussen twee delen van de pagina.',
    en: 'A line or some empty space between two parts of the page.',
    de: 'Eine Linie oder etwas Abstand zwischen zwei Teilen der Seite.',
  },
  category: 'structure',
  fields: dividerFields,
  Component: Divider,
  styles: ({ weight }) => ({ base: { '--weight': `${weight}px` } }),
  fixtures: dividerFixtures,
});
