import { choice, text, toggle } from '../../fields/kinds.ts';
import { pageKey } from '../../fields/page-key.ts';
import { defineModule } from '../define-module.ts';
import { Sidebar } from './Sidebar.tsx';
import { sidebarFixtures } from './sidebar.fixtures.ts';

export const sidebarFields = {
  page: pageKey({
    label: { nl: 'Onderdelen van de pagina', en: 'Modules of the page', de: 'Elemente der Seite' },
    help: {
      nl: 'Een pagina waarvan de sleutel met ‘sidebar’ begint, is zelf niet op de site te vinden',
      en: 'A page whose key begins with ‘sidebar’ is not found on the site by itself',
      de: 'Eine Seite, deren Schlüssel mit „sidebar“ beginnt, ist auf der Website nicht für sich zu finden',
    },
    initial: 'sidebar',
  }),
  sticky: toggle({
    label: { nl: 'Blijft in beeld', en: 'Stays in view', de: 'Bleibt im Bild' },
    help: {
      nl: 'Terwijl de kolom ernaast voorbijschuift, als ze in het venster past',
      en: 'While the column beside it scrolls by, where it fits into the window',
      de: 'Während die Spalte daneben vorbeizieht, wenn sie ins Fenster passt',
    },
    initial: true,
  }),
  ground: choice({
    label: { nl: 'Ondergrond', en: 'Ground', de: 'Untergrund' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      line: { nl: 'Lijn opzij', en: 'Line at the side', de: 'Linie an der Seite' },
      card: { nl: 'Kaart', en: 'Card', de: 'Karte' },
    },
    initial: 'none',
  }),
  label: text({
    label: { nl: 'Naam', en: 'Name', de: 'Name' },
    help: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
    maximumLength: 80,
  }),
};

export const sidebar = defineModule({
  type: 'sidebar',
  version: 1,
  label: { nl: 'Zijbalk', en: 'Sidebar', de: 'Seitenleiste' },
  about: {
    nl: 'De kolom naast je tekst die je één keer maakt en op meer pagina’s toont.',
    en: 'The column beside your text that you make once and show on several pages.',
    de: 'Die Spalte neben dem Text, die du einmal baust und auf mehreren Seiten zeigst.',
  },
  category: 'structure',
  icon: 'page',
  fields: sidebarFields,
  slots: { content: { label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' }, filled: true } },
  Component: Sidebar,
  fixtures: sidebarFixtures,
});
