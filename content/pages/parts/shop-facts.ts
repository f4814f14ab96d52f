import { shortMoney } from '../../../src/components/shop/short-money.ts';
import type { Language } from '../../../src/lib/language.ts';
import { demoBikes } from '../../catalogue/demo-bikes.ts';
import { demoCatalogue } from '../../catalogue/demo-catalogue.ts';
import { demoSettings } from '../../site/settings.ts';

/** The shop's rules as its pages tell them. The date only chooses the years of the seasons. */
export const shop = demoCatalogue('2027-01-01');
export const settings = demoSettings;

export const money = shortMoney;

const known = <Item extends { id: string }>(items: readonly Item[], id: string): Item => {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`the catalogue has no ${id}`);
  return found;
};

export const bikeOf = (id: string) => known(demoBikes, id);

/** The price of an accessory in words of money, e.g. `€ 4,50`. */
export const accessoryPrice = (id: string, language: Language): string =>
  money(known(shop.accessories, id).priceCents, language);

export const deliveryPrice = (language: Language): string =>
  money(shop.settings.delivery?.priceCents ?? 0, language);

export const depositOf = (bikeId: string, language: Language): string =>
  money(bikeOf(bikeId).depositCents, language);

/** The telephone number as people dial it from where the language is spoken, kept on one line. */
export const phoneIn = (language: Language): string => {
  const { shown } = demoSettings.phone;
  return (language === 'nl' ? shown : `+31 ${shown.replace(/^0/, '')}`).replaceAll(' ', '\u00a0');
};
