import { buttonsField } from '../../components/button-row/buttons-field.ts';
import { groundField } from '../../components/ground/ground-field.ts';
import { headingLevelField } from '../../components/heading-level-field.ts';
import { choice, text } from '../../fields/kinds.ts';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import { defineModule } from '../define-module.ts';
import { CallToAction } from './CallToAction.tsx';
import { callToActionFixtures } from './call-to-action.fixtures.ts';

export const callToActionFields = {
  kicker: text({ label: { nl: 'Regel erboven', en: 'Line above', de: 'Zeile darüber' }, maximumLength: 120 }),
  heading: text({ label: { nl: 'Kop', en: 'Heading', de: 'Überschrift' } }),
  level: headingLevelField('h2'),
  html: richText({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
  buttons: buttonsField(),
  note: text({
    label: {
      nl: 'Kleine regel onder de knoppen',
      en: 'Small line below the buttons',
      de: 'Kleine Zeile unter den Knöpfen',
    },
  }),
  picture: picture({ label: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' } }),
  pictureAt: choice({
    label: { nl: 'Plaats van de afbeelding', en: 'Place of the picture', de: 'Platz des Bildes' },
    options: {
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      behind: { nl: 'Achter de tekst', en: 'Behind the text', de: 'Hinter dem Text' },
    },
    initial: 'end',
  }),
  pictureLook: choice({
    label: { nl: 'Vorm van de afbeelding', en: 'Shape of the picture', de: 'Form des Bildes' },
    options: {
      fill: { nl: 'Vult het vlak', en: 'Fills its half', de: 'Füllt die Hälfte' },
      hang: {
        nl: 'Affiche, steekt boven uit',
        en: 'Poster, hangs over the top',
        de: 'Plakat, ragt oben hinaus',
      },
    },
    initial: 'fill',
  }),
  ground: groundField('sand'),
  layout: choice({
    label: { nl: 'Vlak', en: 'Area', de: 'Fläche' },
    help: {
      nl: 'Een band vraagt om een sectie van volle breedte',
      en: 'A band needs a section of full width',
      de: 'Ein Band braucht einen Abschnitt in voller Breite',
    },
    options: {
      panel: { nl: 'Paneel', en: 'Panel', de: 'Feld' },
      band: {
        nl: 'Band over de volle breedte',
        en: 'Band across the full width',
        de: 'Band über die volle Breite',
      },
    },
    initial: 'panel',
  }),
  align: choice({
    label: { nl: 'Uitlijning van de tekst', en: 'Text alignment', de: 'Ausrichtung des Textes' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      split: { nl: 'Knoppen rechts', en: 'Buttons at the right', de: 'Knöpfe rechts' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
    },
    initial: 'start',
  }),
};

export const callToAction = defineModule({
  type: 'call-to-action',
  version: 1,
  label: { nl: 'Oproep', en: 'Call to action', de: 'Handlungsaufruf' },
  about: {
    nl: 'Een vlak met kop, tekst en knoppen dat tot iets uitnodigt, zoals reserveren.',
    en: 'A panel with a heading, words and buttons that invites visitors to act, such as to book.',
    de: 'Eine Fläche mit Überschrift, Text und Knöpfen, die zu etwas einlädt, etwa zum Buchen.',
  },
  category: 'text',
  fields: callToActionFields,
  Component: CallToAction,
  isEmpty: ({ heading, html, buttons }) => heading === '' && html === '' && buttons.length === 0,
  hasGround: true,
  fixtures: callToActionFixtures,
});
