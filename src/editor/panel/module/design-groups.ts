import type { Label } from '../../../fields/field.ts';

export interface DesignGroup {
  id: string;
  label: Label;
  names: readonly string[];
}

const sides = (name: string) => ['Top', 'Right', 'Bottom', 'Left'].map((side) => `${name}${side}`);

/** The four design values of a side editor, in the order top, right, bottom, left. */
export const boxes: Readonly<Record<'padding' | 'margin' | 'offset', readonly string[]>> = {
  padding: sides('padding'),
  margin: sides('margin'),
  offset: sides('offset'),
};

const groups: readonly (Omit<DesignGroup, 'names'> & { of: RegExp })[] = [
  { id: 'space', label: { nl: 'Ruimte', en: 'Space', de: 'Abstände' }, of: /^(margin|padding|gap)/ },
  {
    id: 'colours',
    label: { nl: 'Kleuren en achtergrond', en: 'Colours and background', de: 'Farben und Hintergrund' },
    of: /^(colour$|background|gradient|veil|parallax)/,
  },
  {
    id: 'border',
    label: { nl: 'Rand en hoeken', en: 'Border and corners', de: 'Rahmen und Ecken' },
    of: /^(border|corner)/,
  },
  { id: 'shadow', label: { nl: 'Schaduw', en: 'Shadow', de: 'Schatten' }, of: /^shadow/ },
  {
    id: 'effects',
    label: { nl: 'Effecten', en: 'Effects', de: 'Effekte' },
    of: /^(opacity|filter|blend|transform|hover)/,
  },
  { id: 'text', label: { nl: 'Tekst', en: 'Text', de: 'Text' }, of: /^(font|text|line|letter)/ },
  { id: 'size', label: { nl: 'Maat', en: 'Size', de: 'Größe' }, of: /(width|height|size|ratio)$/i },
  {
    id: 'visibility',
    label: { nl: 'Zichtbaarheid per apparaat', en: 'Visibility per device', de: 'Sichtbarkeit je Gerät' },
    of: /^(hidden|visible|shown)/,
  },
  {
    id: 'place',
    label: { nl: 'Plaats en laag', en: 'Position and layer', de: 'Platz und Ebene' },
    of: /^(sticky|layer|overflow|position|offset)/,
  },
  {
    id: 'motion',
    label: { nl: 'Beweging', en: 'Motion', de: 'Bewegung' },
    of: /^(anim|motion|scroll)/,
  },
];

const others: Label = { nl: 'Overig', en: 'Other', de: 'Weiteres' };

/** The design values in the groups of the panel. A new value finds its group by its name, or stands under "other". */
export function designGroups(names: readonly string[]): DesignGroup[] {
  const groupOf = (name: string) => groups.find(({ of }) => of.test(name))?.id ?? 'others';
  return [...groups, { id: 'others', label: others }]
    .map(({ id, label }) => ({ id, label, names: names.filter((name) => groupOf(name) === id) }))
    .filter((group) => group.names.length > 0);
}
