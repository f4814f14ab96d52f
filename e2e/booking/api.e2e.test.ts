import { day } from '../support/booking-form.ts';
import { countBookings } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${process.env.E2E_BASE_URL}/api/bookings${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de', ...headers },
    body,
  });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
};

const order = {
  kind: 'rental',
  pickUp: `${day(22).date}T10:00`,
  return: `${day(22).date}T12:00`,
  bikes: [{ bikeTypeId: 'city', sizeId: 'm', quantity: 1 }],
  accessories: [],
  deliveryAddress: null,
};

test('BOOK-9 the API refuses what is no JSON, too large, unknown or from another site, and says why', async () => {
  const before = await countBookings();
  const cases: [string, string, Record<string, string>, number, string][] = [
    ['/quotes', '{"kind":', {}, 400, 'invalid-json'],
    ['/quotes', 'null', {}, 400, 'invalid-value'],
    ['/quotes', JSON.stringify({ ...order, coupon: 'FREE' }), {}, 400, 'unknown-field'],
    [
      '/quotes',
      JSON.stringify({ ...order, __proto__: { admin: true }, bikes: 'all' }),
      {},
      400,
      'invalid-value',
    ],
    ['/quotes', JSON.stringify({ ...order, remarks: 'x'.repeat(2_000_000) }), {}, 413, 'too-large'],
    ['/quotes', JSON.stringify(order), { 'sec-fetch-site': 'cross-site' }, 403, 'foreign-origin'],
    ['/', JSON.stringify({ order }), {}, 400, 'required'],
  ];
  for (const [path, body, headers, status, code] of cases) {
    const answer = await send(path, body, headers);
    expect([code, answer.status, answer.body.error.code]).toEqual([code, status, code]);
    expect(answer.body.error.message).toBeTruthy();
  }
  const unknown = await send('/quotes', JSON.stringify({ ...order, coupon: 'FREE' }));
  expect(unknown.body.error).toMatchObject({ field: 'coupon', message: 'Das Feld „coupon“ gibt es nicht.' });
  expect(await countBookings()).toBe(before);
});

test('BOOK-5 the API quotes, books once for one key, and shows the booking to who has its link', async () => {
  const quote = await send('/quotes', JSON.stringify(order));
  expect(quote.status).toBe(200);
  const request = JSON.stringify({
    order,
    quoteToken: quote.body.token,
    guest: { name: 'Api Gast', email: 'api@example.com', phone: '' },
    payment: 'at-shop',
    language: 'de',
    idempotencyKey: crypto.randomUUID(),
  });
  const [first, second] = await Promise.all([send('/', request), send('/', request)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 201]);
  expect(first.body.number).toBe(second.body.number);
  const address = `${process.env.E2E_BASE_URL}/api/bookings/guest`;
  const shown = await fetch(`${address}/${first.body.token}`);
  expect(await shown.json()).toMatchObject({ number: first.body.number });
  expect((await fetch(`${address}/${first.body.token}x`)).status).toBe(403);
});
