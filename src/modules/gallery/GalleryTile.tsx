import { opensLightbox } from '../../components/lightbox/Lightbox.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { fill } from '../../lib/texts.ts';
import type { ModuleProps } from '../define-module.ts';
import type { GalleryPicture } from './Gallery.tsx';
import type { galleryFields } from './gallery.definition.ts';
import styles from './gallery.module.css';
import { galleryTexts } from './gallery.texts.ts';
import { pictureSizes } from './gallery-styles.ts';

interface Props extends Pick<ModuleProps<typeof galleryFields>, 'language' | 'captions' | 'columns'> {
  shown: GalleryPicture;
  /** The lightbox it opens, if any. */
  lightboxId: string | undefined;
}

/** A small picture of the gallery with its caption. */
export const GalleryTile = ({ shown, lightboxId, language, captions, columns }: Props) => {
  const { picture, caption, index } = shown;
  const text = galleryTexts[language];
  const alt = picture.alt || caption || fill(text.picture, { number: index + 1 }, language);
  const image = <PictureImage picture={picture} sizes={pictureSizes(columns)} className={styles.picture} />;
  return (
    <li className={styles.tile}>
      <figure className={styles.figure}>
        {lightboxId ? (
          <button
            type="button"
            className={styles.frame}
            data-gallery-index={index}
            aria-label={fill(text.enlarge, { alt }, language)}
            {...opensLightbox(lightboxId)}
          >
            {image}
          </button>
        ) : (
          <div className={styles.frame}>{image}</div>
        )}
        {caption && captions !== 'large' && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </li>
  );
};
