import type { ModuleFixture } from '../define-module.ts';

export const sectionFixtures: ModuleFixture[] = [
  {
    name: 'with a heading and a text',
    slots: {
      content: [
        { type: 'heading', props: { text: 'De duinen in' } },
        { type: 'text', props: { html: '<p>Vanaf de winkel ben je in tien minuten in de duinen.</p>' } },
      ],
    },
  },
  {
    name: 'on sand with dunes at the bottom',
    props: { ground: 'sand', dividerBottom: 'dunes', dividerTop: 'waves' },
    slots: { content: [{ type: 'heading', props: { text: 'Zand' } }] },
  },
];
