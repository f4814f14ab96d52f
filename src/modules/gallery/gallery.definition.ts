import { choice, list, number, text, toggle } from '../../fields/kinds.ts';
import { picture } from '../../fields/picture.ts';
import { perDevice } from '../../fields/style-values.ts';
import { defineModule } from '../define-module.ts';
import { Gallery } from './Gallery.tsx';
import { galleryFixtures } from './gallery.fixtures.ts';
import { usualPerPage } from './gallery-pages.ts';
import { galleryStyles } from './gallery-styles.ts';

const ratio = (name: string) => ({ nl: name, en: name, de: name });

export const galleryFields = {
  pictures: list({
    label: { nl: 'Afbeeldingen', en: 'Pictures', de: 'Bilder' },
    item: {
      picture: picture({ label: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' } }),
      caption: text({
        label: { nl: 'Bijschrift', en: 'Caption', de: 'Bildunterschrift' },
        maximumLength: 300,
      }),
    },
    itemLabel: 'caption',
  }),
  label: text({
    label: { nl: 'Naam', en: 'Name', de: 'Name' },
    help: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
  }),
  layout: choice({
    label: { nl: 'Indeling', en: 'Layout', de: 'Anordnung' },
    options: {
      grid: { nl: 'Raster', en: 'Grid', de: 'Raster' },
      slider: {
        nl: 'Op een rij, om doorheen te vegen',
        en: 'In a row, to swipe',
        de: 'In einer Reihe, zum Wischen',
      },
    },
    initial: 'grid',
  }),
  columns: perDevice(
    number({
      label: { nl: 'Naast elkaar', en: 'Side by side', de: 'Nebeneinander' },
      initial: 4,
      minimum: 1,
      maximum: 8,
    }),
  ),
  perPage: number({
    label: { nl: 'Per pagina', en: 'Per page', de: 'Pro Seite' },
    help: {
      nl: 'Alleen in het raster; 0 is 4',
      en: 'In the grid only; 0 is 4',
      de: 'Nur im Raster; 0 ist 4',
    },
    initial: usualPerPage,
    minimum: 0,
    maximum: 60,
  }),
  order: choice({
    label: { nl: 'Volgorde', en: 'Order', de: 'Reihenfolge' },
    options: {
      given: { nl: 'Zoals hier', en: 'As here', de: 'Wie hier' },
      reverse: { nl: 'Achterstevoren', en: 'Reversed', de: 'Umgekehrt' },
      shuffled: { nl: 'Door elkaar', en: 'Shuffled', de: 'Gemischt' },
    },
    initial: 'given',
  }),
  ratio: choice({
    label: { nl: 'Verhouding', en: 'Ratio', de: 'Seitenverhältnis' },
    options: {
      '3:2': ratio('3:2'),
      '4:3': ratio('4:3'),
      '1:1': ratio('1:1'),
      '4:5': ratio('4:5'),
      own: { nl: 'Die van de afbeelding', en: 'Its own', de: 'Das eigene' },
    },
    initial: '3:2',
  }),
  captions: choice({
    label: { nl: 'Bijschriften', en: 'Captions', de: 'Bildunterschriften' },
    options: {
      below: { nl: 'Eronder', en: 'Below', de: 'Darunter' },
      overlay: { nl: 'Op de afbeelding', en: 'On the picture', de: 'Auf dem Bild' },
      large: { nl: 'Alleen in het groot', en: 'Only when large', de: 'Nur in Groß' },
    },
    initial: 'below',
  }),
  lightbox: toggle({
    label: { nl: 'Groot te bekijken', en: 'Opens large', de: 'Groß zu öffnen' },
    initial: true,
  }),
  gap: choice({
    label: { nl: 'Ruimte ertussen', en: 'Gap', de: 'Abstand' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
    },
    initial: 'small',
  }),
};

export const gallery = defineModule({
  type: 'gallery',
  version: 1,
  label: { nl: 'Galerij', en: 'Gallery', de: 'Galerie' },
  about: {
    nl: 'Foto’s in een raster of op een rij; een klik toont ze groot.',
    en: 'Pictures in a grid or a row; a click shows them large.',
    de: 'Bilder im Raster oder in einer Reihe; ein Klick zeigt sie groß.',
  },
  category: 'pictures',
  icon: 'image',
  fields: galleryFields,
  opensByFragment: 'anchored',
  Component: Gallery,
  isEmpty: ({ pictures }) => pictures.every(({ picture }) => picture === null),
  styles: galleryStyles,
  scripts: ['src/modules/gallery/gallery.browser.ts'],
  fixtures: galleryFixtures,
});
