import Fastify, { type FastifyInstance } from 'fastify';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../db/testing/test-database.ts';
import { languages } from '../../../../lib/language.ts';
import { expectValue } from '../../../../lib/result.ts';
import { type Jobs, startJobs } from '../../../jobs/jobs.ts';
import { silentLog } from '../../../jobs/testing/silent-log.ts';
import { paymentRoutes } from '../../payments.routes.ts';
import { createPayments, type Payments } from '../../payments.ts';
import { createTestOrders } from '../../testing/test-orders.ts';

let database: TestDatabase;
let jobs: Jobs;
let app: FastifyInstance;
let payments: Payments;
let orders: Awaited<ReturnType<typeof createTestOrders>>;

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await startJobs({ url: database.url, log: silentLog, pollSeconds: 0.5 });
  orders = await createTestOrders(database.db);
  payments = createPayments({
    db: database.db,
    jobs,
    orders,
    baseUrl: 'http://shop.example/',
    log: silentLog,
    shopName: 'Polder & Pedaal',
    setting: () => undefined,
  });
  await payments.startWork();
  app = Fastify();
  await app.register(paymentRoutes, { reception: payments.reception });
});
afterAll(async () => {
  await app.close();
  await jobs.stop();
  await database.drop();
});

async function begin(language: 'nl' | 'en' | 'de' = 'nl', provider = 'test-gateway') {
  const orderId = await orders.add();
  const started = await payments.start({
    orderId,
    provider,
    method: null,
    description: 'Polder & Pedaal ZP-TEST',
    language,
    confirmationUrl: '/booking-confirmation?b=1',
    retryUrl: '/boeken',
    idempotencyKey: crypto.randomUUID(),
  });
  const attempt = expectValue(started);
  return { orderId, attempt, url: attempt.checkoutUrl ?? '' };
}

const choose = (url: string, choice: string) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ choice }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const marks = { nl: 'Testbetaling', en: 'Test payment', de: 'Testzahlung' };
const free = { nl: 'geen geld afgeschreven', en: 'no money will be taken', de: 'kein Geld abgebucht' };

test.each(languages)(
  'BOOK-6 the %s page is marked as a test, valid, and needs no script',
  async (language) => {
    const { url } = await begin(language);
    const page = await app.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`lang="${language}"`);
    expect(page.body).toContain(marks[language]);
    expect(page.body).toContain(free[language]);
    expect(page.body).toContain('Polder &amp; Pedaal');
    expect(page.body).toContain('45');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    const report = await new HtmlValidate({
      extends: ['html-validate:recommended'],
      // How React writes attributes and void elements, both valid HTML.
      rules: { 'void-style': 'off', 'attr-case': 'off' },
    }).validateString(page.body);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  },
);

test('BOOK-6 without keys the test gateway and the counter are offered', () => {
  const offered = payments.offered('nl').map(({ provider, online }) => ({ provider, online }));
  expect(offered).toEqual([
    { provider: 'test-gateway', online: true },
    { provider: 'pay-at-shop', online: false },
  ]);
});

test('BOOK-6 paid: the guest is sent back and finds the order confirmed', async () => {
  const { orderId, attempt, url } = await begin();
  const chosen = await choose(url, 'paid');
  expect(chosen.statusCode).toBe(303);
  expect(chosen.headers.location).toBe(`/payments/${attempt.id}/return`);
  const back = await app.inject(chosen.headers.location ?? '');
  expect([back.statusCode, back.headers.location]).toEqual([303, '/booking-confirmation?b=1']);
  expect(await orders.mails(orderId)).toEqual(['confirmed']);
});

test.each(['failed', 'cancelled', 'expired'])(
  'BOOK-6 %s: nothing is confirmed and the guest can try again',
  async (choice) => {
    const { orderId, url } = await begin();
    const back = await app.inject((await choose(url, choice)).headers.location ?? '');
    expect(back.headers.location).toBe('/boeken');
    expect(await orders.state(orderId)).toBe('held');
    const [attempt] = await payments.attempts(orderId);
    expect(attempt?.state).toBe(choice);
  },
);

test('BOOK-6 paid and told twice: confirmed once, though the guest never comes back', async () => {
  const { orderId, url } = await begin();
  await choose(url, 'paid-twice');
  await vi.waitFor(async () => expect(await orders.state(orderId)).toBe('confirmed'), { timeout: 20_000 });
  expect(await orders.mails(orderId)).toEqual(['confirmed']);
});

test.each(['paid-late', 'paid-never'])(
  'BOOK-6 %s: the guest is not hurried back, the way back confirms',
  async (choice) => {
    const { orderId, attempt, url } = await begin();
    const chosen = await choose(url, choice);
    expect(chosen.headers.location).toBe(url);
    const done = await app.inject(url);
    expect(done.body).toContain(`/payments/${attempt.id}/return`);
    expect(await orders.state(orderId)).toBe('held');
    await app.inject(`/payments/${attempt.id}/return`);
    expect(await orders.state(orderId)).toBe('confirmed');
  },
);

test('the first choice stands, a strange one is refused, a strange address is not found', async () => {
  const { orderId, url } = await begin();
  expect((await choose(url, 'constructor')).statusCode).toBe(400);
  await Promise.all([choose(url, 'failed'), choose(url, 'failed'), choose(url, 'failed')]);
  await choose(url, 'paid');
  await app.inject(`/payments/${(await payments.attempts(orderId))[0]?.id}/return`);
  expect(await orders.state(orderId)).toBe('held');
  expect((await app.inject(`/pay/test/test_${crypto.randomUUID()}`)).statusCode).toBe(404);
  expect((await app.inject('/pay/test/x')).statusCode).toBe(404);
  expect((await app.inject(`/payments/${crypto.randomUUID()}/return`)).statusCode).toBe(404);
  expect((await app.inject('/payments/x/return')).statusCode).toBe(404);
});

test('BOOK-6 pay at the shop confirms at once and collects nothing', async () => {
  const { orderId, attempt } = await begin('nl', 'pay-at-shop');
  expect(attempt).toMatchObject({ checkoutUrl: null, state: 'authorized', outcome: 'confirmed' });
  expect(await orders.mails(orderId)).toEqual(['confirmed']);
  const refund = database.db.transaction((tx) =>
    payments.refund(tx, { orderId, amountCents: 1, reason: 'cancelled', key: 'cancel' }),
  );
  expect(await refund).toBe('exceeds-paid');
});

test('starting twice with one key is one attempt; an order that cannot be paid is refused', async () => {
  const orderId = await orders.add();
  const request = {
    orderId,
    provider: 'test-gateway',
    method: 'test',
    description: 'x',
    language: 'en' as const,
    confirmationUrl: '/a',
    retryUrl: '/b',
    idempotencyKey: crypto.randomUUID(),
  };
  const started = await Promise.all(Array.from({ length: 10 }, () => payments.start(request)));
  expect(new Set(started.map((result) => expectValue(result).checkoutUrl)).size).toBe(1);
  expect(await payments.start({ ...request, orderId: await orders.add() })).toMatchObject({
    error: 'key-reused',
  });
  expect(await payments.start({ ...request, provider: 'x' })).toMatchObject({ error: 'unknown-provider' });
  expect(await payments.start({ ...request, method: 'x' })).toMatchObject({ error: 'unknown-provider' });
  await orders.set(orderId, 'expired');
  expect(await payments.start(request)).toMatchObject({ error: 'order-not-payable' });
  await orders.set(orderId, 'confirmed');
  expect(await payments.start(request)).toMatchObject({ error: 'already-paid' });
});
