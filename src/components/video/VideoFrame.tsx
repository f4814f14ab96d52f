import type { Picture } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { Icon } from '../Icon.tsx';
import { PictureImage } from '../PictureImage.tsx';
import type { VideoFiles } from './video-files.ts';
import styles from './video-frame.module.css';
import type { VideoSource } from './video-source.ts';
import { videoTexts } from './video-texts.ts';

interface Props {
  files: VideoFiles;
  language: Language;
  title: string;
  poster: Picture | null;
  playIcon: 'accent' | 'sun' | 'paper';
  ratio: '16:9' | '4:3' | '1:1' | '9:16';
  autoplay?: boolean;
  loop?: boolean;
}
const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** The frame of a video, started by `startVideo`: our own plays in it; of another host only our poster stands there. */
export const VideoFrame = (props: Props) => {
  const { ratio, playIcon } = props;
  const { source } = props.files;
  if (!source) return null;
  const className = [
    styles.frame,
    styles[`ratio-${ratio.replace(':', '-')}`],
    styles[`play-${playIcon}`],
  ].join(' ');
  return source.kind === 'file' ? (
    <OwnVideo {...props} address={source.address} className={className} />
  ) : (
    <OutsideVideo {...props} source={source} className={className} />
  );
};

/** Plays by the browser's own controls without any script; the script adds the button on the poster. */
const OwnVideo = ({
  address,
  className,
  language,
  poster,
  files,
  ...props
}: Props & { address: string; className: string }) => {
  const text = videoTexts[language];
  const title = props.title || text.video;
  return (
    <div
      className={className}
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
      >
        {files.webm && <source src={files.webm} type="video/webm" />}
        <source src={address} type={/\.webm$/i.test(address) ? 'video/webm' : 'video/mp4'} />
        {files.captions && (
          <track kind="captions" src={files.captions} srcLang={language} label={text.captions} default />
        )}
      </video>
      {/* Not as the video's own poster, which every browser fetches at once and in one size. */}
      {poster && <Poster poster={poster} tall={props.ratio === '9:16'} />}
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
  className: string;
  source: Exclude<VideoSource, { kind: 'file' }>;
}

/** A link to the video's own page; the script makes of it the button that puts the player in its place. */
const OutsideVideo = ({ source, className, language, poster, title, ratio }: OutsideProps) => {
  const text = videoTexts[language];
  const host = hostNames[source.kind];
  const label = fill(text.play, { title: title || `${text.video} (${host})` }, language);
  return (
    <>
      <div className={className} data-video="lazy" data-failed={text.failed}>
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

/** What it stands on says what it is, so the picture is decoration. */
const Poster = ({ poster, tall }: { poster: Picture; tall: boolean }) => (
  <PictureImage
    picture={{ ...poster, alt: '' }}
    sizes={tall ? '(max-width: 767px) 100vw, 420px' : '(max-width: 1260px) 100vw, 1180px'}
    className={styles.poster}
  />
);
