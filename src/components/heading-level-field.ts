import { choice } from '../fields/kinds.ts';

const level = (name: string) => ({ nl: name, en: name, de: name });

/** The level of a heading inside a module; its size is the module's own. */
export const headingLevelField = (initial: 'h1' | 'h2' | 'h3' | 'h4' = 'h3') =>
  choice({
    label: { nl: 'Niveau van de kop', en: 'Heading level', de: 'Ebene der Überschrift' },
    options: { h1: level('H1'), h2: level('H2'), h3: level('H3'), h4: level('H4') },
    initial,
  });
