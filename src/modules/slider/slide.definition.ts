import { buttonsField } from '../../components/button-row/buttons-field.ts';
import { groundField } from '../../components/ground/ground-field.ts';
import { headingLevelField } from '../../components/heading-level-field.ts';
import { textAlignField, textAtField, textPlateField } from '../../components/words-over-picture-fields.ts';
import { choice, number, text } from '../../fields/kinds.ts';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { defineModule } from '../define-module.ts';
import { Slide } from './Slide.tsx';
import { slideFixtures } from './slider.fixtures.ts';

export const slideFields = {
  kicker: text({ label: { nl: 'Regel erboven', en: 'Line above', de: 'Zeile darüber' }, maximumLength: 120 }),
  heading: text({ label: { nl: 'Kop', en: 'Heading', de: 'Überschrift' } }),
  level: headingLevelField('h2'),
  html: richText({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
  buttons: buttonsField(),
  picture: picture({
    label: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' },
    help: {
      nl: 'Een video erachter kies je bij de vormgeving, onder de achtergrond',
      en: 'A video behind it is chosen in the design, with the background',
      de: 'Ein Video dahinter wählst du in der Gestaltung beim Hintergrund',
    },
  }),
  phonePicture: picture({
    label: {
      nl: 'Andere afbeelding op telefoons',
      en: 'Another picture on phones',
      de: 'Anderes Bild auf Handys',
    },
  }),
  overlay: choice({
    label: { nl: 'Sluier over de afbeelding', en: 'Veil over the picture', de: 'Schleier über dem Bild' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      dark: { nl: 'Donker', en: 'Dark', de: 'Dunkel' },
      light: { nl: 'Licht', en: 'Light', de: 'Hell' },
    },
    initial: 'none',
  }),
  overlayStrength: number({
    label: { nl: 'Dekking van de sluier', en: 'Strength of the veil', de: 'Deckkraft des Schleiers' },
    initial: 50,
    minimum: 0,
    maximum: 100,
    step: 5,
    unit: '%',
  }),
  tone: choice({
    label: { nl: 'Tekst', en: 'Text', de: 'Text' },
    options: {
      dark: { nl: 'Donker', en: 'Dark', de: 'Dunkel' },
      light: { nl: 'Licht', en: 'Light', de: 'Hell' },
    },
    initial: 'dark',
  }),
  plate: textPlateField(),
  textAlign: textAlignField(),
  textAt: textAtField('middle'),
  ground: groundField('sky'),
};

const veils = { dark: 'var(--color-night)', light: 'var(--color-paper)' };

export const slide = defineModule({
  type: 'slide',
  version: 1,
  label: { nl: 'Dia', en: 'Slide', de: 'Folie' },
  about: {
    nl: 'Eén dia: kop, tekst en knoppen op een foto, een video of een kleur.',
    en: 'One slide: heading, words and buttons on a picture, a video or a colour.',
    de: 'Eine Folie: Überschrift, Text und Knöpfe auf Bild, Video oder Farbe.',
  },
  category: 'moving',
  icon: 'image',
  fields: slideFields,
  parent: ['slider'],
  Component: Slide,
  styles: ({ overlay, overlayStrength }) =>
    overlay === 'none'
      ? {}
      : {
          base: {
            '--slide-veil': `color-mix(in srgb, ${veils[overlay]} ${overlayStrength}%, transparent)`,
          },
        },
  hasGround: true,
  fixtures: slideFixtures,
});
