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
  {
    name: 'only words, with an icon',
    props: { label: 'Bel de winkel', kind: 'text', link: { url: 'tel:+31230001234' }, icon: 'phone' },
  },
  {
    name: 'as wide as there is room, very long',
    props: {
      label: 'Reserveer een fiets en lees meteen wat je doet als de pont niet vaart',
      link: { url: '/fietsen' },
      align: 'stretch',
    },
  },
];
