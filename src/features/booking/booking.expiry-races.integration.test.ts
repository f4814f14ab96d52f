import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import type { TestDatabase } from '../../db/testing/test-database.ts';
import type { Booking } from './booking.types.ts';
import { createShopDatabase, emptyBookings, endHold } from './testing/shop-database.ts';
import {
  booked,
  codesOf,
  openTestShop,
  pay,
  rental,
  request,
  type TestShop,
  tokenFor,
} from './testing/test-shop.ts';
import { openWithoutGuard } from './testing/without-guard.ts';

// Races between the end of a hold and its payment. Two instances, one PostgreSQL; beside them the same without its guard,
// taken out of the SQL on the wire.

let database: TestDatabase;
let other: OpenDatabase;
let shop: TestShop;
let otherShop: TestShop;

beforeAll(async () => {
  database = await createShopDatabase();
  other = openDatabase(database.url);
});
afterAll(async () => {
  await other.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyBookings(database.db);
  shop = openTestShop(database.db);
  otherShop = openTestShop(other.db);
});
afterEach(() => void vi.useRealTimers());

const all = rental({ bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }] });
const stateOf = async (booking: Booking) => (await shop.engine.find({ id: booking.id }))?.state;
const consistent = async () => expect(await shop.engine.audit()).toEqual([]);
const freeNow = async () => (await shop.engine.availabilityDuring(all.pickUp, all.return))['bike:city:s'];

describe('expiry', () => {
  test('BOOK-4 a hold ends by itself and the stock is free again, however many sweep', async () => {
    const booking = await booked(shop.engine, all);
    expect(await shop.engine.sweep()).toBe(0);
    await endHold(database.db, booking.id);
    const expired = await Promise.all([shop, otherShop, shop, otherShop].map(({ engine }) => engine.sweep()));
    expect(expired.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await stateOf(booking)).toBe('expired');
    expect(await freeNow()).toBe(3);
    await consistent();
  });

  test('BOOK-4 expiry against payment: whoever is first, the booking ends in one state and the stock agrees', async () => {
    for (let round = 0; round < 10; round += 1) {
      const booking = await booked(shop.engine, rental());
      await endHold(database.db, booking.id);
      const [, answer] = await Promise.all([
        otherShop.engine.sweep(),
        pay(database.db, shop.engine, booking.id),
      ]);
      expect(answer).toBe('confirmed');
      expect(await stateOf(booking)).toBe('confirmed');
      await consistent();
      await shop.engine.cancel(shop.engine.guestToken(booking.id), 600);
    }
  });

  test('without comparing the state a payment that came just before is expired over', async () => {
    const weak = openWithoutGuard(database.url, [
      /and state = 'held' and hold_until <= clock_timestamp\(\)$/m,
      '',
    ]);
    const booking = await booked(shop.engine, all);
    await endHold(database.db, booking.id);
    const weakShop = openTestShop(weak.db);
    // The payment arrives while the sweeper asks the provider, which does not know it yet.
    weakShop.settlement.during = async () => void (await pay(database.db, shop.engine, booking.id));
    await weakShop.engine.sweep();
    expect(weak.weakened()).toBe(1);
    expect(await stateOf(booking)).toBe('expired');
    await weak.close();
  });

  test('BOOK-4 a payment that arrives while the sweeper asks the provider keeps its booking', async () => {
    const booking = await booked(shop.engine, all);
    await endHold(database.db, booking.id);
    otherShop.settlement.during = async () => void (await pay(database.db, shop.engine, booking.id));
    expect(await otherShop.engine.sweep()).toBe(0);
    expect(await stateOf(booking)).toBe('confirmed');
    expect(await freeNow()).toBe(0);
    await consistent();
  });

  test('BOOK-4 a provider that does not answer keeps the hold for an hour, then it is given up', async () => {
    const booking = await booked(shop.engine, all);
    await endHold(database.db, booking.id);
    shop.settlement.answer = 'unknown';
    expect(await shop.engine.sweep()).toBe(0);
    expect(await stateOf(booking)).toBe('held');
    await database.db.execute(
      sql`update booking set hold_until = hold_until - interval '1 hour', swept_until = null`,
    );
    expect(await shop.engine.sweep()).toBe(1);
    await consistent();
  });
});

describe('paid after expiry', () => {
  const expiredBooking = async () => {
    const booking = await booked(shop.engine, all);
    await endHold(database.db, booking.id);
    await shop.engine.sweep();
    return booking;
  };

  test('BOOK-4 still free: reserved again and confirmed', async () => {
    const booking = await expiredBooking();
    expect(await pay(database.db, otherShop.engine, booking.id)).toBe('confirmed');
    expect(await stateOf(booking)).toBe('confirmed');
    expect(await freeNow()).toBe(0);
    expect(otherShop.mails.map(({ template }) => template)).toEqual(['booking-confirmation']);
    await consistent();
  });

  test('BOOK-4 sold since, even one of its hours: nothing is taken, the money goes back', async () => {
    const booking = await expiredBooking();
    await booked(shop.engine, rental({ pickUp: '2027-06-03T11:00', return: '2027-06-03T12:00' }));
    expect(await pay(database.db, otherShop.engine, booking.id)).toBe('unavailable');
    expect(await stateOf(booking)).toBe('expired');
    await consistent();
    await database.db.transaction((tx) =>
      otherShop.engine.payable.refunded(tx, booking.id, {
        attemptId: 'a',
        amountCents: 1800,
        reason: 'unavailable',
      }),
    );
    expect(otherShop.mails).toMatchObject([
      {
        template: 'payment-late-refunded',
        data: { refundCents: 1800, reason: 'unavailable', bookingUrl: '/nl/book' },
      },
    ]);
  });

  test('without the savepoint half of the hours stay taken', async () => {
    const booking = await expiredBooking();
    await booked(shop.engine, rental({ pickUp: '2027-06-03T11:00', return: '2027-06-03T12:00' }));
    const weak = openWithoutGuard(database.url, [/^rollback to savepoint/, 'release savepoint']);
    await pay(weak.db, openTestShop(weak.db).engine, booking.id);
    expect(weak.weakened()).toBe(1);
    expect(await shop.engine.audit()).not.toEqual([]);
    await weak.close();
  });

  test('BOOK-4 two late payments for the last ones: one is honoured', async () => {
    const first = await expiredBooking();
    const second = await expiredBooking();
    const answers = await Promise.all([
      pay(database.db, shop.engine, first.id, 'a'),
      pay(other.db, otherShop.engine, second.id, 'b'),
    ]);
    expect(answers.toSorted()).toEqual(['confirmed', 'unavailable']);
    await consistent();
  });

  test('BOOK-4 a payment for a rental that has begun meanwhile is not honoured', async () => {
    const booking = await expiredBooking();
    const late = openTestShop(database.db, { now: () => new Date('2027-06-03T08:00:00Z') });
    expect(await pay(database.db, late.engine, booking.id)).toBe('unavailable');
  });
});

describe('clocks', () => {
  test('BOOK-4 an instance whose clock is an hour off holds, quotes and sweeps as the others', async () => {
    const databaseTime = { now: undefined };
    const right = openTestShop(database.db, databaseTime).engine;
    for (const hours of [-1, 1]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
      const wrong = openTestShop(other.db, databaseTime).engine;
      const booking = await booked(wrong, { ...all, ...nextYear() });
      const token = await tokenFor(wrong, rental(nextYear(14)));
      vi.useRealTimers();
      expect(codesOf(await right.reserve(request(rental(nextYear(14)), token)))).toEqual([]);
      expect(await wrong.sweep()).toBe(0);
      const { rows } = await database.db.execute<{ minutes: number }>(sql`
        select extract(epoch from hold_until - clock_timestamp())::float8 / 60 as minutes
        from booking where id = ${booking.id}`);
      expect(rows[0]?.minutes).toBeGreaterThan(24.5);
      expect(rows[0]?.minutes).toBeLessThanOrEqual(25);
      await endHold(database.db, booking.id);
      expect(await right.sweep()).toBe(1);
    }
  });

  test('with the clock of the instance instead of the database it would expire holds that are not over', async () => {
    const booking = await booked(shop.engine, all);
    const weak = openWithoutGuard(database.url, [
      /clock_timestamp\(\)/g,
      "(clock_timestamp() + interval '1 hour')",
    ]);
    expect(await openTestShop(weak.db).engine.sweep()).toBe(1);
    expect(await stateOf(booking)).toBe('expired');
    await weak.close();
  });
});

/** Ten to twelve (or later) on a day next year by the real clock: open, and never in the past. */
function nextYear(hour = 10) {
  const date = `${new Date().getFullYear() + 1}-06-03`;
  return { pickUp: `${date}T${hour}:00`, return: `${date}T${hour + 2}:00` };
}
