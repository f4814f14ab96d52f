import { videoFiles } from '../../components/video/video-files.ts';
import type { ModuleFixture } from '../define-module.ts';

const fixtures: ModuleFixture[] = [
  {
    name: 'a player of another host behind our poster',
    props: {
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'Zo zet je de voorband terug',
      caption: 'Drie minuten in de werkplaats: een lekke band, een emmer water en geen haast.',
      poster: { media: 'workshop' },
    },
  },
  {
    name: 'a file of our own',
    props: {
      address: '/films/mills-at-work.mp4',
      otherFormat: '/films/mills-at-work.webm',
      title: 'Drie molens die draaien',
      poster: { media: 'mills-at-work' },
      playIcon: 'sun',
      ratio: '4:3',
    },
  },
  {
    name: 'plays by itself, again and again',
    props: {
      address: '/films/mills-at-work.webm',
      title: 'Een molen die draait',
      autoplay: true,
      loop: true,
      ratio: '1:1',
    },
  },
  {
    name: 'upright, without poster and title, very long caption',
    props: {
      address: 'https://vimeo.com/1084537',
      caption: 'Een bijschrift dat maar doorgaat. '.repeat(20).trim(),
      ratio: '9:16',
      playIcon: 'paper',
    },
  },
  {
    name: 'a file that is not there, with captions',
    props: {
      address: '/video/pont.mp4',
      otherFormat: '/video/pont.webm',
      captionsFile: '/video/pont.vtt',
      title: 'Met de pont over het IJ',
      poster: { media: 'amsterdam-bridge' },
    },
  },
];

export const videoFixtures = fixtures.map((each) => ({ ...each, data: videoFiles(each.props ?? {}) }));
