import type { ShownValues } from '../../fields/field.ts';
import type { videoFields } from './video.definition.ts';
import { type VideoSource, videoSource } from './video-source.ts';

/** What the addresses of a video lead to; null where there is nothing to play. */
export interface VideoFiles {
  source: VideoSource | null;
  /** Paths of our own files. */
  webm: string | null;
  captions: string | null;
}

/** Reads the addresses as they are stored: the canvas of the builder marks the texts that a component is given. */
export const loadVideo = async (values: ShownValues<typeof videoFields>): Promise<VideoFiles> =>
  videoFiles(values);

export function videoFiles({
  address,
  otherFormat = '',
  captionsFile = '',
}: Partial<Pick<ShownValues<typeof videoFields>, 'address' | 'otherFormat' | 'captionsFile'>>): VideoFiles {
  const webm = videoSource(otherFormat);
  return {
    source: videoSource(address ?? '') ?? null,
    webm: webm?.kind === 'file' ? webm.address : null,
    captions: /^\/(?![/\\])[^?#]*\.vtt$/i.test(captionsFile) ? captionsFile : null,
  };
}
