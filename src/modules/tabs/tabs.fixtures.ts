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

const pictures = ['tour-dunes-and-sea', 'tour-windmills', 'dunes-evening'].map((media) => ({
  picture: { media },
}));

const items: FixtureNode[] = ['Kan ik later komen?', 'Mag mijn hond mee?'].map((title, index) => ({
  type: 'accordion-item',
  anchor: index === 1 ? 'hond' : undefined,
  props: { title },
  slots: { content: [{ type: 'text', props: { html: '<p>Ja hoor. Bel even van tevoren.</p>' } }] },
}));

export const tabsFixtures: ModuleFixture[] = [
  { name: 'three tabs', props: { label: 'Over de tocht' }, slots: { tabs } },
  {
    name: 'at the side, the second open',
    props: { label: 'Over de tocht', place: 'side', open: 2 },
    slots: { tabs },
  },
  {
    name: 'in the address: a gallery and an accordion inside (HASH-3)',
    anchor: 'tabs',
    props: { label: 'Over de tocht' },
    slots: {
      tabs: [
        ...tabs.slice(0, 1),
        {
          ...tab('Foto’s', ''),
          slots: {
            content: [
              { type: 'gallery', anchor: 'gal', props: { pictures: [...pictures, ...pictures], perPage: 2 } },
            ],
          },
        },
        {
          ...tab('Vragen', ''),
          anchor: 'vragen',
          slots: { content: [{ type: 'accordion', slots: { items } }] },
        },
        tab('Beoordelingen', '<p>Een 9,2 van wie meereden.</p>', 'star'),
      ],
    },
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
