import type { ReactNode } from 'react';
import type { Picture } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { Icon } from '../Icon.tsx';
import { PictureImage } from '../PictureImage.tsx';
import styles from './lightbox.module.css';

const texts = {
  nl: { close: 'Sluiten' },
  en: { close: 'Close' },
  de: { close: 'Schließen' },
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
  /** What is in it, for screen readers. */
  label: string;
  language: Language;
  children: ReactNode;
}

/** A dialog over the page with large pictures in it; works without any script. */
export const Lightbox = ({ id, label, language, children }: Props) => (
  <dialog id={id} popover="auto" closedby="any" aria-label={label} className={styles.lightbox}>
    {children}
    <button
      type="button"
      {...{ commandfor: id, command: 'close' }}
      popoverTarget={id}
      popoverTargetAction="hide"
      className={styles.close}
      aria-label={texts[language].close}
    >
      <Icon name="close" />
    </button>
  </dialog>
);

/** A picture as large as the window allows; its file is fetched when it is opened. */
export const LargePicture = ({ picture, caption }: { picture: Picture; caption: string }) => (
  <figure className={styles.figure}>
    <PictureImage picture={{ ...picture, priority: false }} sizes="95vw" className={styles.large} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);
