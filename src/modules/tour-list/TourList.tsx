import { Icon } from '../../components/Icon.tsx';
import {
  cardSizes,
  firstSpan,
  ShopCard,
  type ShopCardData,
  ShopCards,
} from '../../components/shop/ShopCard.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { tourListFields } from './tour-list.definition.ts';
import styles from './tour-list.module.css';

export interface TourListData {
  tours: (ShopCardData & {
    distanceKm: number;
    duration: string;
    languages: string;
    /** Day and time of the next departure with a seat. */
    next: string | null;
  })[];
}

const texts = {
  nl: { distance: '{km} km', next: 'Eerstvolgende: {next}', none: 'Nieuwe data volgen' },
  en: { distance: '{km} km', next: 'Next: {next}', none: 'New dates to follow' },
  de: { distance: '{km} km', next: 'Nächste: {next}', none: 'Neue Termine folgen' },
} satisfies Texts;

/** The shop's tours: picture, name, distance, duration, languages, price from and next departure (BOOK-3). */
export const TourList = (props: ModuleProps<typeof tourListFields, never, TourListData>) => {
  const { root, language, data, layout, columns, level, showDescription, showDeparture } = props;
  const words = texts[language];
  const span = firstSpan(layout, data.tours.length, columns);
  const pairs = layout === 'cards' && !showDescription && !showDeparture;
  return (
    <div {...rootWith(root, styles.list)}>
      <ShopCards layout={layout} columns={columns} pairs={pairs}>
        {data.tours.map((tour, index) => (
          <ShopCard
            key={tour.key}
            card={tour}
            ratio="scene"
            span={index === 0 ? span : 1}
            sizes={cardSizes(layout, columns, index === 0 ? span : 1, pairs)}
            {...{ level, showDescription }}
          >
            <ul className={styles.facts}>
              <li>{fill(words.distance, { km: tour.distanceKm }, language)}</li>
              <li>{tour.duration}</li>
            </ul>
            <p className={styles.note}>
              <Icon name="language" />
              {tour.languages}
            </p>
            {showDeparture && (
              <p className={styles.note}>
                <Icon name="calendar" />
                {tour.next ? fill(words.next, { next: tour.next }, language) : words.none}
              </p>
            )}
          </ShopCard>
        ))}
      </ShopCards>
    </div>
  );
};
