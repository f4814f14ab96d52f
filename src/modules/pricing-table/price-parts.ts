import type { Language } from '../../lib/language.ts';

/** How a price is written: `€ 14` in Dutch, `€14` in English, `14 €` in German; words stand without a sign. */
export function priceParts(
  price: string,
  currency: string,
  language: Language,
): { amount: string; sign: string; signFirst: boolean } {
  const signFirst = language !== 'de';
  if (!/^\d/.test(price)) return { amount: price, sign: '', signFirst };
  const space = language === 'en' ? '' : '\u00a0';
  return { amount: price, sign: signFirst ? currency + space : space + currency, signFirst };
}
