import { LargePicture, Lightbox } from '../../components/lightbox/Lightbox.tsx';
import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import type { GalleryPicture } from './Gallery.tsx';
import { GalleryStep } from './GalleryStep.tsx';
import styles from './gallery.module.css';
import { galleryTexts } from './gallery.texts.ts';

interface Props {
  id: string;
  label: string;
  language: Language;
  pictures: readonly GalleryPicture[];
}

/** All pictures large beside each other: swiped or scrolled by the platform, by arrows and keys with the script. */
export const GalleryLightbox = ({ id, label, language, pictures }: Props) => {
  const track = `${id}-track`;
  return (
    <Lightbox id={id} label={label} language={language}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <ul className={styles.large} id={track} tabIndex={0} data-gallery-track="">
        {pictures.map(({ picture, caption, index }) => (
          <li key={index} className={styles.slide}>
            <LargePicture picture={picture} caption={caption} />
            {pictures.length > 1 && (
              <p className={styles.position}>
                {fill(
                  galleryTexts[language].position,
                  { number: index + 1, count: pictures.length },
                  language,
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <GalleryStep track={track} step={-1} language={language} className={styles.back} />
          <GalleryStep track={track} step={1} language={language} className={styles.on} />
        </>
      )}
    </Lightbox>
  );
};
