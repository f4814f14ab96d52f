import type { Texts } from '../../lib/texts.ts';

export const galleryTexts = {
  nl: {
    gallery: 'Galerij',
    enlarge: 'Vergroot: {alt}',
    picture: 'afbeelding {number}',
    position: '{number} van {count}',
    previous: 'Vorige',
    next: 'Volgende',
    pages: 'Pagina’s van de galerij',
    page: 'Pagina {number}',
  },
  en: {
    gallery: 'Gallery',
    enlarge: 'Enlarge: {alt}',
    picture: 'picture {number}',
    position: '{number} of {count}',
    previous: 'Previous',
    next: 'Next',
    pages: 'Pages of the gallery',
    page: 'Page {number}',
  },
  de: {
    gallery: 'Galerie',
    enlarge: 'Vergrößern: {alt}',
    picture: 'Bild {number}',
    position: '{number} von {count}',
    previous: 'Zurück',
    next: 'Weiter',
    pages: 'Seiten der Galerie',
    page: 'Seite {number}',
  },
} satisfies Texts;
