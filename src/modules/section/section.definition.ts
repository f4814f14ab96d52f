import { groundField } from '../../components/ground/ground-field.ts';
import type { Label } from '../../fields/field.ts';
import { choice, text, toggle } from '../../fields/kinds.ts';
import { colour, length, perDevice } from '../../fields/style-values.ts';
import { defineModule } from '../define-module.ts';
import { dividerStyles } from './divider-styles.ts';
import { Section } from './Section.tsx';
import { sectionFixtures } from './section.fixtures.ts';

export const sectionFields = {
  ground: groundField(),
  width: choice({
    label: { nl: 'Breedte van de inhoud', en: 'Content width', de: 'Inhaltsbreite' },
    options: {
      page: { nl: 'Pagina', en: 'Page', de: 'Seite' },
      text: { nl: 'Leesbreedte', en: 'Reading width', de: 'Lesebreite' },
      wide: { nl: 'Breed', en: 'Wide', de: 'Breit' },
      full: { nl: 'Hele venster', en: 'Full window', de: 'Volle Fensterbreite' },
    },
    initial: 'page',
  }),
  space: choice({
    label: { nl: 'Ruimte boven en onder', en: 'Space above and below', de: 'Abstand oben und unten' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      small: { nl: 'Weinig', en: 'Small', de: 'Wenig' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Veel', en: 'Large', de: 'Viel' },
    },
    initial: 'regular',
  }),
  dividerTop: divider({ nl: 'Rand boven', en: 'Divider at the top', de: 'Trenner oben' }),
  dividerTopHeight: dividerHeight({ nl: 'Hoogte boven', en: 'Height at the top', de: 'Höhe oben' }),
  dividerTopColour: dividerColour({ nl: 'Kleur boven', en: 'Colour at the top', de: 'Farbe oben' }),
  dividerTopFlip: dividerFlip({ nl: 'Boven gespiegeld', en: 'Mirrored at the top', de: 'Oben gespiegelt' }),
  dividerBottom: divider({ nl: 'Rand onder', en: 'Divider at the bottom', de: 'Trenner unten' }),
  dividerBottomHeight: dividerHeight({
    nl: 'Hoogte onder',
    en: 'Height at the bottom',
    de: 'Höhe unten',
  }),
  dividerBottomColour: dividerColour({
    nl: 'Kleur onder',
    en: 'Colour at the bottom',
    de: 'Farbe unten',
  }),
  dividerBottomFlip: dividerFlip({
    nl: 'Onder gespiegeld',
    en: 'Mirrored at the bottom',
    de: 'Unten gespiegelt',
  }),
  sideLabel: text({
    label: {
      nl: 'Naam in de zijnavigatie',
      en: 'Name in the side navigation',
      de: 'Name in der Seitennavigation',
    },
    help: {
      nl: 'Leeg: dit deel staat niet in de navigatie opzij',
      en: 'Empty: this part is not in the navigation at the side',
      de: 'Leer: Dieser Teil steht nicht in der Navigation am Rand',
    },
  }),
};

function divider(label: Label) {
  return choice({
    label,
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      dunes: { nl: 'Duinen', en: 'Dunes', de: 'Dünen' },
      waves: { nl: 'Golven', en: 'Waves', de: 'Wellen' },
      slope: { nl: 'Helling', en: 'Slope', de: 'Schräge' },
      arc: { nl: 'Boog', en: 'Arc', de: 'Bogen' },
      tulips: { nl: 'Tulpenrij', en: 'Row of tulips', de: 'Tulpenreihe' },
      grass: { nl: 'Helmgras', en: 'Dune grass', de: 'Strandhafer' },
      gables: { nl: 'Trapgevels', en: 'Stepped gables', de: 'Treppengiebel' },
    },
    initial: 'none',
  });
}

function dividerHeight(label: Label) {
  return perDevice(
    length({
      label,
      help: {
        nl: 'Leeg: een hoogte die met het venster meegroeit',
        en: 'Empty: a height that grows with the window',
        de: 'Leer: eine Höhe, die mit dem Fenster wächst',
      },
    }),
  );
}

function dividerColour(label: Label) {
  return colour({
    label,
    help: {
      nl: 'Leeg: de kleur van de pagina. Neem de achtergrond van het deel ernaast',
      en: 'Empty: the colour of the page. Take the ground of the part next to it',
      de: 'Leer: die Farbe der Seite. Nimm den Hintergrund des Teils daneben',
    },
  });
}

function dividerFlip(label: Label) {
  return toggle({ label, initial: false });
}

export const section = defineModule({
  type: 'section',
  version: 1,
  label: { nl: 'Sectie', en: 'Section', de: 'Abschnitt' },
  about: {
    nl: 'Een strook over de breedte van de pagina met een eigen achtergrond; begin hiermee.',
    en: 'A band across the page with a background of its own; begin with one.',
    de: 'Ein Streifen über die Breite der Seite mit eigenem Hintergrund; fang damit an.',
  },
  category: 'structure',
  fields: sectionFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' } } },
  Component: Section,
  styles: dividerStyles,
  hasGround: true,
  fixtures: sectionFixtures,
});
