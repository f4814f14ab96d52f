import { choice, toggle } from '../fields/kinds.ts';

/** Where words stand over a picture, from left to right. */
export const textAlignField = () =>
  choice({
    label: { nl: 'Tekst van links naar rechts', en: 'Text, horizontally', de: 'Text waagerecht' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'start',
  });

/** Where words stand over a picture, from top to bottom. */
export const textAtField = (initial: 'top' | 'middle') =>
  choice({
    label: { nl: 'Tekst van boven naar onder', en: 'Text, vertically', de: 'Text senkrecht' },
    options: {
      top: { nl: 'Boven', en: 'Top', de: 'Oben' },
      middle: { nl: 'Midden', en: 'Middle', de: 'Mitte' },
      bottom: { nl: 'Onder', en: 'Bottom', de: 'Unten' },
    },
    initial,
  });

/** A plate that keeps words readable over a busy picture. */
export const textPlateField = () =>
  toggle({
    label: { nl: 'Vlak achter de tekst', en: 'Plate behind the text', de: 'Fläche hinter dem Text' },
    help: {
      nl: 'Als de afbeelding daar druk is',
      en: 'Where the picture is busy',
      de: 'Wo das Bild unruhig ist',
    },
    initial: false,
  });
