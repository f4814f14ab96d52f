import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { LargePicture, Lightbox, opensLightbox } from '../../components/lightbox/Lightbox.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { imageFields } from './image.definition.ts';
import styles from './image.module.css';

const texts = {
  nl: { enlarge: 'Vergroot', large: 'Grote afbeelding' },
  en: { enlarge: 'Enlarge', large: 'Large picture' },
  de: { enlarge: 'Vergrößern', large: 'Großes Bild' },
} satisfies Texts;

const sizes = {
  window: '100vw',
  full: '(max-width: 1260px) 100vw, 1180px',
  half: '(max-width: 767px) 100vw, (max-width: 1260px) 50vw, 590px',
  third: '(max-width: 767px) 100vw, (max-width: 1260px) 34vw, 400px',
};

/** A picture with a caption; it may link, or open large without any script. */
export const Image = (props: ModuleProps<typeof imageFields>) => {
  const { root, language, picture, caption, captionAt, link, lightbox, ratio, shape, align, share, hang } =
    props;
  const id = `lightbox-${useId()}`;
  if (!picture) return null;
  const text = texts[language];
  const own = ratio === 'own';
  const shown = (
    <>
      <PictureImage picture={picture} sizes={sizes[share]} className={styles.picture} />
      {props.overlay && <Overlay text={props.overlayText} icon={props.overlayIcon} />}
    </>
  );
  return (
    <figure
      {...rootWith(
        root,
        styles.image,
        styles[shape],
        styles[`align-${align}`],
        caption && styles[captionAt],
        !own && styles[`ratio-${ratio.replace(':', '-')}`],
        share === 'window' && styles.window,
        hang !== 'none' && styles[`hang-${hang}`],
      )}
    >
      {link ? (
        <a {...linkAttributes(link)} className={styles.frame}>
          {shown}
        </a>
      ) : lightbox ? (
        <button type="button" className={styles.frame} {...opensLightbox(id)}>
          {shown}
          <span className={styles.enlarge}>
            <Icon name="expand" />
            <span className="visually-hidden">{text.enlarge}</span>
          </span>
        </button>
      ) : (
        <div className={styles.frame}>{shown}</div>
      )}
      {lightbox && !link && (
        <Lightbox id={id} label={picture.alt || text.large} language={language}>
          <LargePicture picture={picture} caption={caption} />
        </Lightbox>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};

const Overlay = ({ text, icon }: { text: string; icon: string }) => (
  <span className={styles.overlay}>
    {icon && <Icon name={icon} />}
    {text}
  </span>
);
