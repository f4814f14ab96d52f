import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { GroundVideo } from '../../components/ground/GroundVideo.tsx';
import { groundClass } from '../../components/ground/ground-class.ts';
import { PictureImage } from '../../components/PictureImage.tsx';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { callToActionFields } from './call-to-action.definition.ts';
import styles from './call-to-action.module.css';

const sizes = {
  fill: '(max-width: 767px) 100vw, (max-width: 1260px) 50vw, 600px',
  hang: '(max-width: 767px) 80vw, (max-width: 1260px) 40vw, 460px',
};

/** What the visitor could do now, with up to two buttons. */
export const CallToAction = (props: ModuleProps<typeof callToActionFields>) => {
  const {
    root,
    kicker,
    heading,
    level,
    html,
    buttons,
    note,
    picture,
    pictureAt,
    pictureLook,
    ground,
    layout,
    align,
  } = props;
  const Level = level;
  const beside = picture !== null && pictureAt !== 'behind';
  return (
    <div
      {...rootWith(
        root,
        styles.action,
        groundClass(ground),
        (ground !== 'none' || pictureAt === 'behind') && styles.padded,
        ground === 'raised' && styles.lined,
        styles[layout],
        styles[`align-${align}`],
        picture !== null && styles[`picture-${pictureAt}`],
        beside ? `${styles.beside} ${styles[pictureLook]}` : undefined,
      )}
    >
      {picture && (
        <div className={styles.media}>
          <PictureImage
            picture={picture}
            sizes={beside ? sizes[pictureLook] : '(max-width: 1260px) 100vw, 1180px'}
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.body}>
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
        </div>
        {(buttons.length > 0 || note) && (
          <div className={styles.actions}>
            <ButtonRow buttons={buttons} />
            {note && <p className={styles.note}>{note}</p>}
          </div>
        )}
      </div>
      <GroundVideo video={props.backgroundVideo} language={props.language} />
    </div>
  );
};
