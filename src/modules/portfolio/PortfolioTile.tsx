import { Icon } from '../../components/Icon.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import styles from './portfolio.module.css';
import type { PortfolioItem } from './portfolio.types.ts';
import { categoryClasses } from './portfolio-categories.ts';
import { itemSizes } from './portfolio-layout.ts';

interface Props {
  item: PortfolioItem;
  level: 'h1' | 'h2' | 'h3' | 'h4';
  captions: 'below' | 'over';
}

/** One item: its picture, with its words below it or on it; the whole of it leads where its title does. */
export const PortfolioTile = ({ item, level, captions }: Props) => {
  const { title, text, picture, link, categories } = item;
  const Title = level;
  // A picture without words speaks for itself; beside them it is decoration.
  const alt = title || link ? '' : (picture?.alt ?? '');
  return (
    <article className={`${styles.tile} ${styles[captions]} ${categoryClasses(item)}`}>
      <div className={styles.frame}>
        {picture ? (
          <PictureImage picture={{ ...picture, alt }} sizes={itemSizes} className={styles.picture} />
        ) : (
          <Icon name="image" className={styles.blank} />
        )}
        {link && (
          <span className={styles.mark}>
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
      <div className={styles.words}>
        {title && (
          <Title className={styles.title}>{link ? <a {...linkAttributes(link)}>{title}</a> : title}</Title>
        )}
        {!title && link && (
          <a {...linkAttributes(link)} className={styles.bare}>
            <span className="visually-hidden">{picture?.alt || link.href}</span>
          </a>
        )}
        {text && <p className={styles.text}>{text}</p>}
        {categories.length > 0 && (
          <p className={styles.categories}>{categories.map(({ name }) => name).join(' · ')}</p>
        )}
      </div>
    </article>
  );
};
