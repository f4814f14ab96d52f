import type { ModuleFixture } from '../define-module.ts';

export const iconFixtures: ModuleFixture[] = [
  { name: 'a sign on a low sun', props: { icon: 'bike', ground: 'sun', size: 'huge' } },
  {
    name: 'a link',
    props: { icon: 'phone', label: 'Bel de winkel', link: { url: 'tel:+31230001234' }, tone: 'brand' },
  },
  {
    name: 'small, at the right',
    props: { icon: 'wind', label: 'Windkracht 4', size: 'small', align: 'end' },
  },
];
