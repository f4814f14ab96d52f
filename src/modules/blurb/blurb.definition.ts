import { headingLevelField } from '../../components/heading-level-field.ts';
import { iconGroundField, iconToneField } from '../../components/icon-mark/icon-mark-fields.ts';
import { icon } from '../../fields/icon.ts';
import { choice, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { defineModule } from '../define-module.ts';
import { Blurb } from './Blurb.tsx';
import { blurbFixtures } from './blurb.fixtures.ts';

export const blurbFields = {
  heading: text({ label: { nl: 'Kop', en: 'Heading', de: 'Überschrift' } }),
  level: headingLevelField('h3'),
  html: richText({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
  picture: picture({ label: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' } }),
  ratio: choice({
    label: {
      nl: 'Verhouding van de afbeelding',
      en: 'Ratio of the picture',
      de: 'Seitenverhältnis des Bildes',
    },
    options: {
      look: { nl: 'Naar uiterlijk', en: 'By look', de: 'Nach Aussehen' },
      own: { nl: 'Die van de afbeelding', en: 'Its own', de: 'Das eigene' },
      square: { nl: 'Vierkant', en: 'Square', de: 'Quadratisch' },
      upright: { nl: 'Staand', en: 'Upright', de: 'Hochformat' },
    },
    initial: 'look',
  }),
  icon: icon({
    label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' },
    help: { nl: 'Zonder afbeelding', en: 'Without a picture', de: 'Ohne Bild' },
  }),
  tone: iconToneField(),
  iconGround: iconGroundField('sun'),
  placement: choice({
    label: { nl: 'Plaats van beeld', en: 'Placement of the picture', de: 'Platz des Bildes' },
    options: {
      top: { nl: 'Boven', en: 'Top', de: 'Oben' },
      left: { nl: 'Links', en: 'Left', de: 'Links' },
      right: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'top',
  }),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      plain: { nl: 'Los', en: 'Plain', de: 'Frei' },
      line: { nl: 'Lijn erboven', en: 'Line above', de: 'Linie darüber' },
      card: { nl: 'Kaart', en: 'Card', de: 'Karte' },
      poster: { nl: 'Affiche', en: 'Poster', de: 'Plakat' },
    },
    initial: 'plain',
  }),
  link: link({ label: { nl: 'Gaat naar', en: 'Goes to', de: 'Führt zu' } }),
  linkLabel: text({
    label: { nl: 'Tekst van de link', en: 'Text of the link', de: 'Text des Links' },
    help: {
      nl: 'Leeg: de kop is de link',
      en: 'Empty: the heading is the link',
      de: 'Leer: die Überschrift ist der Link',
    },
    maximumLength: 120,
  }),
};

export const blurb = defineModule({
  type: 'blurb',
  version: 1,
  label: { nl: 'Blikvanger', en: 'Blurb', de: 'Info-Element' },
  about: {
    nl: 'Een foto of pictogram met een kop en een paar regels, om ergens naartoe te leiden.',
    en: 'A picture or icon with a heading and a few lines, to lead visitors somewhere.',
    de: 'Ein Bild oder Symbol mit Überschrift und ein paar Zeilen, das weiterführt.',
  },
  category: 'text',
  fields: blurbFields,
  Component: Blurb,
  isEmpty: ({ heading, html }) => heading.trim() === '' && html.trim() === '',
  fixtures: blurbFixtures,
});
