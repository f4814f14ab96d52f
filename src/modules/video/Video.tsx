import { VideoFrame } from '../../components/video/VideoFrame.tsx';
import type { VideoFiles } from '../../components/video/video-files.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { videoFields } from './video.definition.ts';
import styles from './video.module.css';

/** A video of our own, or one of another host that is asked for only after a click on our poster (VID-1, LAZY-1). */
export const Video = (props: ModuleProps<typeof videoFields, never, VideoFiles>) => (
  <figure {...rootWith(props.root, styles.video, props.ratio === '9:16' && styles.upright)}>
    <VideoFrame {...props} files={props.data} />
    {props.caption && <figcaption className={styles.caption}>{props.caption}</figcaption>}
  </figure>
);
