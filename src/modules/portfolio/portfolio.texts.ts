import type { Texts } from '../../lib/texts.ts';

export const portfolioTexts = {
  nl: {
    portfolio: 'Portfolio',
    filter: 'Kies een soort',
    all: 'Alles',
    shown: '{name}: {count}',
    missing: 'Die soort is er niet. Je ziet ze nu allemaal.',
  },
  en: {
    portfolio: 'Portfolio',
    filter: 'Choose a kind',
    all: 'All',
    shown: '{name}: {count}',
    missing: 'There is no such kind. You now see all of them.',
  },
  de: {
    portfolio: 'Portfolio',
    filter: 'Art auswählen',
    all: 'Alle',
    shown: '{name}: {count}',
    missing: 'Diese Art gibt es nicht. Du siehst jetzt alle.',
  },
} satisfies Texts;
