import type { FixtureNode, ModuleFixture } from '../define-module.ts';

const column = (...content: FixtureNode[]) => ({ type: 'column', slots: { content } });
const heading = (text: string) => ({ type: 'heading', props: { text, level: 'h3' } });
const text = (html: string) => ({ type: 'text', props: { html: `<p>${html}</p>` } });
const image = (media: string) => ({ type: 'image', props: { picture: { media }, ratio: '3:2' } });

export const rowFixtures: ModuleFixture[] = [
  {
    name: 'two halves',
    slots: {
      columns: [
        column(heading('Ophalen'), text('Vanaf negen uur aan het Spaarne. Wij zetten het zadel goed.')),
        column(heading('Terugbrengen'), text('Voor zessen. Zand in de ketting is niet erg, dat hoort.')),
      ],
    },
  },
  {
    name: 'a third and two thirds, two columns on phones',
    props: { columns: '1/3+2/3', phoneColumns: '2', align: 'center', gap: 'large' },
    slots: {
      columns: [column(heading('Kom kijken'), text('De werkplaats is open.')), column(image('workshop'))],
    },
  },
];
