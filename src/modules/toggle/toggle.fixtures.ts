import type { ModuleFixture } from '../define-module.ts';

const slots = {
  content: [{ type: 'text', props: { html: '<p>Regenjas, handschoenen en iets tegen de honger.</p>' } }],
};

export const toggleFixtures: ModuleFixture[] = [
  { name: 'closed', props: { title: 'Wat neem je mee?', icon: 'rain' }, slots },
  {
    name: 'open, as a card',
    props: { title: 'Wat neem je mee?', open: true, look: 'cards', marker: 'chevron', level: 'none' },
    slots,
  },
];
