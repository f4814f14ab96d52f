import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { expectValue } from '../../lib/result.ts';
import type { BookingEngine } from '../booking/booking.ts';
import { seedSmallShop } from '../booking/testing/shop-database.ts';
import { booked, openTestShop, rental } from '../booking/testing/test-shop.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { silentLog } from '../jobs/testing/silent-log.ts';
import { enqueueMail } from '../mail/mail.ts';
import { paymentRoutes } from './payments.routes.ts';
import { createPayments, type Payments } from './payments.ts';

let database: TestDatabase;
let jobs: Jobs;
let app: FastifyInstance;
let payments: Payments;
let engine: BookingEngine;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db, url } = database;
  jobs = await startJobs({ url, log: silentLog, pollSeconds: 0.5 });
  engine = openTestShop(db, {
    enqueueMail,
    refund: (tx, refund) => payments.refund(tx, refund),
    settleBeforeExpiry: (orderId) => payments.settleBeforeExpiry(orderId),
  }).engine;
  payments = createPayments({
    db,
    jobs,
    orders: engine.payable,
    baseUrl: 'http://shop.example',
    log: silentLog,
    shopName: 'Shop',
    setting: () => undefined,
  });
  await payments.startWork();
  app = Fastify();
  await app.register(paymentRoutes, { reception: payments.reception });
});
beforeEach(async () => {
  await database.db.execute(sql`truncate booking, capacity, mail_message cascade`);
  await seedSmallShop(database.db);
});
afterAll(async () => {
  await app.close();
  await jobs.stop();
  await database.drop();
});

/** All three city bikes of size s, held and at the test gateway. */
async function holdAll() {
  const order = rental({ bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }] });
  const booking = await booked(engine, order);
  const attempt = expectValue(
    await payments.start({
      orderId: booking.id,
      provider: 'test-gateway',
      method: null,
      description: booking.number,
      language: 'nl',
      confirmationUrl: '/booking-confirmation',
      retryUrl: '/boeken',
      idempotencyKey: crypto.randomUUID(),
    }),
  );
  return { order, booking, attempt };
}

const pay = async ({ attempt }: Awaited<ReturnType<typeof holdAll>>) => {
  await app.inject({
    method: 'POST',
    url: attempt.checkoutUrl ?? '',
    payload: 'choice=paid-never',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
};
const comeBack = async ({ attempt }: Awaited<ReturnType<typeof holdAll>>) =>
  (await app.inject(`/payments/${attempt.id}/return`)).headers.location;

const mails = async () =>
  (
    await database.db.execute<{ template: string }>(
      sql`select template from mail_message order by created_at`,
    )
  ).rows.map(({ template }) => template);
const refundedAtGateway = async () =>
  (await database.db.execute<{ cents: number }>(sql`select amount_cents as cents from test_gateway_refund`))
    .rows;
const holdIsOver = (id: string) =>
  database.db.execute(sql`update booking set hold_until = now() - interval '1 minute' where id = ${id}`);

test('BOOK-6 booked, paid, confirmed by mail, then cancelled and refunded', async () => {
  const held = await holdAll();
  await pay(held);
  expect(await comeBack(held)).toBe('/booking-confirmation');
  expect(await mails()).toEqual(['booking-confirmation']);
  const token = engine.guestToken(held.booking.id);
  const { offer } = expectValue(await engine.guestBooking(token));
  const cancelled = expectValue(await engine.cancel(token, offer?.refundCents ?? 0));
  expect(cancelled.state).toBe('cancelled');
  expect(await mails()).toEqual(['booking-confirmation', 'booking-cancelled']);
  await vi.waitFor(
    async () => expect(await refundedAtGateway()).toEqual([{ cents: cancelled.refundCents }]),
    { timeout: 20_000 },
  );
});

test('BOOK-4 the sweeper asks the gateway: paid in time is confirmed, unpaid is given up and closed', async () => {
  const paid = await holdAll();
  await pay(paid);
  await holdIsOver(paid.booking.id);
  expect(await engine.sweep()).toBe(0);
  expect(await mails()).toEqual(['booking-confirmation']);
  await database.db.execute(sql`truncate booking, capacity cascade`);
  const unpaid = await holdAll();
  await holdIsOver(unpaid.booking.id);
  expect(await engine.sweep()).toBe(1);
  await pay(unpaid);
  expect(await comeBack(unpaid)).toBe('/boeken');
});

test('BOOK-4 paid after the hold was given up: reserved again while free, else refunded and told', async () => {
  const deaf = openTestShop(database.db).engine;
  const free = await holdAll();
  await holdIsOver(free.booking.id);
  await deaf.sweep();
  await pay(free);
  await comeBack(free);
  expect(await mails()).toEqual(['booking-confirmation']);
  await database.db.execute(sql`truncate booking, capacity, mail_message cascade`);
  const full = await holdAll();
  await holdIsOver(full.booking.id);
  await deaf.sweep();
  await booked(engine, full.order);
  await pay(full);
  await comeBack(full);
  expect(await mails()).toEqual(['payment-late-refunded']);
  const [attempt] = await payments.attempts(full.booking.id);
  expect(attempt).toMatchObject({ state: 'paid', outcome: 'refunded' });
});

// Guard off: with settle() answering 'confirmed' for 'unavailable' the guest has paid for nothing.
test('BOOK-8 cancelled first, paid all the same: the whole amount goes back and the guest is told', async () => {
  const held = await holdAll();
  // This instance asks no provider, so the payment stays open while the booking is cancelled.
  const deaf = openTestShop(database.db).engine;
  expect((await deaf.cancel(deaf.guestToken(held.booking.id), 0)).ok).toBe(true);
  await pay(held);
  await comeBack(held);
  expect(await mails()).toEqual(['payment-late-refunded']);
  const cents = held.booking.quote.totalCents;
  await vi.waitFor(async () => expect(await refundedAtGateway()).toContainEqual({ cents }), {
    timeout: 20_000,
  });
});

// Guard off: none of its own; the refund of either order is proved above and in payments.races.
test('BOOK-8 cancelled at the moment of paying: money is kept only for a booking that stands', async () => {
  for (let round = 0; round < 4; round++) {
    const held = await holdAll();
    await pay(held);
    const token = engine.guestToken(held.booking.id);
    await Promise.all([engine.cancel(token, 0), comeBack(held)]);
    const booking = await engine.find({ id: held.booking.id });
    const [attempt] = await payments.attempts(held.booking.id);
    expect([booking?.state, attempt?.outcome]).toEqual(
      booking?.state === 'confirmed' ? ['confirmed', 'confirmed'] : ['cancelled', 'refunded'],
    );
    await database.db.execute(sql`truncate booking, capacity, mail_message cascade`);
  }
});
