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

/** Others, since a question's address stands once on a page, and fixtures stand on one together. */
const others = [
  { question: 'Kan ik een dag langer?', answer: '<p>Bel voor vijf uur, dan regelen we het.</p>' },
  { question: 'En als ik lek rijd?', answer: '<p>Binnen Kennemerland komen we langs.</p>' },
];

export const faqFixtures: ModuleFixture[] = [
  { name: 'two questions', props: { items } },
  { name: 'one answer at a time', props: { items: others, oneAtATime: true, look: 'cards' } },
];
