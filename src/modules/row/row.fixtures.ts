import type { ModuleFixture } from '../define-module.ts';

const column = (text: string) => ({
  type: 'column',
  slots: { content: [{ type: 'text', props: { html: `<p>${text}</p>` } }] },
});

export const rowFixtures: ModuleFixture[] = [
  { name: 'two halves', slots: { columns: [column('Links'), column('Rechts')] } },
  {
    name: 'a third and two thirds, two columns on phones',
    props: { columns: '1/3+2/3', phoneColumns: '2', align: 'center', gap: 'large' },
    slots: { columns: [column('Smal'), column('Breed')] },
  },
];
