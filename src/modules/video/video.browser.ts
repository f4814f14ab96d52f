import { inBuilder } from '../../components/builder-flag.ts';
import { startVideo } from '../../components/video/start-video.ts';

if (!inBuilder())
  for (const frame of document.querySelectorAll<HTMLElement>('[data-module="video"] [data-video]'))
    startVideo(frame);
