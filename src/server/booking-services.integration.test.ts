import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../db/testing/test-database.ts';
import { createShopDatabase } from '../features/booking/testing/shop-database.ts';
import { booked, openTestShop, rental } from '../features/booking/testing/test-shop.ts';
import type { Payments } from '../features/payments/payments.ts';
import { expectValue, succeed } from '../lib/result.ts';
import { guestServices } from './booking-services.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createShopDatabase();
});
afterAll(() => database.drop());

/** Payments of which every attempt begins at the provider. */
const payments = {
  offered: () => [{ provider: 'test', method: 'ideal', title: 'iDEAL', online: true }],
  start: async () => succeed({ checkoutUrl: '/pay' }),
} as unknown as Payments;

const minutesLeft = async () =>
  (
    await database.db.execute<{ minutes: number }>(
      sql`select round(extract(epoch from hold_until - now()) / 60)::int as minutes from booking`,
    )
  ).rows[0]?.minutes;

test('BOOK-4 a payment begun late in a hold has its full time, but nobody holds a bike for ever', async () => {
  const { engine } = openTestShop(database.db);
  const services = guestServices({
    ...{ engine, payments, shopName: 'Shop' },
    pagePath: () => '/booking-confirmation',
    invoiceOf: async () => undefined,
  });
  const booking = await booked(engine, rental());
  const token = engine.guestToken(booking.id);
  await database.db.execute(sql`update booking set hold_until = now() + interval '1 minute'`);
  expect(expectValue(await services.pay(token))).toEqual({ location: '/pay' });
  expect(await minutesLeft()).toBe(25);
  await database.db.execute(
    sql`update booking set hold_until = now() + interval '1 minute', created_at = now() - interval '118 minutes'`,
  );
  await services.pay(token);
  expect(await minutesLeft()).toBe(2);
});
