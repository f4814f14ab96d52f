import { IconMark } from '../../components/icon-mark/IconMark.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { blurbFields } from './blurb.definition.ts';
import styles from './blurb.module.css';

const sizes = '(max-width: 767px) 100vw, 400px';

/** A picture or an icon with a heading and a few lines. The whole of it answers to a click on its link. */
export const Blurb = (props: ModuleProps<typeof blurbFields>) => {
  const {
    root,
    heading,
    level,
    html,
    picture,
    icon,
    tone,
    iconGround,
    placement,
    look,
    ratio,
    link,
    linkLabel,
  } = props;
  const Level = level;
  const titleLinks = link && !linkLabel;
  return (
    <div
      {...rootWith(
        root,
        styles.blurb,
        styles[`at-${placement}`],
        styles[look],
        ratio !== 'look' && styles[`ratio-${ratio}`],
        picture !== null && styles.pictured,
      )}
    >
      {picture ? (
        <div className={styles.media}>
          <PictureImage picture={picture} sizes={sizes} className={styles.picture} />
        </div>
      ) : (
        icon && (
          <div className={styles.media}>
            <IconMark
              name={icon}
              tone={tone}
              ground={iconGround}
              size={look === 'poster' ? 'large' : 'regular'}
            />
          </div>
        )
      )}
      <div className={styles.body}>
        {heading && (
          <Level className={styles.heading}>
            {titleLinks ? (
              <a {...linkAttributes(link)} className={styles.link}>
                {heading}
              </a>
            ) : (
              heading
            )}
          </Level>
        )}
        {html && (
          <div
            className="prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the rich text field
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
        {link && linkLabel && (
          <a {...linkAttributes(link)} className={`${styles.link} ${styles.more}`}>
            {linkLabel}
          </a>
        )}
      </div>
    </div>
  );
};
