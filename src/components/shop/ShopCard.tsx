import type { ReactNode } from 'react';
import type { Picture } from '../../fields/site-data.ts';
import cardStyles from '../card/card.module.css';
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
  /** Columns the card takes; more than one puts its words beside a large picture. */
  span?: number;
  level: 'h1' | 'h2' | 'h3' | 'h4';
  sizes: string;
  ratio: 'bike' | 'scene';
  showDescription: boolean;
  children?: ReactNode;
}

/** One card; the whole of it leads where its title does. */
export const ShopCard = ({ card, span = 1, level, sizes, ratio, showDescription, children }: Props) => {
  const Title = level;
  const [before, amount, after] = card.price ?? [];
  return (
    <li
      className={span > 1 ? `${cardStyles.card} ${styles.span} ${styles[`span-${span}`]}` : cardStyles.card}
    >
      <div className={`${cardStyles.words} ${styles.words}`}>
        <Title className={cardStyles.title}>
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
        <div className={`${cardStyles.picture} ${styles[ratio]}`}>
          <PictureImage picture={{ ...card.picture, alt: '' }} sizes={sizes} />
        </div>
      )}
    </li>
  );
};

interface ListProps {
  layout: 'cards' | 'rows';
  columns: '2' | '3' | '4';
  /** Whether two cards stand beside each other on a phone. */
  pairs?: boolean;
  children: ReactNode;
}

export const ShopCards = ({ layout, columns, pairs, children }: ListProps) => (
  <ul
    className={`${styles.list} ${styles[layout]} ${styles[`columns-${columns}`]}${pairs ? ` ${styles.pairs}` : ''}`}
  >
    {children}
  </ul>
);

/** The `sizes` of the pictures in a list. */
export const cardSizes = (layout: 'cards' | 'rows', columns: string, span = 1, pairs = false): string =>
  layout === 'rows'
    ? '(max-width: 767px) 100vw, 460px'
    : `(max-width: 767px) ${pairs ? 50 : 100}vw, (max-width: 980px) 50vw, ${Math.round((1180 * (span > 2 ? 2 : 1)) / Number(columns))}px`;

/** Columns the first card takes so that no row of the list stays open. */
export function firstSpan(layout: 'cards' | 'rows', count: number, columns: string): number {
  const open = count % Number(columns);
  return layout === 'rows' || open === 0 ? 1 : Number(columns) - open + 1;
}
