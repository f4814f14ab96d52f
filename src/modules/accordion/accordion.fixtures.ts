import type { FixtureNode, ModuleFixture } from '../define-module.ts';

const item = (title: string, html: string, icon = ''): FixtureNode => ({
  type: 'accordion-item',
  props: { title, icon },
  slots: { content: [{ type: 'text', props: { html } }] },
});

const items = [
  item('Wat zit er bij de prijs?', '<p>Helm, twee sloten en een routekaart.</p>', 'helmet'),
  item('Kan ik een dag langer?', '<p>Bel voor vijf uur, dan regelen we het.</p>', 'calendar'),
  item('En als ik lek rijd?', '<p>Binnen Kennemerland komen we langs.</p>', 'wrench'),
];

export const accordionFixtures: ModuleFixture[] = [
  { name: 'three items, the first open', slots: { items } },
  {
    name: 'cards with chevrons, all closed',
    props: { look: 'cards', marker: 'chevron', open: 0, level: 'none' },
    slots: { items },
  },
];

export const accordionItemFixtures: ModuleFixture[] = [
  {
    name: 'with a text',
    props: { title: 'Wat zit er bij de prijs?', icon: 'helmet' },
    slots: { content: [{ type: 'text', props: { html: '<p>Helm en twee sloten.</p>' } }] },
  },
];
