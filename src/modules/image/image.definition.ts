import { icon } from '../../fields/icon.ts';
import { choice, text, toggle } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { picture } from '../../fields/picture.ts';
import { length, perDevice } from '../../fields/style-values.ts';
import { defineModule } from '../define-module.ts';
import { Image } from './Image.tsx';
import { imageFixtures } from './image.fixtures.ts';
import { imageStyles } from './image-styles.ts';

const ratio = (name: string) => ({ nl: name, en: name, de: name });

export const imageFields = {
  picture: picture({ label: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' } }),
  caption: text({ label: { nl: 'Bijschrift', en: 'Caption', de: 'Bildunterschrift' }, multiline: true }),
  captionAt: choice({
    label: { nl: 'Plaats van het bijschrift', en: 'Place of the caption', de: 'Platz der Unterschrift' },
    options: {
      below: { nl: 'Eronder', en: 'Below', de: 'Darunter' },
      beside: { nl: 'Ernaast', en: 'Beside', de: 'Daneben' },
    },
    initial: 'below',
  }),
  link: link({ label: { nl: 'Link', en: 'Link', de: 'Link' } }),
  lightbox: toggle({
    label: { nl: 'Groot te bekijken', en: 'Opens large', de: 'Groß zu öffnen' },
    help: { nl: 'Niet als er een link is', en: 'Not with a link', de: 'Nicht mit einem Link' },
    initial: false,
  }),
  overlay: toggle({
    label: { nl: 'Laag bij aanwijzen', en: 'Overlay on hover', de: 'Überlagerung beim Zeigen' },
    initial: false,
  }),
  overlayText: text({
    label: { nl: 'Tekst op de laag', en: 'Text on the overlay', de: 'Text der Überlagerung' },
    maximumLength: 120,
  }),
  overlayIcon: icon({
    label: { nl: 'Pictogram op de laag', en: 'Icon on the overlay', de: 'Symbol der Überlagerung' },
  }),
  ratio: choice({
    label: { nl: 'Verhouding', en: 'Ratio', de: 'Seitenverhältnis' },
    options: {
      own: { nl: 'Die van de afbeelding', en: 'Its own', de: 'Das eigene' },
      '21:9': ratio('21:9'),
      '16:9': ratio('16:9'),
      '3:2': ratio('3:2'),
      '4:3': ratio('4:3'),
      '1:1': ratio('1:1'),
      '4:5': ratio('4:5'),
      '2:3': ratio('2:3'),
    },
    initial: 'own',
  }),
  shape: choice({
    label: { nl: 'Vorm', en: 'Shape', de: 'Form' },
    options: {
      rounded: { nl: 'Afgerond', en: 'Rounded', de: 'Abgerundet' },
      square: { nl: 'Recht', en: 'Square', de: 'Eckig' },
      arch: { nl: 'Boog', en: 'Arch', de: 'Bogen' },
      circle: { nl: 'Rond', en: 'Round', de: 'Rund' },
      poster: { nl: 'Affiche met rand', en: 'Poster with a margin', de: 'Plakat mit Rand' },
    },
    initial: 'rounded',
  }),
  maximumWidth: perDevice(
    length({ label: { nl: 'Grootste breedte', en: 'Maximum width', de: 'Größte Breite' } }),
  ),
  align: choice({
    label: { nl: 'Plaats', en: 'Placement', de: 'Platz' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'start',
  }),
  share: choice({
    label: { nl: 'Deel van de pagina', en: 'Share of the page', de: 'Anteil an der Seite' },
    help: {
      nl: 'Hoe breed de afbeelding op een desktop staat; bepaalt welk bestand wordt geladen',
      en: 'How wide the picture stands on a desktop; decides which file is loaded',
      de: 'Wie breit das Bild am Desktop steht; bestimmt, welche Datei geladen wird',
    },
    options: {
      window: { nl: 'Heel venster', en: 'Whole window', de: 'Ganzes Fenster' },
      full: { nl: 'Hele breedte', en: 'Full width', de: 'Volle Breite' },
      half: { nl: 'De helft', en: 'Half', de: 'Die Hälfte' },
      third: { nl: 'Een derde', en: 'A third', de: 'Ein Drittel' },
    },
    initial: 'half',
  }),
  hang: choice({
    label: { nl: 'Steekt uit', en: 'Hangs over', de: 'Ragt hinaus' },
    help: {
      nl: 'De afbeelding loopt over de rand van het gekleurde vlak waarop zij staat',
      en: 'The picture runs over the edge of the coloured ground it stands on',
      de: 'Das Bild ragt über den Rand der farbigen Fläche, auf der es steht',
    },
    options: {
      none: { nl: 'Niet', en: 'Not', de: 'Nicht' },
      top: { nl: 'Boven de sectie', en: 'The top of the section', de: 'Oben aus dem Abschnitt' },
      bottom: { nl: 'Onder de sectie', en: 'The bottom of the section', de: 'Unten aus dem Abschnitt' },
      start: { nl: 'Links', en: 'At the left', de: 'Links' },
      end: { nl: 'Rechts', en: 'At the right', de: 'Rechts' },
    },
    initial: 'none',
  }),
};

export const image = defineModule({
  type: 'image',
  version: 1,
  label: { nl: 'Afbeelding', en: 'Image', de: 'Bild' },
  about: {
    nl: 'Eén foto of tekening, als je wilt met een bijschrift of een link.',
    en: 'One photo or drawing, with a caption or a link if you like.',
    de: 'Ein Foto oder eine Zeichnung, auf Wunsch mit Bildunterschrift oder Link.',
  },
  category: 'pictures',
  fields: imageFields,
  Component: Image,
  isEmpty: ({ picture }) => picture === null,
  styles: imageStyles,
  fixtures: imageFixtures,
});
