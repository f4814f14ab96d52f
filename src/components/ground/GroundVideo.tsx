import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import type { BackgroundVideo } from '../../modules/define-module.ts';
import { Icon } from '../Icon.tsx';
import styles from './ground-video.module.css';

const texts = {
  nl: { pause: 'Zet de achtergrondvideo stil', play: 'Speel de achtergrondvideo af' },
  en: { pause: 'Pause the background video', play: 'Play the background video' },
  de: { pause: 'Hintergrundvideo anhalten', play: 'Hintergrundvideo abspielen' },
} satisfies Texts;

/**
 * The video on a module's ground (MOD-5), as the last child of its outermost element, which it fills. It is decoration:
 * without script the background picture stays. The script starts it and shows the button that stops it (WCAG 2.2.2).
 */
export const GroundVideo = ({
  video,
  language,
}: {
  video: BackgroundVideo | undefined;
  language: Language;
}) =>
  video && (
    <>
      <div
        className={styles.film}
        data-ground-video={video.playsOutside ? 'outside' : 'inside'}
        aria-hidden="true"
      >
        <video muted loop playsInline preload="none" disablePictureInPicture tabIndex={-1}>
          {video.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      </div>
      <button
        type="button"
        className={styles.button}
        hidden
        aria-label={texts[language].play}
        data-pause={texts[language].pause}
      >
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </>
  );
