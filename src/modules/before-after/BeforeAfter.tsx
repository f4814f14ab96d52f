import { Icon } from '../../components/Icon.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { beforeAfterFields } from './before-after.definition.ts';
import styles from './before-after.module.css';

const texts = {
  nl: { before: 'Eerst', after: 'Daarna', compare: 'Hoeveel van de eerste afbeelding te zien is' },
  en: { before: 'Before', after: 'After', compare: 'How much of the first picture is shown' },
  de: { before: 'Vorher', after: 'Nachher', compare: 'Wie viel vom ersten Bild zu sehen ist' },
} satisfies Texts;

const sizes = '(max-width: 1260px) 100vw, 1180px';

/**
 * Two pictures of the same place, the first over the second as far as a slider says (OTH-1). Without script they stand
 * below each other.
 */
export const BeforeAfter = (props: ModuleProps<typeof beforeAfterFields>) => {
  const { root, language, before, after, caption, start, direction, ratio } = props;
  if (!before || !after) return null;
  const text = texts[language];
  return (
    <figure
      {...rootWith(root, styles.comparison, styles[direction], styles[`ratio-${ratio.replace(':', '-')}`])}
    >
      <div className={styles.frame}>
        <div className={`${styles.side} ${styles.over}`}>
          <PictureImage picture={before} sizes={sizes} className={styles.picture} />
          <p className={`${styles.word} ${styles.first}`}>{props.beforeLabel || text.before}</p>
        </div>
        <div className={styles.side}>
          <PictureImage picture={after} sizes={sizes} className={styles.picture} />
          <p className={`${styles.word} ${styles.second}`}>{props.afterLabel || text.after}</p>
        </div>
        <input
          type="range"
          className={styles.range}
          min="0"
          max="100"
          defaultValue={start}
          aria-label={text.compare}
          aria-orientation={direction === 'down' ? 'vertical' : undefined}
        />
        <span className={styles.edge} aria-hidden="true">
          <span className={styles.handle}>
            <Icon name="chevron-left" />
            <Icon name="chevron-right" />
          </span>
        </span>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};
