import { ButtonLink } from '../../components/ButtonLink.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { bikeFactsFields } from './bike-facts.definition.ts';
import styles from './bike-facts.module.css';

export type BikeFactsData = {
  name: string;
  description: string;
  prices: { tier: string; label: string; price: string }[];
  sizes: { id: string; label: string; height: string }[];
  deposit: string | null;
  /** The price of a day as decimals, for search engines. */
  offer: string | null;
  bookHref: string | null;
} | null;

const texts = {
  nl: {
    prices: 'Prijzen',
    sizes: 'Welke maat',
    size: 'Maat',
    height: 'Jouw lengte',
    deposit: 'Borg {deposit} per fiets, terug bij het inleveren.',
    book: 'Reserveer deze fiets',
  },
  en: {
    prices: 'Prices',
    sizes: 'Which size',
    size: 'Size',
    height: 'Your height',
    deposit: '{deposit} deposit per bike, back when you return it.',
    book: 'Book this bike',
  },
  de: {
    prices: 'Preise',
    sizes: 'Welche Größe',
    size: 'Größe',
    height: 'Deine Körpergröße',
    deposit: '{deposit} Kaution pro Rad, bei der Rückgabe zurück.',
    book: 'Dieses Rad buchen',
  },
} satisfies Texts;

/** What a type of bike costs, and which size fits whom. */
export const BikeFacts = (props: ModuleProps<typeof bikeFactsFields, never, BikeFactsData>) => {
  const { root, data, language, showPrices, showSizes, showButton } = props;
  const words = texts[language];
  if (!data) return <div {...root} />;
  return (
    <div {...rootWith(root, styles.facts)}>
      {showPrices && (
        <table className={styles.prices}>
          <caption>{words.prices}</caption>
          <tbody>
            {data.prices.map(({ tier, label, price }) => (
              <tr key={tier}>
                <th scope="row">{label}</th>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {showPrices && data.deposit && (
        <p className={styles.deposit}>{fill(words.deposit, { deposit: data.deposit }, language)}</p>
      )}
      {showSizes && data.sizes.length > 0 && (
        <table className={styles.sizes}>
          <caption>{words.sizes}</caption>
          <thead>
            <tr>
              <th scope="col">{words.size}</th>
              <th scope="col">{words.height}</th>
            </tr>
          </thead>
          <tbody>
            {data.sizes.map(({ id, label, height }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{height}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {showButton && data.bookHref && (
        <ButtonLink link={{ href: data.bookHref, newWindow: false }}>{words.book}</ButtonLink>
      )}
    </div>
  );
};
