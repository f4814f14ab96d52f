import { videoFiles } from '../../components/video/video-files.ts';
import type { ModuleFixture } from '../define-module.ts';

interface Item {
  address: string;
  otherFormat?: string;
  title?: string;
  poster?: { media: string };
}

const mills: Item = {
  address: '/films/mills-at-work.mp4',
  otherFormat: '/films/mills-at-work.webm',
  title: 'Drie molens die draaien',
  poster: { media: 'mills-at-work' },
};
const tyre: Item = {
  address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'Zo zet je de voorband terug',
  poster: { media: 'workshop' },
};
const bare: Item = { address: 'https://vimeo.com/1084537' };

const fixture = (name: string, videos: Item[], props = {}): ModuleFixture => ({
  name,
  props: { label: 'Onze films', videos, ...props },
  data: videos.map(videoFiles),
});

export const videoSliderFixtures: ModuleFixture[] = [
  fixture('our own and those of others', [mills, tyre, { ...mills, title: 'Nog eens de molens' }]),
  fixture('thumbnails beside, one without poster and title', [tyre, mills, bare, mills], {
    thumbnails: 'beside',
    playIcon: 'sun',
  }),
  fixture('a single video has nothing to choose', [mills]),
  fixture(
    'many, with long titles, and some that lead nowhere',
    Array.from({ length: 24 }, (_, index) => ({
      ...(index % 3 ? mills : tyre),
      ...(index % 5 === 4 && { address: 'javascript:alert(1)' }),
      title: `${index + 1}. ${'Over de kwaliteitsverbeteringsmaatregelen van de werkplaats '.repeat(2).trim()}`,
    })),
    { ratio: '4:3' },
  ),
];
