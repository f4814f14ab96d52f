import { videoAllowance } from '../../components/video/video-allowance.ts';
import { videoItemFields, videoLookFields } from '../../components/video/video-fields.ts';
import type { VideoFiles } from '../../components/video/video-files.ts';
import { text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Video } from './Video.tsx';
import { videoFixtures } from './video.fixtures.ts';

export const videoFields = {
  ...videoItemFields,
  caption: text({
    label: { nl: 'Bijschrift', en: 'Caption', de: 'Bildunterschrift' },
    multiline: true,
    maximumLength: 1000,
  }),
  ...videoLookFields,
  autoplay: toggle({
    label: { nl: 'Speelt vanzelf', en: 'Plays by itself', de: 'Spielt von selbst' },
    help: {
      nl: 'Alleen een eigen video, zonder geluid, zolang hij in beeld is',
      en: 'Only a video of your own, without sound, while it is in view',
      de: 'Nur ein eigenes Video, ohne Ton, solange es zu sehen ist',
    },
    initial: false,
  }),
  loop: toggle({
    label: { nl: 'Begint steeds opnieuw', en: 'Repeats', de: 'Beginnt immer wieder' },
    initial: false,
  }),
};

export const video = defineModule({
  type: 'video',
  version: 1,
  label: { nl: 'Video', en: 'Video', de: 'Video' },
  about: {
    nl: 'Een film van jezelf of van YouTube of Vimeo, met een stilstaand beeld vooraf.',
    en: 'A film of your own or from YouTube or Vimeo, with a still picture before it plays.',
    de: 'Ein eigener Film oder einer von YouTube oder Vimeo, vorher als Standbild.',
  },
  category: 'pictures',
  icon: 'play',
  fields: videoFields,
  Component: Video,
  isEmpty: (_values, { source }: VideoFiles) => source === null,
  allows: ({ address }) => videoAllowance(address),
  scripts: ['src/modules/video/video.browser.ts'],
  fixtures: videoFixtures,
});
