import type { ReactNode } from 'react';
import type { Picture } from '../../fields/site-data.ts';
import { PictureImage } from '../PictureImage.tsx';
import styles from './shop-card.module.css';

/** A bike or a tour as a list shows it. */
export interface ShopCardData {
  key: string;
  title: string;
  /** Null when it has no page in this language. */
  href: string | null;
  picture: Picture | null;
  description: string;
  /** A sentence with the price in it, divided there: `['vanaf ', '€ 14', ' per dag']`; null when not sold. */
  price: readonly [before: string, amount: string, after: string] | null;
}

interface Props {
  card: ShopCardData;
  level: 'h1' | 'h2' | 'h3' | 'h4';
  sizes: string;
  ratio: 'bike' | 'scene';
  showDescription: boolean;
  children?: ReactNode;
}

/** One card; the whole of it leads where its title does. */
export const ShopCard = ({ card, level, sizes, ratio, showDescription, children }: Props) => {
  const Title = level;
  const [before, amount, after] = card.price ?? [];
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <Title className={styles.title}>
          {card.href ? <a href={card.href}>{card.title}</a> : card.title}
        </Title>
        {showDescription && <p className={styles.description}>{card.description}</p>}
        {children}
        {amount && (
          <p className={styles.price}>
            {before}
            <strong>{amount}</strong>
            {after}
          </p>
        )}
      </div>
      {card.picture && (
        <div className={`${styles.picture} ${styles[ratio]}`}>
          <PictureImage picture={{ ...card.picture, alt: '' }} sizes={sizes} />
        </div>
      )}
    </li>
  );
};

interface ListProps {
  layout: 'cards' | 'rows';
  columns: '2' | '3' | '4';
  children: ReactNode;
}

export const ShopCards = ({ layout, columns, children }: ListProps) => (
  <ul className={`${styles.list} ${styles[layout]} ${styles[`columns-${columns}`]}`}>{children}</ul>
);

/** The `sizes` of the pictures in a list. */
export const cardSizes = (layout: 'cards' | 'rows', columns: string): string =>
  layout === 'rows'
    ? '(max-width: 767px) 100vw, 460px'
    : `(max-width: 767px) 100vw, (max-width: 980px) 50vw, ${Math.round(1180 / Number(columns))}px`;
