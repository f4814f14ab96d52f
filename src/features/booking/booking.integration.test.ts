import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../db/testing/test-database.ts';
import { expectValue } from '../../lib/result.ts';
import { createShopDatabase, emptyBookings } from './testing/shop-database.ts';
import {
  book,
  booked,
  codesOf,
  openTestShop,
  rental,
  request,
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

describe('booking a rental', () => {
  test('BOOK-2 a rental is priced line by line, held, and taken from the stock', async () => {
    const order = rental({
      accessories: [{ accessoryId: 'helmet', quantity: 2 }],
      deliveryAddress: 'Grote Markt 1',
    });
    const quote = expectValue(await shop.engine.quote(order));
    expect(quote.totalCents).toBe(2 * 300 + 2 * 200 + 1500);
    const booking = await booked(shop.engine, order);
    expect(booking).toMatchObject({
      state: 'held',
      paidCents: 0,
      quote: { totalCents: 2500, depositCents: 5000 },
    });
    expect(booking.number).toMatch(/^ZP-[2-9A-Z]{6}$/);
    expect(booking.entryId).toBeGreaterThan(0);
    const free = await shop.engine.availabilityDuring('2027-06-03T09:00', '2027-06-03T18:00');
    expect(free).toMatchObject({ 'bike:city:s': 2, 'bike:city:m': 5, 'accessory:helmet': 2 });
    expect(await shop.engine.availabilityDuring('2027-06-03T12:00', '2027-06-03T18:00')).toMatchObject({
      'bike:city:s': 3,
    });
    expect(await shop.engine.find({ number: booking.number })).toEqual(booking);
    expect(await shop.engine.find({ entryId: booking.entryId })).toEqual(booking);
    await consistent();
  });

  test('BOOK-2 a month shows opening hours, closed days and what is free', async () => {
    await booked(
      shop.engine,
      rental({
        pickUp: '2027-12-23T10:00',
        return: '2027-12-23T12:00',
        bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }],
      }),
    );
    const days = await shop.engine.availability('2027-12-22', '2027-12-24');
    const seen = days.map(({ open, resources }) => ({ open: open?.opens, free: resources['bike:city:s'] }));
    expect(seen).toEqual([
      { open: '09:00', free: { allDay: 3, best: 3 } },
      { open: '09:00', free: { allDay: 0, best: 3 } },
      { open: undefined, free: { allDay: 0, best: 0 } },
    ]);
  });

  test('BOOK-4 a full order is refused with other times and other bikes', async () => {
    await booked(shop.engine, rental({ bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 3 }] }));
    const refused = await book(shop.engine, rental());
    expect(codesOf(refused)).toEqual(['full']);
    const alternatives = refused.ok ? undefined : refused.error[0]?.alternatives;
    expect(alternatives?.times.slice(0, 2)).toEqual([
      { pickUp: '2027-06-03T12:00', return: '2027-06-03T14:00' },
      { pickUp: '2027-06-03T13:00', return: '2027-06-03T15:00' },
    ]);
    expect(alternatives?.times).toContainEqual({ pickUp: '2027-06-02T10:00', return: '2027-06-02T12:00' });
    expect(alternatives?.bikes[0]).toEqual({ bikeTypeId: 'city', sizeId: 'm', free: 5 });
  });

  test('BOOK-9 every error names its field, and nothing is stored', async () => {
    const answer = await shop.engine.reserve({
      ...request(
        rental({ pickUp: '2027-02-31T10:00', bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 1.5 }] }),
        'x',
      ),
      guest: { name: ' ', email: 'nobody', phone: '', role: 'admin' },
    });
    const fields = answer.ok ? [] : answer.error.map(({ code, field }) => [code, field]);
    expect(fields).toEqual([
      ['invalid-date', 'order.pickUp'],
      ['invalid-value', 'order.bikes.0.quantity'],
      ['required', 'guest.name'],
      ['invalid-email', 'guest.email'],
      ['unknown-field', 'guest.role'],
    ]);
    const { rows } = await database.db.execute(sql`select from booking`);
    expect(rows).toHaveLength(0);
  });

  test('BOOK-9 closed days, reversed dates and too many bikes are refused at their fields', async () => {
    const errors = async (order: object) => {
      const answer = await shop.engine.quote(order);
      return answer.ok ? [] : answer.error.map(({ code, field }) => `${field} ${code}`);
    };
    expect(await errors(rental({ pickUp: '2027-04-30T10:00', return: '2027-12-24T10:00' }))).toEqual([
      'pickUp date-in-past',
      'return too-long',
    ]);
    expect(await errors(rental({ pickUp: '2027-12-24T10:00', return: '2027-12-24T09:00' }))).toEqual([
      'pickUp closed-day',
      'return return-before-pick-up',
    ]);
    expect(await errors(rental({ bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 4 }] }))).toEqual([
      'bikes.0.quantity more-than-in-stock',
    ]);
    expect(await errors(rental({ bikes: [{ bikeTypeId: 'city', sizeId: 'xl', quantity: 1 }] }))).toEqual([
      'bikes.0 unknown-bike',
    ]);
    expect(await errors({ ...trip(), departureId: 'nowhere' })).toEqual(['departureId unknown-departure']);
  });
});

describe('the price agreed to', () => {
  test('BOOK-5 a price that changed since is refused with the new one', async () => {
    const token = await tokenFor(shop.engine, rental());
    await database.db.execute(
      sql`update price_tier set cents = 400 where bike_type_id = 'city' and kind = 'hour'`,
    );
    await database.db.execute(sql`update shop_settings set version = version + 1`);
    const refused = await shop.engine.reserve(request(rental(), token));
    expect(refused).toMatchObject({ error: [{ code: 'price-changed', quote: { totalCents: 800 } }] });
    const quote = refused.ok ? undefined : refused.error[0]?.quote;
    expect(codesOf(await shop.engine.reserve(request(rental(), quote?.token ?? '')))).toEqual([]);
    await database.db.execute(
      sql`update price_tier set cents = 300 where bike_type_id = 'city' and kind = 'hour'`,
    );
    await database.db.execute(sql`update shop_settings set version = version + 1`);
  });

  test('BOOK-5 a quote for another order, a forged one and an expired one are refused', async () => {
    const token = await tokenFor(shop.engine, rental());
    const longer = rental({ return: '2027-06-03T13:00' });
    expect(codesOf(await shop.engine.reserve(request(longer, token)))).toEqual(['price-changed']);
    expect(codesOf(await shop.engine.reserve(request(rental(), `${token}x`)))).toEqual(['quote-invalid']);
    expect(codesOf(await shop.engine.reserve(request(rental(), shop.engine.guestToken('x'))))).toEqual([
      'quote-invalid',
    ]);
    const later = openTestShop(database.db, { now: () => new Date('2027-05-01T08:31:00Z') });
    expect(codesOf(await later.engine.reserve(request(rental(), token)))).toEqual(['quote-expired']);
  });
});

describe('booking a tour', () => {
  test('BOOK-3 seats and bikes are taken together', async () => {
    const booking = await booked(shop.engine, trip({ adults: 2, childAges: [9], heightsCm: [160] }));
    expect(booking.quote.totalCents).toBe(2 * 5000 + 3000);
    const [departure] = await shop.engine.departures({ tourId: 'dunes' });
    expect(departure).toMatchObject({ departure: { id: 'dunes-2027-06-05' }, free: 3 });
    // The rider of 160 cm and the child take size s, the other adult m.
    const free = await shop.engine.availabilityDuring('2027-06-05T10:00', '2027-06-05T11:00');
    expect(free).toMatchObject({ 'bike:city:s': 1, 'bike:city:m': 4 });
    await consistent();
  });

  test('BOOK-3 a private group takes all seats, and is refused where someone is booked already', async () => {
    const group = await booked(shop.engine, trip({ privateGroup: true, adults: 2, guideLanguage: 'en' }));
    expect(group.quote.totalCents).toBe(30000);
    const refused = await book(shop.engine, trip({ adults: 1 }));
    expect(refused).toMatchObject({ error: [{ code: 'full' }] });
    const alternatives = refused.ok ? undefined : refused.error[0]?.alternatives;
    expect(alternatives?.departures.map(({ departure, free }) => [departure.id, free])).toEqual([
      ['dunes-2027-06-06', 6],
      ['dunes-2027-06-07', 6],
    ]);
    await booked(shop.engine, trip({ departureId: 'dunes-2027-06-06', adults: 1 }));
    expect(
      codesOf(await book(shop.engine, trip({ departureId: 'dunes-2027-06-06', privateGroup: true }))),
    ).toEqual(['full']);
  });
});

describe('the desk', () => {
  test('BOOK-4 stock can be raised, lowered to what is booked, and no lower', async () => {
    await booked(shop.engine, rental({ bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 2 }] }));
    expect(await shop.engine.changeStock({ resourceId: 'bike:city:s', total: 1 })).toMatchObject({
      error: [{ code: 'stock-below-reserved', values: { reserved: 2, date: '03/06/2027' } }],
    });
    expect(codesOf(await shop.engine.changeStock({ resourceId: 'bike:city:s', total: 2 }))).toEqual([]);
    expect(codesOf(await book(shop.engine, rental()))).toEqual(['full']);
    expect(codesOf(await shop.engine.changeStock({ resourceId: 'bike:city:s', total: 3 }))).toEqual([]);
    expect(codesOf(await book(shop.engine, rental()))).toEqual([]);
    const dates = { from: '2027-06-10', until: '2027-06-11' };
    expect(codesOf(await shop.engine.changeStock({ resourceId: 'bike:city:s', total: 0, dates }))).toEqual(
      [],
    );
    const days = await shop.engine.availability('2027-06-09', '2027-06-12');
    expect(days.map(({ resources }) => resources['bike:city:s']?.best)).toEqual([3, 0, 0, 3]);
    expect(codesOf(await shop.engine.changeStock({ resourceId: 'bike:moon', total: 1 }))).toEqual([
      'unknown-resource',
    ]);
  });

  test('BOOK-4 the audit finds what does not add up', async () => {
    await booked(shop.engine, rental());
    await consistent();
    await database.db.execute(
      sql`update capacity set reserved = 2 where resource_id = 'bike:city:s' and reserved = 1`,
    );
    expect(await shop.engine.audit()).toMatchObject([
      { resourceId: 'bike:city:s', reserved: 2, claimed: 1 },
      { resourceId: 'bike:city:s', reserved: 2, claimed: 1 },
    ]);
  });
});
