import type { Allowance } from '../../modules/define-module.ts';
import { playerHosts, videoSource } from './video-source.ts';

/** What a page's policy opens for a video: our own files to be played, or the one player to be framed. */
export function videoAllowance(address: string): Allowance[] {
  const source = videoSource(address);
  if (!source) return [];
  return source.kind === 'file'
    ? [{ directive: 'media-src', source: "'self'" }]
    : [{ directive: 'frame-src', source: playerHosts[source.kind] }];
}
