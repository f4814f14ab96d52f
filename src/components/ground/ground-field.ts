import type { Label } from '../../fields/field.ts';
import { choice } from '../../fields/kinds.ts';

/** The ground a thing stands on; neighbours on a page are never both coloured. */
export const groundField = (initial: 'none' | 'raised' | 'sky' | 'sand' | 'brand' = 'none', help?: Label) =>
  choice({
    label: { nl: 'Ondergrond', en: 'Ground', de: 'Grund' },
    help,
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      raised: { nl: 'Wit', en: 'White', de: 'Weiß' },
      sky: { nl: 'Lucht', en: 'Sky', de: 'Himmel' },
      sand: { nl: 'Zand', en: 'Sand', de: 'Sand' },
      brand: { nl: 'Poldergroen', en: 'Polder green', de: 'Poldergrün' },
    },
    initial,
  });
