import type { FixtureNode, ModuleFixture } from '../define-module.ts';

const tab = (title: string, html: string, icon = ''): FixtureNode => ({
  type: 'tab',
  props: { title, icon },
  slots: { content: [{ type: 'text', props: { html } }] },
});

const tabs = [
  tab('Route', '<p>Door de duinen naar Bloemendaal, langs zee terug.</p>', 'route'),
  tab('Wat neem je mee', '<p>Een regenjas en zin in koffie.</p>', 'rain'),
  tab('Prijs', '<p>€ 39 per persoon, fiets inbegrepen.</p>', 'euro'),
];

export const tabsFixtures: ModuleFixture[] = [
  { name: 'three tabs', props: { label: 'Over de tocht' }, slots: { tabs } },
  {
    name: 'at the side, the second open',
    props: { label: 'Over de tocht', place: 'side', open: 2 },
    slots: { tabs },
  },
  { name: 'as a folder', props: { look: 'folder' }, slots: { tabs } },
];

export const tabFixtures: ModuleFixture[] = [
  {
    name: 'with a text',
    props: { title: 'Route', icon: 'route' },
    slots: { content: [{ type: 'text', props: { html: '<p>Door de duinen.</p>' } }] },
  },
];
