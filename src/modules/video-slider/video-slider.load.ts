import { type VideoFiles, videoFiles } from '../../components/video/video-files.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { videoSliderFields } from './video-slider.definition.ts';

/** Reads the addresses as they are stored: the canvas of the builder marks the texts that a component is given. */
export const loadVideoSlider = async ({
  videos,
}: ShownValues<typeof videoSliderFields>): Promise<VideoFiles[]> => videos.map(videoFiles);
