import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../db/testing/test-database.ts';
import { expectValue } from '../../lib/result.ts';
import { createShopDatabase, emptyBookings } from './testing/shop-database.ts';
import {
  booked,
  codesOf,
  openTestShop,
  pay,
  rental,
  type TestShop,
  tokenFor,
  trip,
} from './testing/test-shop.ts';

let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  database = await createShopDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyBookings(database.db);
  shop = openTestShop(database.db);
});

const consistent = async () => expect(await shop.engine.audit()).toEqual([]);

describe('after booking', () => {
  test('BOOK-7 a payment confirms and tells the guest once', async () => {
    const booking = await booked(shop.engine, rental());
    expect(await pay(database.db, shop.engine, booking.id)).toBe('confirmed');
    expect(await pay(database.db, shop.engine, booking.id)).toBe('confirmed');
    expect(await pay(database.db, shop.engine, booking.id, 'attempt-2')).toBe('already-paid');
    expect(shop.mails.map(({ template, to, language }) => ({ template, to, language }))).toEqual([
      { template: 'booking-confirmation', to: 'jan@example.com', language: 'nl' },
    ]);
    expect(await shop.engine.find({ id: booking.id })).toMatchObject({ state: 'confirmed', paidCents: 600 });
  });

  test('BOOK-7 what is paid online gets one invoice, and another when it is changed; the counter makes its own', async () => {
    const booking = await booked(shop.engine, rental());
    await pay(database.db, shop.engine, booking.id);
    await pay(database.db, shop.engine, booking.id);
    const { number } = booking;
    expect(shop.invoices).toEqual([{ number, totalCents: 600 }]);
    expect(shop.mails[0]?.data).toMatchObject({ invoiceId: expect.any(String) });
    const order = rental({ return: '2027-06-03T11:00' });
    const change = { order, quoteToken: await tokenFor(shop.engine, order) };
    expectValue(await shop.engine.change(shop.engine.guestToken(booking.id), change));
    expect(shop.invoices).toEqual([
      { number, totalCents: 600 },
      { number, totalCents: 300 },
    ]);
    const atShop = await booked(shop.engine, rental(), { payment: 'at-shop' });
    await pay(database.db, shop.engine, atShop.id, 'attempt-2');
    expect(shop.invoices).toHaveLength(2);
    expect(shop.mails.at(-1)?.data).toMatchObject({ invoiceId: null });
  });

  test('BOOK-8 a guest cancels for the refund that was shown, and the bikes are free again', async () => {
    const booking = await booked(shop.engine, rental());
    await pay(database.db, shop.engine, booking.id);
    const token = shop.engine.guestToken(booking.id);
    const seen = expectValue(await shop.engine.guestBooking(token));
    expect(seen.offer).toEqual({ refundCents: 600, refundPercent: 100, until: '2027-06-01T10:00' });
    const dayBefore = openTestShop(database.db, { now: () => new Date('2027-06-02T06:00:00Z') });
    expect(await dayBefore.engine.cancel(token, 600)).toMatchObject({ error: [{ code: 'refund-changed' }] });
    expect(expectValue(await shop.engine.cancel(token, 600))).toMatchObject({
      state: 'cancelled',
      refundCents: 600,
    });
    expect(expectValue(await shop.engine.cancel(token, 600))).toMatchObject({ state: 'cancelled' });
    expect(shop.refunds).toEqual([{ orderId: booking.id, amountCents: 600 }]);
    expect(shop.mails.map(({ template }) => template)).toEqual(['booking-confirmation', 'booking-cancelled']);
    expect(await shop.engine.availabilityDuring('2027-06-03T10:00', '2027-06-03T12:00')).toMatchObject({
      'bike:city:s': 3,
    });
    await consistent();
  });

  test('BOOK-8 a broken or foreign link opens nothing', async () => {
    const token = shop.engine.guestToken('6a8e2c6e-0000-4000-8000-000000000000');
    expect(codesOf(await shop.engine.guestBooking(token))).toEqual(['not-found']);
    const [payload] = token.split('.');
    expect(codesOf(await shop.engine.guestBooking(`${payload}.${'A'.repeat(43)}`))).toEqual(['link-invalid']);
    expect(codesOf(await shop.engine.guestBooking(await tokenFor(shop.engine, rental())))).toEqual([
      'link-invalid',
    ]);
  });

  test('BOOK-8 money that payments knows nothing of is not promised back, and the booking stays as it was', async () => {
    const booking = await booked(shop.engine, rental());
    await pay(database.db, shop.engine, booking.id);
    const { engine } = openTestShop(database.db, { refund: async () => 'exceeds-paid' });
    const token = engine.guestToken(booking.id);
    expect(codesOf(await engine.cancel(token, 600))).toEqual(['refund-by-hand']);
    const order = rental({ return: '2027-06-03T11:00' });
    const change = { order, quoteToken: await tokenFor(engine, order) };
    expect(codesOf(await engine.change(token, change))).toEqual(['refund-by-hand']);
    expect(await engine.find({ id: booking.id })).toMatchObject({
      ...{ state: 'confirmed', paidCents: 600, refundCents: 0, revision: 0 },
    });
    await consistent();
  });

  test('BOOK-8 a booking that has begun can no longer be cancelled', async () => {
    const booking = await booked(shop.engine, rental());
    const late = openTestShop(database.db, { now: () => new Date('2027-06-03T08:00:00Z') });
    const token = late.engine.guestToken(booking.id);
    expect(expectValue(await late.engine.guestBooking(token)).offer).toBeNull();
    expect(codesOf(await late.engine.cancel(token, 0))).toEqual(['not-cancellable']);
  });

  test('BOOK-8 a guest moves a booking; the new time is taken and the old given back in one go', async () => {
    const booking = await booked(
      shop.engine,
      rental({ bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }] }),
    );
    await pay(database.db, shop.engine, booking.id);
    const token = shop.engine.guestToken(booking.id);
    // An hour later overlaps what the booking itself holds: only the difference is asked for.
    const order = rental({
      pickUp: '2027-06-03T11:00',
      return: '2027-06-03T12:00',
      bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }],
    });
    const moved = expectValue(
      await shop.engine.change(token, { order, quoteToken: await tokenFor(shop.engine, order) }),
    );
    expect(moved).toMatchObject({ order, revision: 1, paidCents: 900, quote: { totalCents: 900 } });
    expect(shop.refunds).toEqual([{ orderId: booking.id, amountCents: 900 }]);
    expect(await shop.engine.availabilityDuring('2027-06-03T10:00', '2027-06-03T11:00')).toMatchObject({
      'bike:city:s': 3,
    });
    await consistent();
    const late = openTestShop(database.db, { now: () => new Date('2027-06-02T06:00:00Z') });
    const change = { order: rental({ pickUp: '2027-06-09T10:00', return: '2027-06-09T12:00' }) };
    const quoteToken = await tokenFor(late.engine, change.order);
    expect(codesOf(await late.engine.change(token, { ...change, quoteToken }))).toEqual(['not-changeable']);
  });

  test('BOOK-8 what a move would cost is told while its own bikes stand in its way, and not when it is too late', async () => {
    const bikes = [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }];
    const booking = await booked(shop.engine, rental({ bikes }));
    await pay(database.db, shop.engine, booking.id);
    const token = shop.engine.guestToken(booking.id);
    const order = rental({ bikes, pickUp: '2027-06-03T11:00', return: '2027-06-03T14:00' });
    expect(codesOf(await shop.engine.quote(order))).toEqual(['full']);
    const quote = expectValue(await shop.engine.quoteChange(token, order));
    expect(quote.totalCents).toBe(2700);
    expect(expectValue(await shop.engine.guestBooking(token)).changeable).toBe(true);
    expectValue(await shop.engine.change(token, { order, quoteToken: quote.token }));
    expect(codesOf(await shop.engine.quoteChange(token, trip()))).toEqual(['not-changeable']);
    const closed = rental({ bikes, pickUp: '2027-12-24T11:00' });
    expect(codesOf(await shop.engine.quoteChange(token, closed))).toContain('closed-day');
    const late = openTestShop(database.db, { now: () => new Date('2027-06-02T06:00:00Z') }).engine;
    expect(codesOf(await late.quoteChange(token, order))).toEqual(['not-changeable']);
    expect(expectValue(await late.guestBooking(token)).changeable).toBe(false);
  });

  test('BOOK-8 a move to a time that is full keeps the booking as it was', async () => {
    const all = [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }];
    const afternoon = rental({ pickUp: '2027-06-03T14:00', return: '2027-06-03T15:00', bikes: all });
    await booked(shop.engine, afternoon);
    const booking = await booked(shop.engine, rental({ bikes: all }));
    await pay(database.db, shop.engine, booking.id);
    const quoteToken = await tokenFor(shop.engine, afternoon);
    expect(
      codesOf(await shop.engine.change(shop.engine.guestToken(booking.id), { order: afternoon, quoteToken })),
    ).toEqual(['full']);
    expect(await shop.engine.find({ id: booking.id })).toMatchObject({
      order: { pickUp: '2027-06-03T10:00' },
      revision: 0,
    });
    await consistent();
  });
});
