import type { ModuleFixture } from '../define-module.ts';

const film = {
  backgroundPicture: { media: 'mills-at-work' },
  backgroundVideo: '/films/mills-at-work.mp4',
  backgroundVideoOther: '/films/mills-at-work.webm',
  veilColour: { base: '#fbf5e7b3' },
};

export const sectionFixtures: ModuleFixture[] = [
  {
    name: 'with a heading and a text',
    slots: {
      content: [
        { type: 'heading', props: { text: 'De duinen in' } },
        { type: 'text', props: { html: '<p>Vanaf de winkel ben je in tien minuten in de duinen.</p>' } },
      ],
    },
  },
  {
    name: 'on sand with dunes at the bottom',
    props: { ground: 'sand', dividerBottom: 'dunes', dividerTop: 'waves' },
    slots: {
      content: [
        { type: 'heading', props: { text: 'Twintig minuten, dan zand' } },
        { type: 'text', props: { html: '<p>Fietsen mag tot de strandopgang. Daarna is het lopen.</p>' } },
      ],
    },
  },
  {
    name: 'between a row of tulips and stepped gables',
    props: {
      ground: 'brand',
      space: 'large',
      dividerTop: 'tulips',
      dividerTopHeight: { base: '48px', phone: '28px' },
      dividerTopColour: 'sand',
      dividerBottom: 'gables',
      dividerBottomFlip: true,
      dividerBottomHeight: { base: '40px' },
    },
    slots: { content: [{ type: 'heading', props: { text: 'Van de bollen naar de stad' } }] },
  },
  {
    name: 'on sky, with dune grass, under an arc',
    props: { ground: 'sky', dividerTop: 'arc', dividerBottom: 'grass' },
    slots: { content: [{ type: 'heading', props: { text: 'Langs het strand' } }] },
  },
  {
    name: 'on a film under a veil, and one that is missing',
    props: { space: 'large' },
    design: film,
    slots: {
      content: [
        { type: 'heading', props: { text: 'Een molen maakt geen haast' } },
        { type: 'text', props: { html: '<p>Drie draaien er, twee fietsers gaan voorbij.</p>' } },
        {
          type: 'group',
          props: { padded: true },
          design: {
            backgroundVideo: '/films/does-not-exist.mp4',
            backgroundPicture: { media: 'dunes-path' },
            veilColour: { base: '#fbf5e7d9' },
          },
          slots: { content: [{ type: 'text', props: { html: '<p>Hier ontbreekt de film.</p>' } }] },
        },
      ],
    },
  },
];
