import type { ModuleFixture } from '../define-module.ts';

export const headingFixtures: ModuleFixture[] = [
  { name: 'a section heading', props: { text: 'De zee is twintig minuten trappen' } },
  {
    name: 'the page title with a line above, linked',
    props: { text: 'Tochten met een gids', level: 'h1', kicker: 'Vanuit Haarlem', link: { url: '/tochten' } },
  },
  {
    name: 'very long words',
    props: { text: 'Fietsenstallingsbeheerdersvergunningsaanvraagformulier '.repeat(2), level: 'h3' },
  },
];
