import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { VideoFrame } from '../../components/video/VideoFrame.tsx';
import type { VideoFiles } from '../../components/video/video-files.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { videoSliderFields } from './video-slider.definition.ts';
import styles from './video-slider.module.css';

const texts = {
  nl: { videos: 'Video’s', position: 'Video {number} van {count}', choose: 'Kies een video' },
  en: { videos: 'Videos', position: 'Video {number} of {count}', choose: 'Choose a video' },
  de: { videos: 'Videos', position: 'Video {number} von {count}', choose: 'Video auswählen' },
} satisfies Texts;

type Props = ModuleProps<typeof videoSliderFields, never, VideoFiles[]>;

/**
 * Several videos on a track that scrolls and snaps, with a picture of each to choose by (VID-1). The pictures are links
 * to their video, so that they work without script; the script stops the one that goes out of view.
 */
export const VideoSlider = (props: Props) => {
  const { root, language, label, videos, thumbnails } = props;
  const id = useId();
  const words = texts[language];
  const shown = videos.flatMap((video, index) => {
    const files = props.data[index];
    return files?.source ? [{ ...video, files, id: `${id}-${index}` }] : [];
  });
  const position = (index: number) =>
    fill(words.position, { number: index + 1, count: shown.length }, language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: videos are no form, and several may stand on a page
    <div
      {...rootWith(root, styles.videos, shown.length > 1 && styles[thumbnails])}
      role="group"
      aria-label={label || words.videos}
    >
      <div className={styles.track} data-video-track="">
        {shown.map((video, index) => (
          <figure key={video.id} id={video.id} className={styles.slide} aria-label={position(index)}>
            <VideoFrame {...props} {...video} />
            {video.title && <figcaption className={styles.caption}>{video.title}</figcaption>}
          </figure>
        ))}
      </div>
      {shown.length > 1 && (
        <nav aria-label={words.choose} className={styles.thumbnails}>
          {shown.map((video, index) => (
            <a
              key={video.id}
              href={`#${video.id}`}
              className={styles.thumbnail}
              aria-current={index === 0 ? 'true' : undefined}
            >
              <span className={styles.small}>
                {video.poster ? (
                  <PictureImage
                    picture={{ ...video.poster, alt: '', priority: false }}
                    sizes="160px"
                    className={styles.picture}
                  />
                ) : (
                  <Icon name="play" />
                )}
              </span>
              <span className={styles.title}>{video.title || position(index)}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
};
