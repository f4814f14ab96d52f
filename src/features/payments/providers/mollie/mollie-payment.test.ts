import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, mollieAmount, webhookFor } from './mollie-payment.ts';

test('an amount survives the way to Mollie and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(centsOf(mollieAmount(cents, 'EUR').value)).toBe(cents);
    }),
  );
});

test.each(['', '12', '12.5', '12.505', '-1.00', '1e3.00', '12,50', ' 12.50'])('%j is no amount', (value) => {
  expect(centsOf(value)).toBeNaN();
});

test('Mollie is only given a webhook address it can reach', () => {
  const [local, abroad] = ['http://localhost:3000/webhooks/mollie', 'https://shop.example/webhooks/mollie'];
  expect(webhookFor(local, undefined)).toBeNull();
  expect(webhookFor(abroad, undefined)).toBe(abroad);
  expect(webhookFor(local, 'http://127.0.0.1:4000')).toBe(local);
});
