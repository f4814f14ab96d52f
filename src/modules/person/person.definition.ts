import { headingLevelField } from '../../components/heading-level-field.ts';
import { socialLinksField } from '../../components/social/social-fields.ts';
import { choice, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { defineModule } from '../define-module.ts';
import { Person } from './Person.tsx';
import { personFixtures } from './person.fixtures.ts';

export const personFields = {
  name: text({ label: { nl: 'Naam', en: 'Name', de: 'Name' }, maximumLength: 120 }),
  level: headingLevelField('h3'),
  role: text({ label: { nl: 'Wat hij of zij doet', en: 'What they do', de: 'Aufgabe' }, maximumLength: 200 }),
  html: richText({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
  picture: picture({ label: { nl: 'Portret', en: 'Portrait', de: 'Porträt' } }),
  pictureAt: choice({
    label: { nl: 'Plaats van het portret', en: 'Place of the portrait', de: 'Platz des Porträts' },
    options: {
      top: { nl: 'Boven', en: 'Above', de: 'Oben' },
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'start',
  }),
  shape: choice({
    label: { nl: 'Vorm van het portret', en: 'Shape of the portrait', de: 'Form des Porträts' },
    options: {
      rounded: { nl: 'Afgeronde hoeken', en: 'Rounded corners', de: 'Runde Ecken' },
      circle: { nl: 'Rond', en: 'Round', de: 'Rund' },
      arch: { nl: 'Poort', en: 'Arch', de: 'Bogen' },
    },
    initial: 'rounded',
  }),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      plain: { nl: 'Los', en: 'Plain', de: 'Frei' },
      card: { nl: 'Kaart', en: 'Card', de: 'Karte' },
    },
    initial: 'plain',
  }),
  phone: text({ label: { nl: 'Telefoon', en: 'Phone', de: 'Telefon' }, maximumLength: 40 }),
  mail: text({ label: { nl: 'E-mail', en: 'Email', de: 'E-Mail' }, maximumLength: 120 }),
  link: link({ label: { nl: 'Link van de naam', en: 'Link of the name', de: 'Link des Namens' } }),
  social: socialLinksField(),
};

export const person = defineModule({
  type: 'person',
  version: 1,
  label: { nl: 'Persoon', en: 'Person', de: 'Person' },
  about: {
    nl: 'Iemand van je team: foto, een paar woorden en hoe je diegene bereikt.',
    en: 'Someone on your team: picture, a few words and how to reach them.',
    de: 'Jemand aus deinem Team, mit Bild, ein paar Worten und Kontakt.',
  },
  category: 'text',
  icon: 'user',
  fields: personFields,
  Component: Person,
  isEmpty: ({ name }) => name.trim() === '',
  fixtures: personFixtures,
});
