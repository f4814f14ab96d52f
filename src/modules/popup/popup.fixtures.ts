import type { FixtureNode, ModuleFixture } from '../define-module.ts';

const words = (html: string): FixtureNode => ({ type: 'text', props: { html } });
const content: FixtureNode[] = [
  words(
    '<p>Van 1 november tot 1 maart rijd je drie dagen voor de prijs van twee. Handschoenen liggen klaar.</p>',
  ),
  {
    type: 'button',
    props: { label: 'Kies je fiets', link: { page: 'bikes' }, kind: 'main' },
  },
];

export const popupFixtures: ModuleFixture[] = [
  {
    name: 'by a button',
    props: { title: 'De winterprijs', buttonLabel: 'Wat is de winterprijs?' },
    slots: { content },
  },
  {
    name: 'after a second, small, at the bottom',
    props: { title: 'De winterprijs', trigger: 'delay', delay: 1, size: 'small', place: 'bottom' },
    slots: { content },
  },
  {
    name: 'after scrolling, once a visit',
    props: { title: 'De winterprijs', trigger: 'scroll', depth: 40, again: 'visit' },
    slots: { content },
  },
  {
    name: 'when the pointer leaves, long and without a title',
    props: { trigger: 'exit', again: 'always', size: 'large', name: 'exit' },
    slots: { content: Array.from({ length: 12 }, () => content).flat() },
  },
  { name: 'nothing in it', props: { buttonLabel: 'Open', buttonKind: 'main' } },
];
