import { describe, expect, test } from 'vitest';
import { isConfirmationPath, purchaseOf } from './purchase-event.ts';

test.each([
  ['/booking-confirmation', true],
  ['/booking-confirmation///', true],
  ['/en/booking-confirmation/', true],
  ['/booking-confirmation/more', false],
  ['/', false],
])('CONF-1 the confirmation page is known by the end of its path: %s', (path, expected) => {
  expect(isConfirmationPath(path)).toBe(expected);
});

describe('the purchase event', () => {
  test('CONF-2 carries transaction, value, currency and one item', () => {
    expect(purchaseOf('?amount=39.50&currency=USD&txid=tr_7&entry_id=12', undefined)).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'tr_7',
        value: 39.5,
        currency: 'USD',
        items: [{ item_id: 'booking', item_name: 'Bike Booking', price: 39.5, quantity: 1 }],
      },
    });
  });

  test('CONF-1 the currency is EUR when none is given', () => {
    expect(purchaseOf('?amount=8&txid=a', undefined)?.ecommerce.currency).toBe('EUR');
  });

  test('CONF-3 without txid the transaction is GF- and the entry', () => {
    expect(purchaseOf('?amount=8&entry_id=12', undefined)?.ecommerce.transaction_id).toBe('GF-12');
  });

  const silent = [
    '',
    '?amount=&txid=a',
    '?amount=abc&txid=a',
    '?amount=12,50&txid=a',
    '?amount=Infinity&txid=a',
    '?amount=12',
    '?amount=12&txid=&entry_id=',
  ];
  for (const search of silent) {
    test(`CONF-4 nothing is reported for ${search}`, () => {
      expect(purchaseOf(search, undefined)).toBeUndefined();
    });
  }

  test('CONF-5 the server’s figures win over the address', () => {
    const event = purchaseOf('?amount=1&txid=forged', {
      transactionId: 'GF-12',
      value: 39.5,
      currency: 'EUR',
    });
    expect(event?.ecommerce).toMatchObject({ transaction_id: 'GF-12', value: 39.5 });
    expect(purchaseOf('?amount=1&txid=forged', null)).toBeUndefined();
  });
});
