import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import type { TestDatabase } from '../../db/testing/test-database.ts';
import { expectValue } from '../../lib/result.ts';
import type { BookingEngine } from './booking.ts';
import type { Booking } from './booking.types.ts';
import { setCapacity } from './capacity.store.ts';
import { createShopDatabase, emptyBookings, waitingForLocks } from './testing/shop-database.ts';
import {
  book,
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

// Races between what happens to one booking: payment, cancelling, the desk. Two instances, one PostgreSQL; beside them
// the same without its guard, taken out of the SQL on the wire, or a comment on how it was switched off by hand.

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

const all = rental({ bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }] });
const stateOf = async (booking: Booking) => (await shop.engine.find({ id: booking.id }))?.state;
const consistent = async () => expect(await shop.engine.audit()).toEqual([]);
const freeNow = async () => (await shop.engine.availabilityDuring(all.pickUp, all.return))['bike:city:s'];

describe('cancelling', () => {
  test('BOOK-8 cancel against pay: never both, and the money is accounted for', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const booking = await booked(shop.engine, rental());
      const token = shop.engine.guestToken(booking.id);
      const [cancelled, paid] = await Promise.all([
        shop.engine.cancel(token, 0),
        pay(other.db, otherShop.engine, booking.id),
      ]);
      if (cancelled.ok) expect(paid).toBe('unavailable');
      else {
        expect([codesOf(cancelled), paid]).toEqual([['refund-changed'], 'confirmed']);
        expect(expectValue(await shop.engine.cancel(token, 600)).refundCents).toBe(600);
      }
      seen.add(paid);
      expect(await stateOf(booking)).toBe('cancelled');
      await consistent();
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  test('BOOK-8 cancelled ten times at once it gives back once', async () => {
    const booking = await booked(shop.engine, rental());
    await pay(database.db, shop.engine, booking.id);
    const token = shop.engine.guestToken(booking.id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? shop : otherShop).engine.cancel(token, 600)),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect([...shop.refunds, ...otherShop.refunds]).toEqual([{ orderId: booking.id, amountCents: 600 }]);
    await consistent();
  });

  test('without locking the booking first, only the table keeps a second cancelling from giving back again', async () => {
    const weak = openWithoutGuard(database.url, [/ for update$/, '']);
    const weakShop = openTestShop(weak.db);
    const booking = await booked(shop.engine, rental());
    await pay(database.db, shop.engine, booking.id);
    const token = shop.engine.guestToken(booking.id);
    let answers: Promise<PromiseSettledResult<unknown>[]> | undefined;
    // Both have read the booking and wait for its hours; then they go on, one after the other.
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select from capacity for update`);
      answers = Promise.allSettled([weakShop.engine.cancel(token, 600), weakShop.engine.cancel(token, 600)]);
      await expect.poll(() => waitingForLocks(other.db)).toBe(2);
    });
    expect((await answers)?.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(weak.weakened()).toBeGreaterThan(1);
    await weak.close();
  });
});

describe('the desk', () => {
  test('BOOK-4 capacity lowered while it is being booked never falls below what is reserved', async () => {
    for (let round = 0; round < 10; round += 1) {
      await database.db.execute(sql`truncate booking, booking_line, booking_claim, capacity`);
      await shop.engine.changeStock({ resourceId: 'bike:city:s', total: 3 });
      const token = await tokenFor(shop.engine, all);
      const [lowered, taken] = await Promise.all([
        otherShop.engine.changeStock({ resourceId: 'bike:city:s', total: 2 }),
        shop.engine.reserve(request(all, token)),
      ]);
      expect([lowered.ok, taken.ok].filter(Boolean)).toHaveLength(1);
      expect(
        [...codesOf(lowered), ...codesOf(taken)].every((code) =>
          ['stock-below-reserved', 'full', 'more-than-in-stock'].includes(code),
        ),
      ).toBe(true);
      await consistent();
    }
  });

  test('without the comparison with what is reserved, the table itself refuses', async () => {
    await booked(shop.engine, all);
    const weak = openWithoutGuard(database.url, [/and reserved > \$\d+ order by/, 'and false order by']);
    await expect(
      openTestShop(weak.db).engine.changeStock({ resourceId: 'bike:city:s', total: 1 }),
    ).rejects.toThrow();
    expect(weak.weakened()).toBe(1);
    await weak.close();
  });

  /** The desk has lowered the stock to one but not committed, while hours that nobody needed before are made for a booking. */
  async function madeWhileLowered(engine: BookingEngine): Promise<number[]> {
    const token = await tokenFor(shop.engine, rental());
    let taken: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      const change = { resourceId: 'bike:city:s', total: 1, firstHour: 0, endHour: null };
      expect(await setCapacity(tx, change)).toBeUndefined();
      taken = engine.reserve(request(rental(), token));
      const done = taken.then(() => 'done');
      await expect
        .poll(
          async () =>
            (await waitingForLocks(other.db)) === 1 || (await Promise.race([done, 'waits'])) === 'done',
        )
        .toBe(true);
    });
    await taken;
    const { rows } = await database.db.execute<{ total: number }>(sql`select distinct total from capacity`);
    return rows.map((row) => row.total);
  }

  test('BOOK-4 hours made while the stock changes wait for the new stock', async () => {
    expect(await madeWhileLowered(otherShop.engine)).toEqual([1]);
    await consistent();
  });

  test('without locking the resource they keep the old stock', async () => {
    const weak = openWithoutGuard(database.url, [/for share/, '']);
    expect(await madeWhileLowered(openTestShop(weak.db).engine)).toEqual([3]);
    await weak.close();
  });
});

describe('the calendar', () => {
  test('BOOK-4 a rental over a clock change takes each hour of the wall clock once', async () => {
    // Switched off by hand: hours counted from instants (`instantOf(…) / 3600000`) let the second rental meet the first.
    for (const [saturday, sunday, monday] of [
      ['2027-10-30', '2027-10-31', '2027-11-01'],
      ['2028-03-25', '2028-03-26', '2028-03-27'],
    ]) {
      await booked(shop.engine, { ...all, pickUp: `${saturday}T10:00`, return: `${sunday}T10:00` });
      await booked(shop.engine, { ...all, pickUp: `${sunday}T10:00`, return: `${monday}T10:00` });
      expect(
        codesOf(await book(shop.engine, rental({ pickUp: `${sunday}T09:00`, return: `${sunday}T11:00` }))),
      ).toEqual(['full']);
      await booked(shop.engine, rental({ pickUp: `${monday}T10:00`, return: `${monday}T11:00` }));
    }
    await consistent();
  });

  test('BOOK-4 around midnight in Amsterdam today is the shop’s day, not the server’s', async () => {
    const order = rental({ pickUp: '2027-06-03T10:00', return: '2027-06-03T12:00' });
    const beforeMidnight = openTestShop(database.db, { now: () => new Date('2027-06-03T21:59:00Z') }).engine;
    const afterMidnight = openTestShop(database.db, { now: () => new Date('2027-06-02T22:01:00Z') }).engine;
    expect((await beforeMidnight.present()).now).toBe('2027-06-03T23:59');
    expect((await afterMidnight.present()).now).toBe('2027-06-03T00:01');
    expect(codesOf(await afterMidnight.quote(order))).toEqual([]);
    expect(codesOf(await beforeMidnight.quote(order))).toEqual(['date-in-past']);
  });
});

describe('waiting', () => {
  test('BOOK-4 who waits longer than three seconds for a row is told that it is busy, and nothing is kept', async () => {
    // Switched off by hand: without `set local lock_timeout` the guest waits as long as the lock lasts.
    const token = await tokenFor(shop.engine, rental());
    await booked(shop.engine, rental());
    const answer = await database.db.transaction(async (tx) => {
      await tx.execute(sql`select from capacity for update`);
      return otherShop.engine.reserve(request(rental(), token));
    });
    expect(codesOf(answer)).toEqual(['busy']);
    expect(await freeNow()).toBe(2);
    await consistent();
  });
});
