import { Icon } from '../../components/Icon.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import type { Picture } from '../../fields/site-data.ts';
import { fill } from '../../lib/texts.ts';
import { pictureAddress } from '../../page/picture-address.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { videoFields } from './video.definition.ts';
import type { VideoFiles } from './video.load.ts';
import styles from './video.module.css';
import { videoTexts } from './video.texts.ts';
import type { VideoSource } from './video-source.ts';

type Props = ModuleProps<typeof videoFields, never, VideoFiles>;
const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** A video of our own, or one of another host that is asked for only after a click on our poster (VID-1, LAZY-1). */
export const Video = (props: Props) => {
  const { root, caption, ratio, playIcon } = props;
  const { source } = props.data;
  if (!source) return null;
  return (
    <figure
      {...rootWith(
        root,
        styles.video,
        styles[`ratio-${ratio.replace(':', '-')}`],
        styles[`play-${playIcon}`],
      )}
    >
      {source.kind === 'file' ? (
        <OwnVideo {...props} address={source.address} />
      ) : (
        <OutsideVideo {...props} source={source} />
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};

/** Plays by the browser's own controls without any script; the script adds the button on the poster. */
const OwnVideo = ({ address, language, poster, data, ...props }: Props) => {
  const text = videoTexts[language];
  const title = props.title || text.video;
  return (
    <div
      className={styles.frame}
      data-video="lazy"
      data-autoplay={props.autoplay ? '' : undefined}
      data-failed={text.failed}
    >
      <video
        className={styles.player}
        controls
        playsInline
        preload="none"
        muted={props.autoplay}
        loop={props.loop}
        aria-label={title}
        poster={poster ? pictureAddress(poster, 1280) : undefined}
      >
        {data.webm && <source src={data.webm} type="video/webm" />}
        <source src={address} type={/\.webm$/i.test(address) ? 'video/webm' : 'video/mp4'} />
        {data.captions && (
          <track kind="captions" src={data.captions} srcLang={language} label={text.captions} default />
        )}
      </video>
      <button
        type="button"
        className={styles.play}
        data-play=""
        aria-label={fill(text.play, { title }, language)}
      >
        <Icon name="play" />
      </button>
    </div>
  );
};

interface OutsideProps extends Props {
  source: Exclude<VideoSource, { kind: 'file' }>;
}

/** A link to the video's own page; the script makes of it the button that puts the player in its place. */
const OutsideVideo = ({ source, language, poster, title, ratio }: OutsideProps) => {
  const text = videoTexts[language];
  const host = hostNames[source.kind];
  const label = fill(text.play, { title: title || `${text.video} (${host})` }, language);
  return (
    <>
      <div className={styles.frame} data-video="lazy" data-failed={text.failed}>
        <a
          className={styles.link}
          href={source.page}
          target="_blank"
          rel="noopener"
          data-play=""
          data-player={source.player}
          data-title={title || host}
          aria-label={label}
        >
          {poster && <Poster poster={poster} tall={ratio === '9:16'} />}
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </a>
      </div>
      <p className={styles.note}>{fill(text.outside, { host }, language)}</p>
    </>
  );
};

/** The link says what it is, so the picture is decoration. */
const Poster = ({ poster, tall }: { poster: Picture; tall: boolean }) => (
  <PictureImage
    picture={{ ...poster, alt: '' }}
    sizes={tall ? '(max-width: 767px) 100vw, 420px' : '(max-width: 1260px) 100vw, 1180px'}
    className={styles.poster}
  />
);
