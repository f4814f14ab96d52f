import type { FixtureNode, ModuleFixture } from '../define-module.ts';

const content: FixtureNode[] = [
  { type: 'heading', props: { text: 'Zelf op pad?', level: 'h2', size: 'small' } },
  { type: 'text', props: { html: '<p>Een stadsfiets staat om negen uur voor je klaar.</p>' } },
  { type: 'button', props: { label: 'Reserveer', link: { page: 'booking' }, kind: 'quiet' } },
];

export const sidebarFixtures: ModuleFixture[] = [
  { name: 'plain', slots: { content } },
  {
    name: 'as a card, not sticky',
    props: { ground: 'card', sticky: false, label: 'Reserveren' },
    slots: { content },
  },
  { name: 'with a line at the side', props: { ground: 'line' }, slots: { content } },
];
