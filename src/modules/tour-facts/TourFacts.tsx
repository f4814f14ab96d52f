import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { tourFactsFields } from './tour-facts.definition.ts';
import styles from './tour-facts.module.css';

export interface Fact {
  icon: string;
  label: string;
  value: string;
  href?: string;
}

export type TourFactsData = {
  name: string;
  description: string;
  facts: Fact[];
  prices: { label: string; price: string }[];
  /** The adult price as decimals, for search engines. */
  offer: string;
  bookHref: string | null;
} | null;

const texts = {
  nl: { book: 'Kies een datum', map: 'kaart' },
  en: { book: 'Choose a date', map: 'map' },
  de: { book: 'Termin auswählen', map: 'Karte' },
} satisfies Texts;

/** Distance, time, languages, age, meeting point and prices of a tour (BOOK-3). */
export const TourFacts = (props: ModuleProps<typeof tourFactsFields, never, TourFactsData>) => {
  const { root, data, language, layout, showPrice, showButton } = props;
  const words = texts[language];
  return (
    <div {...rootWith(root, styles.tour, styles[layout])}>
      <dl className={styles.facts}>
        {data?.facts.map(({ icon, label, value, href }) => (
          <div key={icon} className={styles.fact}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>
              {value}
              {href && (
                <>
                  {' '}
                  <a href={href}>({words.map})</a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {showPrice && (
        <dl className={styles.prices}>
          {data?.prices.map(({ label, price }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.price}>{price}</dd>
            </div>
          ))}
        </dl>
      )}
      {showButton && data?.bookHref && (
        <ButtonLink link={{ href: data.bookHref, newWindow: false }}>{words.book}</ButtonLink>
      )}
    </div>
  );
};
