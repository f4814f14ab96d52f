import type { ModuleFixture } from '../define-module.ts';

const trail = [
  { title: 'Fietsen huren in Haarlem', path: '/' },
  { title: 'Tochten', path: '/tochten' },
  { title: 'Duinen en zee', path: '/tochten/duinen-en-zee' },
];

export const breadcrumbsFixtures: ModuleFixture[] = [
  { name: 'three deep', data: trail },
  {
    name: 'without this page, slashes',
    props: { showCurrent: false, separator: 'slash', homeLabel: 'Polder & Pedaal' },
    data: trail,
  },
  {
    name: 'long names',
    props: { separator: 'dot' },
    data: [
      ...trail,
      {
        title: 'Wat je meeneemt als het in april ineens weer februari wordt, een lijst van Jikke',
        path: '/tochten/duinen-en-zee/lijst',
      },
    ],
  },
];
