import type { ModuleFixture } from '../define-module.ts';

const items = [
  {
    question: 'Moet ik borg betalen?',
    answer:
      '<p>Ja, € 50 per fiets. Je krijgt het terug bij het inleveren, <strong>dezelfde dag nog</strong>.</p>',
  },
  {
    question: 'Mag ik met de fiets in de trein?',
    answer: '<p>Buiten de spits wel. Je koopt een fietskaartje, zie <a href="/praktisch">praktisch</a>.</p>',
  },
];

export const faqFixtures: ModuleFixture[] = [
  { name: 'two questions', props: { items } },
  { name: 'one answer at a time', props: { items, oneAtATime: true, look: 'cards' } },
];
