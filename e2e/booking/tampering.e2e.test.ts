import { messageOf } from '../../src/features/booking/booking.errors.ts';
import { languages } from '../../src/lib/language.ts';
import { day } from '../support/booking-form.ts';
import { bookingOf, countBookings, query } from '../support/database.ts';
import { bookingPaths, checkedForm, seenAfter, sendForm, sentRental } from '../support/sent-form.ts';
import { expect, test } from '../support/test.ts';

const baseUrl = () => process.env.E2E_BASE_URL as string;
const managePaths = { nl: '/mijn-boeking', en: '/en/my-booking', de: '/de/meine-buchung' };

test('BOOK-5 a price that has changed since it was shown is shown anew, and only then booked', async () => {
  const path = bookingPaths.nl;
  const form = await checkedForm(path, day(20).typed);
  const before = await countBookings();
  const changed = await seenAfter(path, { ...form, 'accessory.helmet': '2' });
  expect(changed.status).toBe(409);
  expect(changed.alert).toContain(messageOf({ code: 'price-changed' }, 'nl'));
  expect(changed.document.querySelector('aside')?.textContent).toContain('Helm');
  expect(changed.value('name')).toBe('Fay Fout');
  expect(await countBookings()).toBe(before);
  const token = changed.value('quote_token') as string;
  const booked = await sendForm(path, { ...form, 'accessory.helmet': '2', quote_token: token });
  expect(booked.status).toBe(303);
});

for (const language of languages) {
  test(`BOOK-5 a price that is not ours books nothing, in ${language}`, async () => {
    const path = bookingPaths[language];
    const form = await checkedForm(path, day(20).typed);
    const before = await countBookings();
    for (const quote_token of ['', 'x', `${form.quote_token?.slice(0, -4)}AAAA`]) {
      const seen = await seenAfter(path, { ...form, quote_token });
      expect(seen.status).toBeGreaterThanOrEqual(400);
      expect(seen.status).toBeLessThan(500);
      expect(seen.alert).toBeTruthy();
      expect(seen.value('name')).toBe('Fay Fout');
    }
    expect(await countBookings()).toBe(before);
  });

  test(`BOOK-8 CONF-5 a link that is broken, foreign or made up shows no booking, in ${language}`, async () => {
    const path = bookingPaths[language];
    const booked = await sendForm(path, await checkedForm(path, day(20).typed));
    const token = await lastToken(path);
    expect(booked.status).toBe(303);
    const [first = '', signature = ''] = token.split('.');
    const broken = [
      `${first}.${signature.slice(0, -3)}AAA`,
      `${crypto.randomUUID()}.${signature}`,
      'x',
      `${token}.x`,
    ];
    const confirmation = language === 'nl' ? '/booking-confirmation' : `/${language}/booking-confirmation`;
    for (const page of [managePaths[language], confirmation]) {
      expect((await fetch(`${baseUrl()}${page}?b=${token}`)).status).toBe(200);
      for (const b of broken) {
        const answer = await fetch(
          `${baseUrl()}${page}?${new URLSearchParams({ b, amount: '1', entry_id: '1' })}`,
        );
        const text = await answer.text();
        expect(answer.status).toBe(403);
        expect(text).toContain(messageOf({ code: 'link-invalid' }, language));
        expect(text).not.toContain('Fay');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      for (const intent of ['cancel', 'pay']) {
        const form = { module: 'booking-summary', b: broken[0] as string, intent, refund_cents: '0' };
        const answer = await seenAfter(page, form);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.text).toContain(messageOf({ code: 'link-invalid' }, language));
      }
    }
  });
}

/** The token of a booking that was sent without script and is about to be paid at the shop. */
async function lastToken(path: string): Promise<string> {
  const form = { ...(await checkedForm(path, day(20).typed)), payment: 'at-shop' };
  const { location } = await sendForm(path, form);
  return new URL(location ?? '', baseUrl()).searchParams.get('b') as string;
}

test('BOOK-8 another refund than the one that stands is not given', async () => {
  const token = await lastToken(bookingPaths.nl);
  const form = { module: 'booking-summary', b: token, intent: 'cancel', refund_cents: '999999' };
  const refused = await seenAfter(managePaths.nl, form);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(messageOf({ code: 'refund-changed' }, 'nl'));
  const cancelled = await sendForm(managePaths.nl, { ...form, refund_cents: '0' });
  expect(cancelled.status).toBe(303);
  const again = await sendForm(managePaths.nl, { ...form, refund_cents: '0' });
  expect([303, 409]).toContain(again.status);
});

test('BOOK-4 the same form sent again leads to the same payment; with other content it is refused', async () => {
  const path = bookingPaths.en;
  const form = await checkedForm(path, day(20).typed);
  const first = await sendForm(path, form);
  const before = await countBookings();
  expect((await sendForm(path, form)).location).toBe(first.location);
  const other = await seenAfter(path, { ...form, remarks: 'something else' });
  expect(other.status).toBe(409);
  expect(other.alert).toContain(messageOf({ code: 'idempotency-conflict' }, 'en'));
  expect(await countBookings()).toBe(before);
});

test('a form of a megabyte is refused with 413, in the language of the page', async () => {
  const answer = await sendForm(bookingPaths.de, {
    ...sentRental(day(20).typed),
    remarks: 'x'.repeat(1_000_000),
  });
  expect(answer.status).toBe(413);
  expect(answer.text).toContain('lang="de"');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('fields that the form does not know change nothing, and text stays text', async () => {
  const name = '<img src=x onerror=alert(1)>"\'';
  const seen = await seenAfter(bookingPaths.nl, {
    ...sentRental(day(20).typed),
    current_step: 'who',
    name,
    email: 'x',
    __proto__polluted: 'yes',
    'constructor.prototype.admin': 'yes',
    total_cents: '1',
  });
  expect(seen.status).toBe(422);
  expect(seen.value('name')).toBe(name);
  expect(seen.document.querySelector('img[onerror]')).toBeNull();
});

test('a form sent from another site is refused with 403', async () => {
  const path = bookingPaths.nl;
  const form = await checkedForm(path, day(20).typed);
  const before = await countBookings();
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) expect((await sendForm(path, form, headers)).status).toBe(403);
  expect(await countBookings()).toBe(before);
  expect((await sendForm(path, form, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
});

test('nothing changes by GET', async () => {
  const path = bookingPaths.nl;
  const form = await checkedForm(path, day(20).typed);
  const token = await lastToken(path);
  const booked = await sendForm(path, { ...form, email: 'get@example.com' });
  const gateway = booked.location as string;
  const before = await countBookings();
  const state = () => query('select id, state, paid_cents from booking order by id');
  const states = await state();
  await fetch(`${baseUrl()}${path}?${new URLSearchParams({ ...form, key: crypto.randomUUID() })}`);
  await fetch(`${baseUrl()}${gateway}?choice=paid`);
  await fetch(
    `${baseUrl()}${managePaths.nl}?${new URLSearchParams({ b: token, module: 'booking-summary', intent: 'cancel', refund_cents: '0' })}`,
  );
  expect(await countBookings()).toBe(before);
  expect(await state()).toEqual(states);
  expect(await bookingOf('get@example.com')).toMatchObject({ state: 'held' });
});

test('a webhook about a payment that is not ours is taken and does nothing', async () => {
  for (const [provider, id] of [
    ['test-gateway', `test_${crypto.randomUUID()}`],
    ['test-gateway', '../../etc/passwd'],
    ['nobody', 'x'],
  ]) {
    const answer = await fetch(`${baseUrl()}/webhooks/${provider}`, {
      method: 'POST',
      body: new URLSearchParams({ id: id as string }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  }
});
