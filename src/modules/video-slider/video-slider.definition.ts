import { videoAllowance } from '../../components/video/video-allowance.ts';
import { videoItemFields, videoLookFields } from '../../components/video/video-fields.ts';
import type { VideoFiles } from '../../components/video/video-files.ts';
import { choice, list, text } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { VideoSlider } from './VideoSlider.tsx';
import { videoSliderFixtures } from './video-slider.fixtures.ts';

export const videoSliderFields = {
  label: text({
    label: { nl: 'Naam', en: 'Name', de: 'Name' },
    help: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
    maximumLength: 120,
  }),
  videos: list({
    label: { nl: 'Video’s', en: 'Videos', de: 'Videos' },
    item: videoItemFields,
    itemLabel: 'title',
    maximum: 40,
  }),
  thumbnails: choice({
    label: { nl: 'Keuze uit de video’s', en: 'Choice of the videos', de: 'Auswahl der Videos' },
    options: {
      below: { nl: 'Eronder', en: 'Below', de: 'Darunter' },
      beside: { nl: 'Ernaast', en: 'Beside', de: 'Daneben' },
    },
    initial: 'below',
  }),
  ...videoLookFields,
};

export const videoSlider = defineModule({
  type: 'video-slider',
  version: 1,
  label: { nl: 'Videovoorstelling', en: 'Video slider', de: 'Videoschau' },
  about: {
    nl: 'Meer video’s op één plek; bezoekers kiezen er een aan de hand van een plaatje.',
    en: 'Several videos in one place; visitors choose one by its picture.',
    de: 'Mehrere Videos an einem Platz; man wählt eines anhand seines Bildes.',
  },
  category: 'moving',
  icon: 'play',
  fields: videoSliderFields,
  Component: VideoSlider,
  isEmpty: (_values, files: VideoFiles[]) => files.every(({ source }) => source === null),
  allows: ({ videos }) => videos.flatMap(({ address }) => videoAllowance(address)),
  scripts: ['src/modules/video-slider/video-slider.browser.ts'],
  fixtures: videoSliderFixtures,
});
