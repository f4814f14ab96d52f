import { Icon } from '../../components/Icon.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import type { Picture } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import styles from './image.module.css';

const texts = {
  nl: { close: 'Sluiten', large: 'Grote afbeelding' },
  en: { close: 'Close', large: 'Large picture' },
  de: { close: 'Schließen', large: 'Großes Bild' },
} satisfies Texts;

/**
 * The attributes of a button that opens the lightbox with this id. Browsers that know `command` open a modal
 * dialog; those that do not open the same element as a popover.
 */
export const opensLightbox = (id: string) => ({
  ...{ commandfor: id, command: 'show-modal' },
  popoverTarget: id,
});

interface Props {
  id: string;
  picture: Picture;
  caption: string;
  language: Language;
}

/** A picture as large as the window allows; its file is fetched when it is opened. */
export const Lightbox = ({ id, picture, caption, language }: Props) => {
  const text = texts[language];
  return (
    <dialog
      id={id}
      popover="auto"
      closedby="any"
      aria-label={picture.alt || text.large}
      className={styles.lightbox}
    >
      <figure>
        <PictureImage picture={{ ...picture, priority: false }} sizes="95vw" className={styles.large} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <button
        type="button"
        {...{ commandfor: id, command: 'close' }}
        popoverTarget={id}
        popoverTargetAction="hide"
        className={styles.close}
        aria-label={text.close}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
};
