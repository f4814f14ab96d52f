import {
  cardSizes,
  firstSpan,
  ShopCard,
  type ShopCardData,
  ShopCards,
} from '../../components/shop/ShopCard.tsx';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { bikeListFields } from './bike-list.definition.ts';
import styles from './bike-list.module.css';

export interface BikeListData {
  bikes: (ShopCardData & { sizes: string[] })[];
}

const texts = {
  nl: { sizes: 'Maten' },
  en: { sizes: 'Sizes' },
  de: { sizes: 'Größen' },
} satisfies Texts;

/** The shop's bikes: picture, type, sizes and price from. */
export const BikeList = (props: ModuleProps<typeof bikeListFields, never, BikeListData>) => {
  const { root, language, data, layout, columns, level, showDescription, showSizes } = props;
  // Half a row would leave a bike's picture, which may not be cropped, with a hole below it.
  const wanted = firstSpan(layout, data.bikes.length, columns);
  const span = wanted === 2 ? 1 : wanted;
  const pairs = layout === 'cards' && !showDescription && !showSizes;
  return (
    <div {...rootWith(root, styles.list)}>
      <ShopCards layout={layout} columns={columns} pairs={pairs}>
        {data.bikes.map((bike, index) => (
          <ShopCard
            key={bike.key}
            card={bike}
            ratio="bike"
            span={index === 0 ? span : 1}
            sizes={cardSizes(layout, columns, index === 0 ? span : 1, pairs)}
            {...{ level, showDescription }}
          >
            {showSizes && bike.sizes.length > 0 && (
              <dl className={styles.sizes}>
                <dt>{texts[language].sizes}</dt>
                {bike.sizes.map((size) => (
                  <dd key={size}>{size}</dd>
                ))}
              </dl>
            )}
          </ShopCard>
        ))}
      </ShopCards>
    </div>
  );
};
