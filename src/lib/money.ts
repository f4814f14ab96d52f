import { type Language, localeOf } from './language.ts';

/** An amount of money in whole euro cents; negative for a discount. */
export type Cents = number;

/** A percentage of an amount, rounded half away from zero to a whole cent. `percent` may be negative. */
export function percentOf(cents: Cents, percent: number): Cents {
  const exact = (cents * percent) / 100;
  const rounded = Math.sign(exact) * Math.round(Math.abs(exact));
  return rounded === 0 ? 0 : rounded;
}

/** The VAT contained in a gross amount (consumer prices include it), rounded half up to a whole cent. */
export function vatIncluded(grossCents: Cents, vatPercent: number): Cents {
  const exact = (grossCents * vatPercent) / (100 + vatPercent);
  const rounded = Math.sign(exact) * Math.round(Math.abs(exact));
  return rounded === 0 ? 0 : rounded;
}

export const sumCents = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);

/** An amount as a visitor reads it: `€ 12,50` (nl), `€12.50` (en), `12,50 €` (de). */
export function formatMoney(cents: Cents, language: Language): string {
  return new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );
}

/** An amount as payment services and the confirmation address write it: `12.50`. */
export function decimalMoney(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
