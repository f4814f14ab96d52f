import { type Language, localeOf } from '../../lib/language.ts';
import type { Cents } from '../../lib/money.ts';

/** A price without empty cents: `€ 14` (nl), `€14` (en), `14 €` (de), but `€ 12,50`. */
export const shortMoney = (cents: Cents, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
