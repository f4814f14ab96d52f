import type { ModuleFixture } from '../define-module.ts';

const pictures = [
  { picture: { media: 'tour-dunes-and-sea' }, caption: 'Duinen en zee: de laatste helling voor Parnassia.' },
  { picture: { media: 'tour-windmills' }, caption: 'Molens: wind mee, beloofd op de terugweg.' },
  { picture: { media: 'tour-tulip-fields' }, caption: 'Tulpen: drie weken rood, daarna weer klei.' },
  { picture: { media: 'tour-zuiderzee' }, caption: 'Zuiderzee: de dijk houdt niet op.' },
  { picture: { media: 'tour-amsterdam-by-bike' }, caption: 'Amsterdam: een ochtend naar het oosten.' },
  { picture: { media: 'dunes-evening' }, caption: '' },
];

export const galleryFixtures: ModuleFixture[] = [
  { name: 'six pictures, three on a page', props: { pictures, perPage: 3, columns: { base: 3 } } },
  {
    name: 'a row to swipe, captions on the pictures',
    props: {
      pictures,
      layout: 'slider',
      captions: 'overlay',
      columns: { base: 3, tablet: 2, phone: 1 },
      ratio: '4:5',
      order: 'reverse',
      label: 'Onderweg',
    },
  },
  {
    name: 'one picture with a very long caption',
    props: {
      pictures: [
        { picture: { media: 'workshop' }, caption: 'Een bijschrift dat maar doorgaat. '.repeat(8).trim() },
      ],
      columns: { base: 1 },
      ratio: 'own',
    },
  },
  {
    name: 'many, shuffled, not to be enlarged, nought per page',
    props: {
      pictures: [...pictures, ...pictures, ...pictures],
      perPage: 0,
      order: 'shuffled',
      lightbox: false,
      captions: 'large',
      gap: 'none',
      ratio: '1:1',
    },
  },
];
