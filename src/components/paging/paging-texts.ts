import type { Texts } from '../../lib/texts.ts';

export const pagingTexts = {
  nl: {
    pages: 'Pagina’s',
    page: 'Pagina {page}',
    shown: 'Pagina {page} van {last}',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    missing: 'Deze pagina is er niet. Dit is pagina {page} van {last}.',
  },
  en: {
    pages: 'Pages',
    page: 'Page {page}',
    shown: 'Page {page} of {last}',
    previous: 'Previous page',
    next: 'Next page',
    missing: 'There is no such page. This is page {page} of {last}.',
  },
  de: {
    pages: 'Seiten',
    page: 'Seite {page}',
    shown: 'Seite {page} von {last}',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    missing: 'Diese Seite gibt es nicht. Das ist Seite {page} von {last}.',
  },
} satisfies Texts;
