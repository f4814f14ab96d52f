import { choice, list, number, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { defineModule } from '../define-module.ts';
import { SearchResults } from './SearchResults.tsx';
import { searchResultsFixtures } from './search.fixtures.ts';

export const searchResultsFields = {
  label: text({
    label: { nl: 'Vraag', en: 'Question', de: 'Frage' },
    help: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
  }),
  perPage: number({
    label: { nl: 'Per pagina', en: 'Per page', de: 'Pro Seite' },
    initial: 10,
    minimum: 1,
    maximum: 50,
  }),
  suggestions: list({
    label: {
      nl: 'Links als er niets gevonden is',
      en: 'Links when nothing is found',
      de: 'Links, wenn nichts gefunden wurde',
    },
    item: {
      label: text({ label: { nl: 'Tekst', en: 'Text', de: 'Text' } }),
      link: link({ label: { nl: 'Link', en: 'Link', de: 'Link' } }),
    },
    itemLabel: 'label',
    maximum: 20,
  }),
  level: choice({
    label: { nl: 'Niveau van de kop', en: 'Heading level', de: 'Ebene der Überschrift' },
    options: { h2: { nl: 'H2', en: 'H2', de: 'H2' }, h3: { nl: 'H3', en: 'H3', de: 'H3' } },
    initial: 'h2',
  }),
};

/** Reads `?q=` of the address (SITE-8). */
export const searchResults = defineModule({
  type: 'search-results',
  version: 1,
  label: { nl: 'Zoekresultaten', en: 'Search results', de: 'Suchergebnisse' },
  about: {
    nl: 'Wat een bezoeker op je site vond, voor de zoekpagina.',
    en: 'What a visitor found on your site, for the search page.',
    de: 'Was jemand auf deiner Website gefunden hat, für die Suchseite.',
  },
  category: 'lists',
  icon: 'search',
  fields: searchResultsFields,
  Component: SearchResults,
  // Anything can be asked for: answers to visitors' own words are not kept.
  readsRequest: true,
  noIndex: true,
  scripts: ['src/components/paging/paging.browser.ts'],
  fixtures: searchResultsFixtures,
});
