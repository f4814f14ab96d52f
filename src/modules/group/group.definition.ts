import { groundField } from '../../components/ground/ground-field.ts';
import { choice, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Group } from './Group.tsx';
import { groupFixtures } from './group.fixtures.ts';

export const groupFields = {
  layout: choice({
    label: { nl: 'Indeling', en: 'Layout', de: 'Anordnung' },
    options: {
      stack: { nl: 'Onder elkaar', en: 'Below each other', de: 'Untereinander' },
      row: { nl: 'Naast elkaar', en: 'Beside each other', de: 'Nebeneinander' },
      grid: { nl: 'Raster', en: 'Grid', de: 'Raster' },
      overlap: { nl: 'Over elkaar', en: 'Overlapping', de: 'Überlappend' },
    },
    initial: 'stack',
  }),
  gap: choice({
    label: { nl: 'Tussenruimte', en: 'Gap', de: 'Zwischenraum' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
    },
    initial: 'regular',
  }),
  align: choice({
    label: { nl: 'Uitlijning', en: 'Alignment', de: 'Ausrichtung' },
    options: {
      stretch: { nl: 'Uitgerekt', en: 'Stretched', de: 'Gestreckt' },
      start: { nl: 'Begin', en: 'Start', de: 'Anfang' },
      center: { nl: 'Midden', en: 'Middle', de: 'Mitte' },
      end: { nl: 'Eind', en: 'End', de: 'Ende' },
    },
    initial: 'stretch',
  }),
  ground: groundField(),
  padded: toggle({
    label: { nl: 'Ruimte binnen de rand', en: 'Space inside', de: 'Innenabstand' },
    initial: false,
  }),
  hang: choice({
    label: { nl: 'Steekt uit', en: 'Hangs over', de: 'Ragt hinaus' },
    help: {
      nl: 'Over de rand van de sectie, op brede schermen ook opzij',
      en: 'Over the edge of the section; sideways on wide screens only',
      de: 'Über den Rand des Abschnitts, seitlich nur auf breiten Bildschirmen',
    },
    options: {
      none: { nl: 'Niet', en: 'Not', de: 'Nicht' },
      top: { nl: 'Boven', en: 'Top', de: 'Oben' },
      bottom: { nl: 'Onder', en: 'Bottom', de: 'Unten' },
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'none',
  }),
};

export const group = defineModule({
  type: 'group',
  version: 1,
  label: { nl: 'Groep', en: 'Group', de: 'Gruppe' },
  about: {
    nl: 'Houdt onderdelen bij elkaar, bijvoorbeeld op een eigen gekleurd vlak.',
    en: 'Keeps modules together, for instance on a coloured panel of their own.',
    de: 'Hält Elemente zusammen, zum Beispiel auf einer eigenen farbigen Fläche.',
  },
  category: 'structure',
  fields: groupFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' } } },
  Component: Group,
  hasGround: true,
  fixtures: groupFixtures,
});
