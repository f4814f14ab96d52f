import { groundField } from '../../components/ground/ground-field.ts';
import { choice, text } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
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
  dividerBottom: divider({ nl: 'Rand onder', en: 'Divider at the bottom', de: 'Trenner unten' }),
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

function divider(label: { nl: string; en: string; de: string }) {
  return choice({
    label,
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      dunes: { nl: 'Duinen', en: 'Dunes', de: 'Dünen' },
      waves: { nl: 'Golven', en: 'Waves', de: 'Wellen' },
      slope: { nl: 'Helling', en: 'Slope', de: 'Schräge' },
    },
    initial: 'none',
  });
}

export const section = defineModule({
  type: 'section',
  version: 1,
  label: { nl: 'Sectie', en: 'Section', de: 'Abschnitt' },
  category: 'structure',
  fields: sectionFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' } } },
  Component: Section,
  hasGround: true,
  fixtures: sectionFixtures,
});
