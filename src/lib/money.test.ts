import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalMoney, formatMoney, percentOf, vatIncluded } from './money.ts';

describe('money', () => {
  test('VAT is taken out of the gross amount and rounded to the cent', () => {
    expect(vatIncluded(12100, 21)).toBe(2100);
    expect(vatIncluded(1000, 21)).toBe(174);
    expect(vatIncluded(1000, 9)).toBe(83);
    expect(vatIncluded(1000, 0)).toBe(0);
    expect(vatIncluded(-12100, 21)).toBe(-2100);
  });

  test('net and VAT always add up to the gross amount and VAT is never more than half a cent off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(0, 9, 21), (gross, rate) => {
        const exact = (gross * rate) / (100 + rate);
        expect(Math.abs(vatIncluded(gross, rate) - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('a percentage rounds half away from zero, both ways alike', () => {
    expect(percentOf(1050, 15)).toBe(158);
    expect(percentOf(1050, -15)).toBe(-158);
    expect(Object.is(percentOf(0, -15), 0)).toBe(true);
  });

  test('amounts are written as each language writes them', () => {
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(formatMoney(123456, 'nl'))).toBe('€ 1.234,56');
    expect(plain(formatMoney(123456, 'en'))).toBe('€1,234.56');
    expect(plain(formatMoney(123456, 'de'))).toBe('1.234,56 €');
  });

  test('amounts for machines keep two decimals', () => {
    expect([0, 5, 50, 1250, -1250].map(decimalMoney)).toEqual(['0.00', '0.05', '0.50', '12.50', '-12.50']);
  });
});
