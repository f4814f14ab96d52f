import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectValue } from '../../lib/result.ts';
import { carryOutRefund } from './refunds.ts';
import { openPaymentsHouse } from './testing/payments-house.ts';

let house: Awaited<ReturnType<typeof openPaymentsHouse>>;
beforeAll(async () => {
  house = await openPaymentsHouse();
});
afterAll(() => house.close());

/** A confirmed order of € 45.50, paid at Mollie. */
async function paidOrder() {
  const orderId = await house.orders.add();
  const attempt = expectValue(await house.payments.start(house.request(orderId)));
  const payment = house.mollie.paymentFor(attempt.id);
  payment.status = 'paid';
  await house.mollie.sendWebhook(payment);
  return { orderId, attempt, payment };
}

const refundsAtMollie = (paymentId: string) =>
  house.mollie.refunds.filter((refund) => refund.paymentId === paymentId);

test('BOOK-8 pay, then cancel: what was paid goes back', async () => {
  const { orderId, payment } = await paidOrder();
  await house.db.transaction(async (tx) => {
    await house.orders.lock(tx, orderId);
    await house.orders.cancel(tx, orderId);
    await house.payments.refund(tx, { orderId, amountCents: 2275, reason: 'cancelled', key: 'cancel' });
  });
  await vi.waitFor(() => expect(refundsAtMollie(payment.id)).toHaveLength(1), { timeout: 20_000 });
  expect(refundsAtMollie(payment.id)[0]?.amount.value).toBe('22.75');
});

// Guard off: without the look at earlier keys in refundOrder each asking promises its own; with a key made anew for
// each try (randomUUID() in carryOutRefund) Mollie pays five times.
test('BOOK-8 a refund asked for and carried out five times is made once', async () => {
  const { orderId, attempt, payment } = await paidOrder();
  const ask = (key: string, amountCents: number) =>
    house.db.transaction(async (tx) => {
      await house.orders.lock(tx, orderId);
      return house.payments.refund(tx, { orderId, amountCents, reason: 'cancelled', key });
    });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('cancel', 700)));
  expect(answers).toEqual(Array(5).fill('promised'));
  expect(await ask('more', 4000)).toBe('exceeds-paid');
  house.mollie.mishap({ on: 'refund', paymentId: payment.id, loseReply: true });
  const [promised] = await house.refunds(attempt.id);
  const job = { refundId: promised?.id ?? '' };
  await Promise.all(Array.from({ length: 5 }, () => carryOutRefund(house.context, job, { lastTry: false })));
  expect(await house.refunds(attempt.id)).toMatchObject([{ state: 'sent', cents: 700 }]);
  expect(refundsAtMollie(payment.id)).toHaveLength(1);
});

// Guard off: without the look at earlier refunds in refundOnce() the retry after an hour pays a second time.
test('BOOK-8 a refund whose reply was lost is recognised after Mollie forgot its key', async () => {
  const { payment } = await paidOrder();
  const refund = {
    paymentId: payment.id,
    idempotencyKey: crypto.randomUUID(),
    amountCents: 1000,
    currency: 'EUR' as const,
    description: 'x',
  };
  const first = await house.provider.refund(refund);
  house.mollie.forgetKeys();
  expect(await house.provider.refund(refund)).toBe(first);
  expect(refundsAtMollie(payment.id)).toHaveLength(1);
});

test('BOOK-8 a refund that the provider refuses is left to a person, and its money counts as not given', async () => {
  const { orderId, attempt, payment } = await paidOrder();
  house.errors.length = 0;
  house.mollie.mishap({ on: 'refund', paymentId: payment.id, status: 422 });
  const ask = (key: string) =>
    house.db.transaction(async (tx) => {
      await house.orders.lock(tx, orderId);
      return house.payments.refund(tx, { orderId, amountCents: 4550, reason: 'cancelled', key });
    });
  await ask('first');
  await vi.waitFor(async () => expect(await house.refunds(attempt.id)).toMatchObject([{ state: 'failed' }]), {
    timeout: 20_000,
  });
  expect(house.errors).toEqual(['a refund failed and needs a person']);
  expect(await ask('second')).toBe('promised');
});
