import { Icon } from '../../components/Icon.tsx';
import type { LibraryPicture } from '../../features/media/library.types.ts';
import { shownFocus } from '../../features/media/rules/crop.ts';
import type { Texts } from '../../lib/texts.ts';
import { pictureAddress } from '../../page/picture-address.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { missingWords } from './missing-words.ts';
import styles from './picture-grid.module.css';

const texts = {
  nl: { noAlt: 'Mist beschrijving', unused: 'Niet gebruikt' },
  en: { noAlt: 'No description', unused: 'Not used' },
  de: { noAlt: 'Ohne Beschreibung', unused: 'Nicht verwendet' },
} satisfies Texts;

interface Props {
  pictures: readonly LibraryPicture[];
  /** The picture that is open, or that a field has now. */
  chosen?: string;
  onChoose(picture: LibraryPicture): void;
}

/** Pictures as they are, each a button. */
export const PictureGrid = ({ pictures, chosen, onChoose }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.name}>
          <button
            type="button"
            className={styles.card}
            aria-pressed={picture.name === chosen}
            onClick={() => onChoose(picture)}
          >
            <Thumbnail picture={picture} />
            <span className={styles.name}>{picture.name}</span>
            <span className={styles.words}>{picture.alt[language]}</span>
            <span className={styles.marks}>
              {missingWords(picture).length > 0 && (
                <span className={styles.missing}>
                  <Icon name="warning" />
                  {text.noAlt}
                </span>
              )}
              {picture.usedIn.length === 0 && <span>{text.unused}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

const Thumbnail = ({ picture }: { picture: LibraryPicture }) => {
  const { width, height, focus, crop } = picture;
  const point = shownFocus(focus, crop);
  const ratio = width / height;
  return (
    <span className={styles.frame}>
      <img
        src={pictureAddress({ name: picture.address }, 320)}
        srcSet={`${pictureAddress({ name: picture.address }, 320)} 1x, ${pictureAddress({ name: picture.address }, 640)} 2x`}
        alt=""
        loading="lazy"
        decoding="async"
        // A logo or a tower is seen whole.
        className={ratio > 2.2 || ratio < 0.6 ? styles.whole : styles.cover}
        style={{ objectPosition: `${point.x * 100}% ${point.y * 100}%` }}
      />
    </span>
  );
};
