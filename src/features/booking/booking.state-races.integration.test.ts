import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { expectValue } from '../../lib/result.ts';
import type { BookingEngine } from './booking.ts';
import type { Booking } from './booking.types.ts';
import { setCapacity } from './capacity.store.ts';
import {
  book,
  booked,
  codesOf,
  openTestShop,
  pay,
  rental,
  request,
  seedSmallShop,
  type TestShop,
  tokenFor,
} from './testing/test-shop.ts';
import { openWithoutGuard } from './testing/without-guard.ts';

// Races between what happens to one booking: payment, expiry, cancelling, the desk. Two instances, one PostgreSQL; beside
// them the same without its guard, taken out of the SQL on the wire, or a comment on how it was switched off by hand.

let database: TestDatabase;
let other: OpenDatabase;
let shop: TestShop;
let otherShop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedSmallShop(database.db);
  other = openDatabase(database.url);
});
afterAll(async () => {
  await other.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.execute(sql`truncate booking, booking_line, booking_claim, capacity`);
  await database.db.execute(sql`update resource set total = 3 where id = 'bike:city:s'`);
  shop = openTestShop(database.db);
  otherShop = openTestShop(other.db);
});
afterEach(() => void vi.useRealTimers());

const all = rental({ bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }] });
const endHold = (id: string) =>
  database.db.execute(
    sql`update booking set hold_until = clock_timestamp() - interval '1 second' where id = ${id}`,
  );
const stateOf = async (booking: Booking) => (await shop.engine.find({ id: booking.id }))?.state;
const consistent = async () => expect(await shop.engine.audit()).toEqual([]);
const freeNow = async () => (await shop.engine.availabilityDuring(all.pickUp, all.return))['bike:city:s'];

describe('expiry', () => {
  test('BOOK-4 a hold ends by itself and the stock is free again, however many sweep', async () => {
    const booking = await booked(shop.engine, all);
    expect(await shop.engine.sweep()).toBe(0);
    await endHold(booking.id);
    const expired = await Promise.all([shop, otherShop, shop, otherShop].map(({ engine }) => engine.sweep()));
    expect(expired.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await stateOf(booking)).toBe('expired');
    expect(await freeNow()).toBe(3);
    await consistent();
  });

  test('BOOK-4 expiry against payment: whoever is first, the booking ends in one state and the stock agrees', async () => {
    for (let round = 0; round < 10; round += 1) {
      const booking = await booked(shop.engine, rental());
      await endHold(booking.id);
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
    await endHold(booking.id);
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
    await endHold(booking.id);
    otherShop.settlement.during = async () => void (await pay(database.db, shop.engine, booking.id));
    expect(await otherShop.engine.sweep()).toBe(0);
    expect(await stateOf(booking)).toBe('confirmed');
    expect(await freeNow()).toBe(0);
    await consistent();
  });

  test('BOOK-4 a provider that does not answer keeps the hold for an hour, then it is given up', async () => {
    const booking = await booked(shop.engine, all);
    await endHold(booking.id);
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
    await endHold(booking.id);
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
      await expect.poll(waitingForLocks).toBe(2);
    });
    expect((await answers)?.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(weak.weakened()).toBeGreaterThan(1);
    await weak.close();
  });
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await other.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? 0;
}

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
        .poll(async () => (await waitingForLocks()) === 1 || (await Promise.race([done, 'waits'])) === 'done')
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
      await endHold(booking.id);
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
