import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { GroundVideo } from '../../components/ground/GroundVideo.tsx';
import { groundClass } from '../../components/ground/ground-class.ts';
import { PictureImage } from '../../components/PictureImage.tsx';
import { pictureSourceSet } from '../../page/picture-address.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { slideFields } from './slide.definition.ts';
import styles from './slider.module.css';

type Props = ModuleProps<typeof slideFields>;

/** One slide: words over a picture, a video or a ground. Its picture is fetched when its turn comes. */
export const Slide = (props: Props) => {
  const { root, picture, overlay, tone, plate, textAlign, textAt, ground, backgroundVideo, language } = props;
  const bare = !picture && !backgroundVideo && overlay === 'none';
  return (
    <div
      {...rootWith(
        root,
        styles.slide,
        styles[`align-${textAlign}`],
        styles[`at-${textAt}`],
        groundClass(ground),
        // A ground has text of its own colour.
        !bare && !plate && styles[tone],
        plate && styles.plated,
      )}
    >
      {picture && <Background {...props} picture={picture} />}
      {(picture || overlay !== 'none') && <div className={styles.veil} />}
      <Words {...props} />
      <GroundVideo video={backgroundVideo} language={language} />
    </div>
  );
};

const Background = ({ picture, phonePicture }: Props & { picture: NonNullable<Props['picture']> }) => (
  <picture className={styles.media}>
    {phonePicture && (
      <source
        media="(max-width: 767px)"
        srcSet={pictureSourceSet(phonePicture)}
        sizes="100vw"
        width={phonePicture.width}
        height={phonePicture.height}
      />
    )}
    <PictureImage picture={picture} sizes="(max-width: 767px) 180vw, 100vw" className={styles.picture} />
  </picture>
);

const Words = ({ kicker, heading, level, html, buttons }: Props) => {
  const Level = level;
  if (!kicker && !heading && !html && buttons.length === 0) return null;
  return (
    <div className={styles.words}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      {heading && <Level className={styles.heading}>{heading}</Level>}
      {html && (
        <div
          className={`prose ${styles.text}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the rich text field
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      <ButtonRow buttons={buttons} />
    </div>
  );
};
