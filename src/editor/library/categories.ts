import type { Texts } from '../../lib/texts.ts';

/** The categories of modules in the order of the library. */
export const categories = [
  'structure',
  'text',
  'header',
  'pictures',
  'lists',
  'moving',
  'forms',
  'shop',
] as const;

export const categoryTexts = {
  nl: {
    structure: 'Indeling',
    text: 'Tekst',
    pictures: 'Beeld',
    moving: 'Beweging',
    lists: 'Lijsten',
    forms: 'Formulieren',
    header: 'Opening',
    shop: 'Winkel',
  },
  en: {
    structure: 'Layout',
    text: 'Text',
    pictures: 'Pictures',
    moving: 'Moving',
    lists: 'Lists',
    forms: 'Forms',
    header: 'Opening',
    shop: 'Shop',
  },
  de: {
    structure: 'Aufteilung',
    text: 'Text',
    pictures: 'Bilder',
    moving: 'Bewegung',
    lists: 'Listen',
    forms: 'Formulare',
    header: 'Aufmacher',
    shop: 'Geschäft',
  },
} satisfies Texts;
