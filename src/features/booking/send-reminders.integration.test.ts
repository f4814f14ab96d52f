import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../db/testing/test-database.ts';
import { expectValue } from '../../lib/result.ts';
import { enqueueMail } from '../mail/mail.ts';
import { createShopDatabase } from './testing/shop-database.ts';
import { booked, openTestShop, pay, rental, type TestShop, tokenFor } from './testing/test-shop.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createShopDatabase();
  early = at('2027-05-01T08:00:00Z');
});
afterAll(() => database.drop());
beforeEach(() =>
  database.db.execute(sql`truncate booking, booking_line, booking_claim, capacity, mail_message`),
);

/** An engine with the real outbox, at an instant; two of them are two instances of the program. */
const at = (instant: string) =>
  openTestShop(database.db, { enqueueMail, now: () => new Date(instant) }).engine;
let early: TestShop['engine'];

const reminders = async () =>
  (
    await database.db.execute<{ recipient: string; number: string }>(
      sql`select recipient, data->>'number' as number from mail_message
          where template = 'booking-reminder' order by created_at`,
    )
  ).rows;

async function confirmed(pickUp: string, back: string) {
  const booking = await booked(early, rental({ pickUp, return: back }));
  await pay(database.db, early, booking.id);
  return booking;
}

test('BOOK-7 a booking is reminded of once, the day before by the clock of the shop', async () => {
  const booking = await confirmed('2027-06-03T10:00', '2027-06-03T12:00');
  await confirmed('2027-06-04T10:00', '2027-06-04T12:00');
  await booked(early, rental());
  // 23:30 on 1 June in Amsterdam, then 00:30 on 2 June; in UTC both are 1 June.
  await at('2027-06-01T21:30:00Z').remind();
  expect(await reminders()).toEqual([]);
  await Promise.all([at('2027-06-01T22:30:00Z').remind(), at('2027-06-01T22:30:00Z').remind()]);
  await at('2027-06-02T12:00:00Z').remind();
  expect(await reminders()).toEqual([{ recipient: 'jan@example.com', number: booking.number }]);
});

test('BOOK-7 a booking moved to another day is reminded of for that day, a cancelled one never', async () => {
  const moved = await confirmed('2027-06-03T10:00', '2027-06-03T12:00');
  const cancelled = await confirmed('2027-06-06T10:00', '2027-06-06T12:00');
  await at('2027-06-02T08:00:00Z').remind();
  const order = rental({ pickUp: '2027-06-06T10:00', return: '2027-06-06T12:00' });
  const change = { order, quoteToken: await tokenFor(early, order) };
  expectValue(await early.change(early.guestToken(moved.id), change));
  expectValue(await early.cancel(early.guestToken(cancelled.id), 600));
  await at('2027-06-05T08:00:00Z').remind();
  expect((await reminders()).map(({ number }) => number)).toEqual([moved.number, moved.number]);
});
