import type { ModuleFixture } from '../define-module.ts';

export const audioFixtures: ModuleFixture[] = [
  {
    name: 'with a cover and a transcript',
    props: {
      file: '/films/mills-at-work.mp3',
      title: 'Zo klinkt een molen die maalt',
      artist: 'De molenaar van Spaarndam',
      album: 'Geluiden langs de route, deel 3',
      cover: { media: 'windmills-quay' },
      transcript: { page: 'tours' },
    },
  },
  { name: 'the file alone', props: { file: '/films/mills-at-work.mp3' } },
  {
    name: 'a missing file and words without end',
    props: {
      file: '/films/does-not-exist.mp3',
      otherFile: '/films/does-not-exist.ogg',
      title: 'Meervoudigepersoonlijkheidsstoornissenonderzoeksinstituut '.repeat(3).trim(),
      artist: 'Wie je hoort. '.repeat(14).trim(),
      cover: { media: 'portrait-1' },
    },
  },
];
