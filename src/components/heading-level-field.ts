import { choice } from '../fields/kinds.ts';

const level = (name: string) => ({ nl: name, en: name, de: name });

/** The level of a heading inside a module; its size is the module's own. */
export const headingLevelField = (initial: 'h1' | 'h2' | 'h3' | 'h4' = 'h3') =>
  choice({
    label: { nl: 'Niveau van de kop', en: 'Heading level', de: 'Ebene der Überschrift' },
    help: {
      nl: 'Eén H1 per pagina, daaronder H2, daarbinnen H3; voor zoekmachines en schermlezers',
      en: 'One H1 per page, H2 below it, H3 within that; for search engines and screen readers',
      de: 'Eine H1 je Seite, darunter H2, darin H3; für Suchmaschinen und Screenreader',
    },
    options: { h1: level('H1'), h2: level('H2'), h3: level('H3'), h4: level('H4') },
    initial,
  });
