import type { ModuleFixture } from '../define-module.ts';

const picture = { media: 'dunes-evening' };

export const imageFixtures: ModuleFixture[] = [
  {
    name: 'with a caption, opens large',
    props: {
      picture,
      caption: 'Parnassia, een kwartier na het laatste licht.',
      lightbox: true,
      share: 'full',
    },
  },
  {
    name: 'a link with an overlay',
    props: {
      picture: { media: 'tour-dunes-and-sea' },
      link: { url: '/tochten/duinen-en-zee' },
      overlay: true,
      overlayText: 'Bekijk de tocht',
      overlayIcon: 'route',
      ratio: '4:3',
      maximumWidth: { base: '480px' },
    },
  },
  {
    name: 'a poster, caption beside',
    props: {
      picture: { media: 'tulips-path' },
      shape: 'poster',
      ratio: '4:5',
      caption: 'Affiche, 1936.\nDrukinkt op papier.',
      captionAt: 'beside',
      maximumWidth: { base: '560px', phone: '100%' },
      align: 'end',
    },
  },
  {
    name: 'an arch',
    props: {
      picture: { media: 'headwind' },
      shape: 'arch',
      ratio: '4:5',
      maximumWidth: { base: '320px' },
      align: 'center',
    },
  },
  {
    name: 'round, decoration',
    props: {
      picture: { media: 'portrait-2', alt: '' },
      shape: 'circle',
      maximumWidth: { base: '200px' },
    },
  },
];
