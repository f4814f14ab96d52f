import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMollie } from '../../testing/fake-mollie.ts';
import { createMollie } from './mollie.ts';

let mollie: Awaited<ReturnType<typeof startFakeMollie>>;
let provider: ReturnType<typeof createMollie>;
beforeAll(async () => {
  mollie = await startFakeMollie();
  provider = createMollie({ apiKey: 'test_key', apiUrl: mollie.url, patienceMs: 3000 });
});
afterAll(() => mollie.stop());

const request = () => ({
  reference: crypto.randomUUID(),
  idempotencyKey: crypto.randomUUID(),
  method: 'ideal',
  amountCents: 4550,
  currency: 'EUR' as const,
  description: 'Polder & Pedaal ZP-TEST',
  language: 'de' as const,
  returnUrl: 'https://shop.example/payments/1/return',
  webhookUrl: 'https://shop.example/webhooks/mollie',
});

test('BOOK-6 Mollie hears the amount, method, language, addresses and our reference', async () => {
  const wanted = request();
  const payment = await provider.create(wanted);
  expect(mollie.payments.get(payment.id)).toMatchObject({
    amount: { currency: 'EUR', value: '45.50' },
    method: 'ideal',
    locale: 'de_DE',
    description: 'Polder & Pedaal ZP-TEST',
    redirectUrl: wanted.returnUrl,
    webhookUrl: wanted.webhookUrl,
    metadata: { attempt: wanted.reference },
  });
  expect(payment).toMatchObject({ state: 'open', reference: wanted.reference, amountCents: 4550 });
  expect(payment.checkoutUrl).toBe(`${mollie.url}/checkout/${payment.id}`);
});

test.each([
  ['answers 500 once', { on: 'create', status: 500 }],
  ['loses the reply', { on: 'create', loseReply: true }],
] as const)('a payment is made once when Mollie %s', async (_what, mishap) => {
  const wanted = request();
  mollie.mishap(mishap);
  const payment = await provider.create(wanted);
  const made = [...mollie.payments.values()].filter(({ metadata }) => metadata.attempt === wanted.reference);
  expect(made.map(({ id }) => id)).toEqual([payment.id]);
});

test('the same key is the same payment', async () => {
  const wanted = request();
  const [one, two] = await Promise.all([provider.create(wanted), provider.create(wanted)]);
  expect(one.id).toBe(two.id);
});

test('a refusal is final, an outage is not', async () => {
  mollie.mishap({ on: 'create', status: 422 });
  await expect(provider.create(request())).rejects.toMatchObject({ message: 'Mollie refused with 422' });
  expect(await provider.fetch('tr_unknown')).toBeUndefined();
});

test('cancelling closes an open payment and leaves a paid one alone', async () => {
  const open = await provider.create(request());
  await provider.cancel(open.id);
  expect((await provider.fetch(open.id))?.state).toBe('cancelled');
  const paid = await provider.create(request());
  Object.assign(mollie.payments.get(paid.id) ?? {}, { status: 'paid' });
  await provider.cancel(paid.id);
  expect((await provider.fetch(paid.id))?.state).toBe('paid');
});

test('a word Mollie adds later changes nothing', async () => {
  const payment = await provider.create(request());
  Object.assign(mollie.payments.get(payment.id) ?? {}, { status: 'contemplating' });
  expect((await provider.fetch(payment.id))?.state).toBe('open');
});
