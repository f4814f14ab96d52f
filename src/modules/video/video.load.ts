import { type VideoFiles, videoFiles } from '../../components/video/video-files.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { videoFields } from './video.definition.ts';

/** Reads the addresses as they are stored: the canvas of the builder marks the texts that a component is given. */
export const loadVideo = async (values: ShownValues<typeof videoFields>): Promise<VideoFiles> =>
  videoFiles(values);
