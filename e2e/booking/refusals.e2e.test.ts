import { messageOf } from '../../src/features/booking/booking.errors.ts';
import type { BookingError } from '../../src/features/booking/booking.types.ts';
import { languages } from '../../src/lib/language.ts';
import { bookingFormTexts } from '../../src/modules/booking-form/booking-form.texts.ts';
import { day, fillRental, freeOf, goOn } from '../support/booking-form.ts';
import { countBookings } from '../support/database.ts';
import {
  bookingPaths,
  checkedForm,
  type Sent,
  seenAfter,
  sendForm,
  sentRental,
} from '../support/sent-form.ts';
import { expect, test } from '../support/test.ts';

const typed = day(17).typed;
const nextYear = new Date().getUTCFullYear() + 1;

interface Case {
  what: string;
  sent: Sent;
  /** The input that is marked. */
  at: string;
  error: BookingError | 'invalidDate' | 'required' | 'invalidNumber' | 'invalidHeights';
}

const cases: Case[] = [
  {
    what: 'a day in the past',
    sent: { input_6_39: '02/01/2020', input_6_44: '02/01/2020' },
    at: 'input_6_39',
    error: { code: 'date-in-past' },
  },
  {
    what: 'a day that does not exist',
    sent: { input_6_39: `31/02/${nextYear}` },
    at: 'input_6_39',
    error: 'invalidDate',
  },
  { what: 'a date in words', sent: { input_6_44: 'morgen' }, at: 'input_6_44', error: 'invalidDate' },
  { what: 'no date', sent: { input_6_39: '' }, at: 'input_6_39', error: 'required' },
  {
    what: 'a return before the pick-up',
    sent: { input_6_44: day(16).typed },
    at: 'input_6_44',
    error: { code: 'return-before-pick-up' },
  },
  {
    what: 'a closed day',
    sent: { input_6_39: `25/12/${nextYear}`, input_6_44: `27/12/${nextYear}` },
    at: 'input_6_39',
    error: { code: 'closed-day' },
  },
  {
    what: 'a time outside the opening hours',
    sent: { pick_up_time: '06:00' },
    at: 'pick_up_time',
    error: { code: 'outside-opening-hours' },
  },
  {
    what: 'a rental that is too short',
    sent: { return_time: '10:30' },
    at: 'return_time',
    error: { code: 'too-short', values: { minutes: 60 } },
  },
  {
    what: 'more bikes than the shop has',
    sent: { 'bike.city.m': '39' },
    at: 'bike.city.m',
    error: { code: 'more-than-in-stock', values: { stock: 22 } },
  },
  { what: 'half a bike', sent: { 'bike.city.m': '1.5' }, at: 'bike.city.m', error: 'invalidNumber' },
  {
    what: 'a delivery to nowhere',
    sent: { delivery: 'yes', delivery_address: '' },
    at: 'delivery_address',
    error: 'required',
  },
];

for (const language of languages) {
  for (const { what, sent, at, error } of cases) {
    test(`BOOK-9 ${what} is refused at its field, in ${language}`, async () => {
      const form = { ...sentRental(typed), ...sent };
      const seen = await seenAfter(bookingPaths[language], form);
      expect(seen.status).toBe(422);
      expect(seen.document.documentElement.lang).toBe(language);
      const { message, marked } = seen.errorAt(at);
      expect(marked).toBe('true');
      if (typeof error === 'string')
        expect(message?.slice(0, 10)).toBe((bookingFormTexts[language][error] as string).slice(0, 10));
      else if (error.code === 'outside-opening-hours') expect(message).toMatch(/\d\d:\d\d .+ \d\d:\d\d/);
      else expect(message).toBe(messageOf(error, language));
      expect(seen.alert).toBeTruthy();
      for (const name of ['input_6_39', 'input_6_44', 'bike.city.m', 'delivery_address'])
        if (form[name] !== undefined) expect(seen.value(name)).toBe(form[name]);
    });
  }

  test(`BOOK-9 who left out name, address and terms is told so at each, in ${language}`, async () => {
    const path = bookingPaths[language];
    const texts = bookingFormTexts[language];
    const who = await seenAfter(path, {
      ...sentRental(typed),
      current_step: 'who',
      email: 'fay@',
      phone: '1',
    });
    expect(who.status).toBe(422);
    expect(who.errorAt('name').message).toBe(texts.required);
    expect(who.errorAt('email').message).toBe(texts.invalidEmail);
    expect(who.value('email')).toBe('fay@');
    const { terms: _, ...without } = await checkedForm(path, typed);
    const check = await seenAfter(path, without);
    expect(check.status).toBe(422);
    expect(check.errorAt('terms').message).toBe(texts.acceptTerms);
  });
}

test('BOOK-9 in the browser the first wrong field is marked, has the focus and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/de/buchen');
  await fillRental(page, { typed });
  await expect(page.getByRole('complementary')).toContainText('Stadtrad');
  await page.locator('#input_6_39').fill('31.02.27');
  await goOn(page);
  const field = page.locator('#input_6_39');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('31.02.27');
  await expect(field).toHaveAccessibleDescription(/Schreibe das Datum als TT\/MM\/JJJJ/);
  await field.fill(typed);
  await goOn(page);
  await expect(page.locator('[data-step=who]')).toBeVisible();
});

test('BOOK-2 BOOK-9 when all are taken, what is free is offered and can be taken', async ({ page }) => {
  const { typed: fullDay } = day(18);
  const path = bookingPaths.nl;
  const all = await checkedForm(path, fullDay);
  const four = { ...all, 'bike.city.m': '', 'bike.tandem.one': '5' };
  const seen = await seenAfter(path, { ...four, current_step: 'who', step: 'next' });
  const sent = {
    ...four,
    quote_token: seen.value('quote_token') as string,
    key: seen.value('key') as string,
  };
  expect((await sendForm(path, sent)).status).toBe(303);

  const before = await countBookings();
  await page.goto('/boeken');
  await fillRental(page, { typed: fullDay, bike: 'tandem.one', count: 2 });
  await expect(freeOf(page, 'bike.tandem.one')).toHaveText('bezet');
  await goOn(page);
  const offers = page.getByRole('region', { name: 'Dit is er nog wel' });
  await expect(offers.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('net niet meer vrij');
  await offers.getByRole('button', { name: 'Neem dit' }).first().click();
  await expect(page.getByRole('complementary')).toContainText('Totaal');
  await goOn(page);
  await expect(page.locator('[data-step=who]')).toBeVisible();
  expect(await countBookings()).toBe(before);
});

test('BOOK-9 without script an alternative is taken by its button', async () => {
  const { typed: fullDay } = day(19);
  const path = bookingPaths.nl;
  const wanted = {
    ...sentRental(fullDay),
    'bike.city.m': '',
    'bike.cargo.one': '4',
    ...{ name: 'Fay', email: 'fay@example.com', phone: '1' },
  };
  const checked = await seenAfter(path, { ...wanted, current_step: 'who' });
  const token = { quote_token: checked.value('quote_token') as string, key: checked.value('key') as string };
  const booked = await sendForm(path, {
    ...wanted,
    ...token,
    current_step: 'check',
    step: 'book',
    terms: 'yes',
  });
  expect(booked.status).toBe(303);
  const full = await seenAfter(path, wanted);
  expect([409, 422]).toContain(full.status);
  const take = full.document.querySelector<HTMLButtonElement>('button[name=take]')?.value as string;
  const taken = await seenAfter(path, { ...wanted, take });
  expect(taken.status).toBe(200);
  expect(taken.value('quote_token')).toBeTruthy();
});
