import { choice } from '../../fields/kinds.ts';

/** The colour of an icon's line. */
export const iconToneField = () =>
  choice({
    label: { nl: 'Kleur van het pictogram', en: 'Icon colour', de: 'Farbe des Symbols' },
    options: {
      text: { nl: 'Als de tekst', en: 'As the text', de: 'Wie der Text' },
      brand: { nl: 'Poldergroen', en: 'Polder green', de: 'Poldergrün' },
      accent: { nl: 'Tulp', en: 'Tulip', de: 'Tulpe' },
      water: { nl: 'Water', en: 'Water', de: 'Wasser' },
    },
    initial: 'text',
  });

/** What is printed behind an icon. */
export const iconGroundField = (initial: 'none' | 'sun' | 'sky' | 'sand' = 'none') =>
  choice({
    label: { nl: 'Vlek achter het pictogram', en: 'Disc behind the icon', de: 'Scheibe hinter dem Symbol' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keine' },
      sun: { nl: 'Zon', en: 'Sun', de: 'Sonne' },
      sky: { nl: 'Lucht', en: 'Sky', de: 'Himmel' },
      sand: { nl: 'Zand', en: 'Sand', de: 'Sand' },
    },
    initial,
  });
