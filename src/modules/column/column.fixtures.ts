import type { ModuleFixture } from '../define-module.ts';

export const columnFixtures: ModuleFixture[] = [
  { name: 'with a text', slots: { content: [{ type: 'text', props: { html: '<p>Eén kolom.</p>' } }] } },
  {
    name: 'as a card',
    props: { ground: 'raised' },
    slots: { content: [{ type: 'text', props: { html: '<p>Kaart.</p>' } }] },
  },
];
