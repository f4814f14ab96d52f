import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../db/testing/test-database.ts';
import { createShopDatabase } from './testing/shop-database.ts';
import { book, booked, openTestShop, pay, rental, trip } from './testing/test-shop.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createShopDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.execute(sql`truncate booking, booking_line, booking_claim, capacity`));

const at = (instant: string) => openTestShop(database.db, { now: () => new Date(instant) }).engine;
const early = () => at('2027-05-01T08:00:00Z');
const personal = {
  guest: { name: 'Jan de Vries', email: 'jan@example.com', phone: '06 12345678' },
  remarks: 'Mijn knie is stijf',
};

async function confirmed(order: Parameters<typeof booked>[1]) {
  const engine = early();
  const booking = await booked(engine, order, personal);
  await pay(database.db, engine, booking.id);
  return booking;
}

const stored = async () =>
  (
    await database.db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(booking) as row from booking order by starts_at`,
    )
  ).rows.map(({ row }) => row);

test('four weeks after a rental phone, address and remarks are erased; what the books need stays', async () => {
  // Ends at noon on 3 June by the shop's clock: ten in the morning in UTC.
  const { id } = await confirmed(rental({ deliveryAddress: 'Spaarne 1, Haarlem' }));
  const before = await early().find({ id });
  expect(await at('2027-07-01T10:00:00Z').erase()).toEqual({ details: 0, unpaid: 0 });
  expect(await early().find({ id })).toEqual(before);
  expect(await at('2027-07-01T10:01:00Z').erase()).toEqual({ details: 1, unpaid: 0 });
  expect(JSON.stringify(await stored())).not.toMatch(/Spaarne|12345678|knie/);
  expect(await early().find({ id })).toEqual({
    ...before,
    guest: { ...personal.guest, phone: '' },
    remarks: '',
    order: { ...before?.order, deliveryAddress: null },
  });
  expect(await at('2027-07-02T10:00:00Z').erase()).toEqual({ details: 0, unpaid: 0 });
  expect(await early().audit()).toEqual([]);
});

test('four weeks after a tour heights and ages are erased, how many rode and what they paid stays', async () => {
  const { id } = await confirmed(trip({ adults: 1, childAges: [9], heightsCm: [181] }));
  const before = await early().find({ id });
  const runs = await Promise.all([at('2027-07-20T10:00:00Z').erase(), at('2027-07-20T10:00:00Z').erase()]);
  expect(runs.map(({ details }) => details).sort()).toEqual([0, 1]);
  const after = await early().find({ id });
  expect(after?.order).toMatchObject({ adults: 1, childAges: [], heightsCm: [] });
  expect(after?.quote).toEqual(before?.quote);
});

test('a booking that was cancelled is erased as well, one that is still to come is not', async () => {
  const engine = early();
  const cancelled = await confirmed(rental());
  await engine.cancel(engine.guestToken(cancelled.id), 600);
  const coming = await confirmed(rental({ pickUp: '2027-07-10T10:00', return: '2027-07-10T12:00' }));
  expect(await at('2027-07-05T10:00:00Z').erase()).toEqual({ details: 1, unpaid: 0 });
  expect((await engine.find({ id: cancelled.id }))?.remarks).toBe('');
  expect((await engine.find({ id: coming.id }))?.remarks).toBe(personal.remarks);
});

test('a reservation that was not paid is gone after thirty days, one that was paid or may be is not', async () => {
  const engine = early();
  const unpaid = await booked(engine, rental(), personal);
  const held = await booked(engine, rental(), personal);
  const paid = await confirmed(rental());
  await database.db.execute(sql`update booking set hold_until = now() where id = ${unpaid.id}`);
  expect(await engine.sweep()).toBe(1);
  await database.db.execute(sql`update booking set changed_at = '2027-05-01T08:00:00Z'`);
  expect(await at('2027-05-31T08:00:00Z').erase()).toMatchObject({ unpaid: 0 });
  expect(await at('2027-05-31T08:00:01Z').erase()).toMatchObject({ unpaid: 1 });
  expect((await stored()).map(({ id }) => id).sort()).toEqual([held.id, paid.id].sort());
  expect(await engine.find({ id: unpaid.id })).toBeUndefined();
  expect(await engine.audit()).toEqual([]);
  expect((await book(engine, rental(), personal)).ok).toBe(true);
});
