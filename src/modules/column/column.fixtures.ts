import type { ModuleFixture } from '../define-module.ts';

export const columnFixtures: ModuleFixture[] = [
  {
    name: 'with a text',
    slots: {
      content: [
        { type: 'text', props: { html: '<p>Je haalt je fiets op aan het Spaarne, naast de brug.</p>' } },
      ],
    },
  },
  {
    name: 'as a card',
    props: { ground: 'raised' },
    slots: {
      content: [
        { type: 'text', props: { html: '<p>Een lekke band onderweg? Bel ons, dan komen we plakken.</p>' } },
      ],
    },
  },
];
