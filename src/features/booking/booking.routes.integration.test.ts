import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../db/testing/test-database.ts';
import { bookingRoutes } from './booking.routes.ts';
import { createShopDatabase } from './testing/shop-database.ts';
import { openTestShop, rental, request, trip } from './testing/test-shop.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createShopDatabase();
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(bookingRoutes, { engine: openTestShop(database.db).engine, prefix: '/api/bookings' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => database.db.execute(sql`truncate booking, booking_line, booking_claim, capacity`));

const get = async (path: string) => {
  const answer = await app.inject({ url: `/api/bookings${path}` });
  return { status: answer.statusCode, body: answer.json() };
};
const post = async (path: string, payload: unknown, language = 'nl') => {
  const headers = { 'accept-language': language };
  const answer = await app.inject({
    method: 'POST',
    url: `/api/bookings${path}`,
    payload: payload as object,
    headers,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};

describe('the JSON API of booking', () => {
  test('BOOK-5 quote, book, see, cancel: the price explains itself and the answers agree', async () => {
    const quote = await post('/quotes', rental(), 'en-GB,en;q=0.9');
    expect(quote).toMatchObject({
      status: 200,
      body: { totalCents: 600, depositCents: 5000, currency: 'EUR' },
    });
    expect(quote.body.lines[0].parts).toEqual([{ kind: 'hour', text: '2 hours at €3.00', cents: 600 }]);
    expect(quote.headers['cache-control']).toBe('no-store');
    const sent = request(rental(), quote.body.token);
    const booking = await post('/', sent);
    expect(booking).toMatchObject({ status: 201, body: { state: 'held', quote: { totalCents: 600 } } });
    const again = await post('/', sent);
    expect([again.status, again.body.number]).toEqual([200, booking.body.number]);
    expect(await post('/', { ...sent, remarks: 'other' })).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency-conflict' } },
    });
    const { token } = booking.body;
    expect(await get(`/guest/${token}`)).toMatchObject({ status: 200, body: { offer: { refundCents: 0 } } });
    expect(await post(`/guest/${token}/cancellation`, { expectedRefundCents: 5 })).toMatchObject({
      status: 409,
    });
    expect(await post(`/guest/${token}/cancellation`, { expectedRefundCents: 0 })).toMatchObject({
      status: 200,
      body: { state: 'cancelled', offer: null },
    });
  });

  test('BOOK-2 a month and a period of availability, and departures with their seats', async () => {
    const month = await get('/availability/month?month=2027-02');
    expect(month.body.days).toHaveLength(28);
    expect(month.body.days[0].resources['bike:city:s']).toEqual({ allDay: 3, best: 3 });
    const period = await get('/availability/period?pickUp=2027-06-03T10:00&return=2027-06-03T12:00');
    expect(period.body.free).toMatchObject({ 'bike:city:s': 3, 'accessory:map': 9 });
    const { body } = await get('/departures?tour=dunes&from=2027-06-06&until=2027-06-06');
    expect(body.departures).toMatchObject([{ id: 'dunes-2027-06-06', free: 6, guideLanguage: 'nl' }]);
  });

  test('BOOK-9 bad input has the right status, its field and a text in the visitor’s language', async () => {
    const unknown = await post('/quotes', { ...trip(), coupon: 'x' }, 'de');
    expect(unknown).toMatchObject({
      status: 400,
      body: {
        error: { code: 'unknown-field', field: 'coupon', message: 'Das Feld „coupon“ gibt es nicht.' },
      },
    });
    expect(
      await post('/quotes', rental({ pickUp: '2027-12-24T10:00', return: '2027-12-24T12:00' })),
    ).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'pickUp', message: 'Op deze dag zijn we gesloten. Kies een andere dag.' },
          { field: 'return' },
        ],
      },
    });
    const raw = async (payload: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
      const answer = await app.inject({ method: 'POST', url: '/api/bookings/quotes', payload, headers });
      return [answer.statusCode, answer.json().error.code];
    };
    expect(await raw('{"kind":')).toEqual([400, 'invalid-json']);
    expect(await raw('null')).toEqual([400, 'invalid-value']);
    expect(await raw(JSON.stringify({ kind: 'x'.repeat(2_000_000) }))).toEqual([413, 'too-large']);
    expect(await post('/quotes', [])).toMatchObject({ status: 400 });
    expect(await get('/availability/month?month=2027-13')).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-date', field: 'month' } },
    });
    expect(await get('/availability/period?pickUp=2027-06-03T12:00&return=2027-06-03T10:00')).toMatchObject({
      status: 422,
    });
    expect(await get('/guest/abc.def')).toMatchObject({
      status: 403,
      body: { error: { code: 'link-invalid' } },
    });
  });

  test('BOOK-4 what is full is a 409 with alternatives', async () => {
    const { body } = await post('/quotes', trip({ adults: 6 }));
    // Size m has five bikes, so six adults need the other size.
    expect(body.error).toMatchObject({
      code: 'full',
      quote: { totalCents: 30000 },
      alternatives: { departures: [] },
    });
  });
});
