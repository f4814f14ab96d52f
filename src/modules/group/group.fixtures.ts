import type { ModuleFixture } from '../define-module.ts';

const text = (html: string) => ({ type: 'text', props: { html: `<p>${html}</p>` } });

export const groupFixtures: ModuleFixture[] = [
  {
    name: 'a heading with its text on sand',
    props: { ground: 'sand', gap: 'small' },
    slots: {
      content: [
        { type: 'heading', props: { text: 'Altijd een band bij je', level: 'h3' } },
        text('Onder het zadel zit een reserveband, een pompje en een briefje met ons nummer.'),
      ],
    },
  },
  {
    name: 'a picture with a text over its corner',
    props: { layout: 'overlap' },
    slots: {
      content: [
        { type: 'image', props: { picture: { media: 'workshop' } } },
        {
          type: 'group',
          props: { ground: 'brand' },
          slots: { content: [text('De werkplaats is open: kom kijken hoe je fiets wordt afgesteld.')] },
        },
      ],
    },
  },
  {
    name: 'buttons beside each other, hanging over the bottom',
    props: { layout: 'row', gap: 'small', align: 'center', hang: 'bottom', ground: 'raised' },
    slots: {
      content: [
        { type: 'button', props: { label: 'Kies je fiets', link: { url: '/fietsen' } } },
        { type: 'button', props: { label: 'Bekijk de tochten', kind: 'quiet', link: { url: '/tochten' } } },
      ],
    },
  },
  { name: 'nothing in it' },
];
