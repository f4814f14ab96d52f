import { type VideoSource, videoSource } from './video-source.ts';

/** What the addresses of a video lead to; null where there is nothing to play. */
export interface VideoFiles {
  source: VideoSource | null;
  /** Paths of our own files. */
  webm: string | null;
  captions: string | null;
}

/** Reads the addresses of a video as they are stored. */
export function videoFiles({
  address = '',
  otherFormat = '',
  captionsFile = '',
}: {
  address?: string;
  otherFormat?: string;
  captionsFile?: string;
}): VideoFiles {
  const webm = videoSource(otherFormat);
  return {
    source: videoSource(address) ?? null,
    webm: webm?.kind === 'file' ? webm.address : null,
    captions: /^\/(?![/\\])[^?#]*\.vtt$/i.test(captionsFile) ? captionsFile : null,
  };
}
