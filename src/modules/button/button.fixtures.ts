import type { ModuleFixture } from '../define-module.ts';

export const buttonFixtures: ModuleFixture[] = [
  { name: 'the main action', props: { label: 'Kies je fiets', link: { url: '/fietsen' }, icon: 'bike' } },
  {
    name: 'a quiet one in a new window',
    props: {
      label: 'Bekijk de route',
      kind: 'quiet',
      link: { url: 'https://example.com/', newWindow: true },
      align: 'center',
    },
  },
];
