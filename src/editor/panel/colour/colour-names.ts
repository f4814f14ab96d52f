import type { Label } from '../../../fields/field.ts';

const named = (nl: string, en: string, de: string): Label => ({ nl, en, de });

const names: Readonly<Record<string, Label>> = {
  paper: named('Papier', 'Paper', 'Papier'),
  'paper-raised': named('Wit', 'White', 'Weiß'),
  sky: named('Lucht', 'Sky', 'Himmel'),
  'sky-soft': named('Lichte lucht', 'Pale sky', 'Heller Himmel'),
  sand: named('Zand', 'Sand', 'Sand'),
  sun: named('Zon', 'Sun', 'Sonne'),
  night: named('Nacht', 'Night', 'Nacht'),
  ink: named('Inkt', 'Ink', 'Tinte'),
  'ink-soft': named('Zachte inkt', 'Soft ink', 'Weiche Tinte'),
  line: named('Lijn', 'Line', 'Linie'),
  'line-strong': named('Sterke lijn', 'Strong line', 'Starke Linie'),
  brand: named('Merk', 'Brand', 'Marke'),
  'brand-strong': named('Merk, donker', 'Brand, dark', 'Marke, dunkel'),
  'brand-ink': named('Tekst op merk', 'Text on brand', 'Text auf Marke'),
  accent: named('Accent', 'Accent', 'Akzent'),
  'accent-strong': named('Accent, donker', 'Accent, dark', 'Akzent, dunkel'),
  'accent-ink': named('Tekst op accent', 'Text on accent', 'Text auf Akzent'),
  water: named('Water', 'Water', 'Wasser'),
  'water-ink': named('Tekst op water', 'Text on water', 'Text auf Wasser'),
};

/** What a colour of the theme is called: by its part, since its value is the shop's to change. */
export const colourName = (name: string): Label => names[name] ?? named(name, name, name);
