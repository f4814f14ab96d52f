import { buttonsField } from '../../components/button-row/buttons-field.ts';
import { groundField } from '../../components/ground/ground-field.ts';
import { headingLevelField } from '../../components/heading-level-field.ts';
import { textAlignField, textAtField, textPlateField } from '../../components/words-over-picture-fields.ts';
import { choice, text, toggle } from '../../fields/kinds.ts';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text.ts';
import type { Picture } from '../../fields/site-data.ts';
import { type CustomProperties, defineModule } from '../define-module.ts';
import { Hero } from './Hero.tsx';
import { heroFixtures } from './hero.fixtures.ts';

export const heroFields = {
  kicker: text({ label: { nl: 'Regel erboven', en: 'Line above', de: 'Zeile darüber' }, maximumLength: 120 }),
  heading: text({ label: { nl: 'Kop', en: 'Heading', de: 'Überschrift' } }),
  level: headingLevelField('h1'),
  headingSize: choice({
    label: { nl: 'Grootte van de kop', en: 'Size of the heading', de: 'Größe der Überschrift' },
    options: {
      poster: { nl: 'Affiche (voorpagina)', en: 'Poster (front page)', de: 'Plakat (Startseite)' },
      page: { nl: 'Pagina', en: 'Page', de: 'Seite' },
    },
    initial: 'page',
  }),
  html: richText({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
  buttons: buttonsField(),
  note: text({
    label: {
      nl: 'Kleine regel onder de knoppen',
      en: 'Small line below the buttons',
      de: 'Kleine Zeile unter den Knöpfen',
    },
    help: {
      nl: 'Een goede plek voor de prijs',
      en: 'A good place for the price',
      de: 'Ein guter Platz für den Preis',
    },
  }),
  picture: picture({ label: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' } }),
  tabletPicture: picture({
    label: {
      nl: 'Andere afbeelding op tablets',
      en: 'Another picture on tablets',
      de: 'Anderes Bild auf Tablets',
    },
    help: {
      nl: 'Ook op telefoons, tenzij je daarvoor hieronder een andere kiest',
      en: 'On phones too, unless you choose another for those below',
      de: 'Auch auf Telefonen, außer du wählst dafür unten ein anderes',
    },
  }),
  phonePicture: picture({
    label: {
      nl: 'Andere afbeelding op telefoons',
      en: 'Another picture on phones',
      de: 'Anderes Bild auf Handys',
    },
    help: {
      nl: 'Zelfde voorstelling, staande uitsnede',
      en: 'The same subject, cut upright',
      de: 'Dasselbe Motiv im Hochformat',
    },
  }),
  layout: choice({
    label: { nl: 'Plaats van de afbeelding', en: 'Place of the picture', de: 'Platz des Bildes' },
    help: {
      nl: 'Achter de tekst: neem een foto met rustige lucht waar de woorden staan',
      en: 'Behind the text: take a picture with calm sky where the words stand',
      de: 'Hinter dem Text: nimm ein Bild mit ruhigem Himmel, wo die Worte stehen',
    },
    options: {
      background: { nl: 'Achter de tekst', en: 'Behind the text', de: 'Hinter dem Text' },
      beside: { nl: 'Naast de tekst', en: 'Beside the text', de: 'Neben dem Text' },
      below: { nl: 'Onder de tekst', en: 'Below the text', de: 'Unter dem Text' },
    },
    initial: 'background',
  }),
  pictureSide: choice({
    label: { nl: 'Kant van de afbeelding', en: 'Side of the picture', de: 'Seite des Bildes' },
    options: {
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
      start: { nl: 'Links', en: 'Left', de: 'Links' },
    },
    initial: 'end',
  }),
  phoneCrop: choice({
    label: { nl: 'Uitsnede op telefoons', en: 'Crop on phones', de: 'Ausschnitt auf Telefonen' },
    options: {
      focus: { nl: 'Rond het scherptepunt', en: 'Round the focus point', de: 'Um den Fokuspunkt' },
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Middle', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'focus',
  }),
  textAlign: textAlignField(),
  textAt: textAtField('top'),
  tone: choice({
    label: { nl: 'Tekst op de afbeelding', en: 'Text on the picture', de: 'Text auf dem Bild' },
    options: {
      dark: { nl: 'Donker', en: 'Dark', de: 'Dunkel' },
      light: { nl: 'Licht', en: 'Light', de: 'Hell' },
    },
    initial: 'dark',
  }),
  veil: textPlateField(),
  ground: groundField('none', {
    nl: 'Achter de tekst: de kleur waarin de lucht op telefoons boven de afbeelding doorloopt',
    en: 'Behind the text: the colour in which the sky goes on above the picture on phones',
    de: 'Hinter dem Text: die Farbe, in der der Himmel auf Telefonen über dem Bild weitergeht',
  }),
  fullScreen: toggle({
    label: { nl: 'Zo hoog als het scherm', en: 'As high as the screen', de: 'So hoch wie der Bildschirm' },
    initial: false,
  }),
  underHeader: toggle({
    label: {
      nl: 'Loopt onder de menubalk door',
      en: 'Runs under the header',
      de: 'Reicht unter die Kopfzeile',
    },
    help: {
      nl: 'Het beeld begint boven aan het scherm, achter een doorzichtige menubalk',
      en: 'The picture begins at the top of the screen, behind a transparent header',
      de: 'Das Bild beginnt ganz oben, hinter einer durchsichtigen Kopfzeile',
    },
    initial: false,
  }),
  scrollDown: toggle({
    label: { nl: 'Pijl naar beneden', en: 'Scroll-down arrow', de: 'Pfeil nach unten' },
    initial: false,
  }),
  scrollTarget: text({
    label: { nl: 'Anker van de pijl', en: 'Anchor of the arrow', de: 'Anker des Pfeils' },
    help: {
      nl: 'Leeg: net onder dit onderdeel',
      en: 'Empty: just below this module',
      de: 'Leer: direkt unter diesem Element',
    },
    maximumLength: 60,
  }),
};

const cropOf = ({ width, height, focus }: Picture): CustomProperties => ({
  '--picture-ratio': (width / height).toFixed(3),
  '--focus-x': String(focus.x),
  '--focus-y': `${Math.round(focus.y * 100)}%`,
});

/** A band of the page by itself: it stands in no section, or in one of full width and without space. */
export const hero = defineModule({
  type: 'hero',
  version: 1,
  label: { nl: 'Openingsbeeld', en: 'Hero', de: 'Aufmacher' },
  about: {
    nl: 'Het begin van een pagina: kop, tekst, knoppen en één grote foto.',
    en: 'The opening of a page: heading, words, buttons and one large picture.',
    de: 'Der Anfang einer Seite: Überschrift, Text, Knöpfe und ein großes Bild.',
  },
  category: 'header',
  fields: heroFields,
  slots: {
    content: { label: { nl: 'Onder de knoppen', en: 'Below the buttons', de: 'Unter den Knöpfen' } },
  },
  Component: Hero,
  styles: ({ picture, tabletPicture, phonePicture }) => ({
    base: picture ? cropOf(picture) : undefined,
    tablet: tabletPicture ? cropOf(tabletPicture) : undefined,
    phone: phonePicture ? cropOf(phonePicture) : undefined,
  }),
  isEmpty: ({ heading, html, picture }) => heading === '' && html === '' && picture === null,
  hasGround: true,
  fixtures: heroFixtures,
});
