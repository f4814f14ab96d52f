import { choice, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Search } from './Search.tsx';
import { searchFixtures } from './search.fixtures.ts';

export const searchFields = {
  label: text({
    label: { nl: 'Vraag', en: 'Question', de: 'Frage' },
    help: {
      nl: 'Leeg: ‘Wat zoek je?’',
      en: 'Empty: ‘What are you looking for?’',
      de: 'Leer: „Was suchst du?“',
    },
  }),
  showLabel: toggle({
    label: { nl: 'Vraag laten zien', en: 'Show the question', de: 'Frage zeigen' },
    help: {
      nl: 'Anders alleen voor schermlezers',
      en: 'Otherwise for screen readers only',
      de: 'Sonst nur für Screenreader',
    },
    initial: true,
  }),
  placeholder: text({
    label: { nl: 'Voorbeeld in het veld', en: 'Example in the field', de: 'Beispiel im Feld' },
    maximumLength: 60,
  }),
  align: choice({
    label: { nl: 'Uitlijnen', en: 'Align', de: 'Ausrichten' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      stretch: { nl: 'Over de breedte', en: 'Full width', de: 'Über die Breite' },
    },
    initial: 'start',
  }),
};

/** Leads to the page with the key `search`. */
export const search = defineModule({
  type: 'search',
  version: 1,
  label: { nl: 'Zoekveld', en: 'Search box', de: 'Suchfeld' },
  about: {
    nl: 'Een veld waarmee bezoekers op je site zoeken.',
    en: 'A box with which visitors search your site.',
    de: 'Ein Feld, mit dem man deine Website durchsucht.',
  },
  category: 'lists',
  icon: 'search',
  fields: searchFields,
  Component: Search,
  isEmpty: (_values, { action }) => action === null,
  fixtures: searchFixtures,
});
