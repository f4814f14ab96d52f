import type { OutlineHeading } from '../../page/outline.ts';
import type { ModuleFixture } from '../define-module.ts';

const heading = (level: number, text: string, index: number): OutlineHeading => ({
  level,
  text,
  id: `deel-${index}`,
});

const data: OutlineHeading[] = (
  [
    [2, 'Voor je vertrekt'],
    [3, 'Welke fiets past bij je'],
    [3, 'Wat je meeneemt'],
    [2, 'Onderweg'],
    [3, 'Knooppunten lezen'],
    [3, 'Wind, regen en de pont'],
    [3, 'Lek? Zo kom je thuis'],
    [2, 'Terug in de winkel'],
  ] as const
).map(([level, text], index) => heading(level, text, index));

export const tableOfContentsFixtures: ModuleFixture[] = [
  { name: 'two levels along a line', data },
  {
    name: 'numbered, on a card, always open',
    props: { numbering: 'numbers', look: 'card', foldOnPhone: false },
    data,
  },
  {
    name: 'one level, plain, in view',
    props: { levels: 1, look: 'plain', sticky: true, title: 'Inhoud' },
    data,
  },
  {
    name: 'very long headings',
    data: [
      heading(
        2,
        'Een kop die maar doorgaat en doorgaat en nog een keer doorgaat voorbij de rand van het blad',
        20,
      ),
      heading(3, 'Onweersverwachtingsverzekeringsvoorwaardenoverzicht'.repeat(4), 21),
    ],
  },
];
