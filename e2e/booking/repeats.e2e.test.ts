import {
  type book,
  bookAs,
  day,
  fillGuest,
  fillRental,
  goOn,
  pay,
  readConfirmation,
} from '../support/booking-form.ts';
import { bookingOf, countBookings, query } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

const checked = async (page: Parameters<typeof book>[0], number: number, email: string) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(number).typed });
  await goOn(page);
  await fillGuest(page, { name: 'Dora Dubbel', email });
  await goOn(page);
  await page.locator('[name=terms]').check();
};

test('BOOK-4 a form sent twice at once books once', async ({ page }) => {
  await checked(page, 12, 'double@example.com');
  const before = await countBookings();
  const answers = await page.evaluate(async () => {
    const form = document.querySelector('form#gform_6, form:has([name=key])') as HTMLFormElement;
    const body = () => new URLSearchParams([...new FormData(form), ['step', 'book']] as [string, string][]);
    const send = () =>
      fetch(location.pathname, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: body(),
      }).then((answer) => answer.json() as Promise<{ location: string }>);
    return Promise.all([send(), send(), send()]);
  });
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  expect(await countBookings()).toBe(before + 1);
});

test('BOOK-4 two tabs with one payment: paid once, both see the booking', async ({ page, context }) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(13).typed });
  await bookAs(page, { name: 'Twan Tab', email: 'tabs@example.com' });
  const second = await context.newPage();
  await second.goto(page.url());
  await pay(page);
  const number = await readConfirmation(page);
  await pay(second, 'failed');
  await second.getByRole('link', { name: /Terug naar/ }).click();
  expect(await readConfirmation(second)).toBe(number);
  const { id } = await bookingOf('tabs@example.com');
  expect(await query('select state from payment_attempt where order_id = $1', [id])).toEqual([
    { state: 'paid' },
  ]);
});

test('BOOK-4 two tabs that both pay anew: the second payment is given back', async ({ page, context }) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(14).typed });
  await bookAs(page, { name: 'Ans Ander', email: 'both@example.com' });
  await pay(page, 'failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is nog niet betaald');
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [page, second]) {
    await tab.getByRole('button', { name: 'Opnieuw betalen' }).click();
    await expect(tab).toHaveURL(/\/pay\/test\//);
  }
  for (const tab of [page, second]) {
    await pay(tab);
    await readConfirmation(tab);
  }
  const { id } = await bookingOf('both@example.com');
  await expect
    .poll(async () => {
      const rows = await query<{ outcome: string }>(
        `select outcome from payment_attempt where order_id = $1 and state <> 'failed' order by outcome`,
        [id],
      );
      return rows.map(({ outcome }) => outcome);
    })
    .toEqual(['confirmed', 'refunded']);
});

test('BOOK-4 back from the confirmation, the same form books nothing more', async ({ page }) => {
  await checked(page, 15, 'back@example.com');
  await page.locator('[data-step=check] button[value=book]').click();
  await pay(page);
  const number = await readConfirmation(page);
  const before = await countBookings();
  await page.goBack();
  await expect(page).not.toHaveURL(/booking-confirmation/);
  for (let steps = 0; steps < 3 && !/\/boeken/.test(page.url()); steps += 1) await page.goBack();
  await expect(page).toHaveURL(/\/boeken/);
  // Kept by the browser as it was, or shown anew: either way what is sent again is no second booking.
  const button = page.locator('[data-step=check] button[value=book]');
  if (await button.isVisible()) {
    await button.click();
    await page.waitForLoadState();
  }
  expect(await countBookings()).toBe(before);
  await page.goForward();
  expect(number).not.toBe('');
});

test('BOOK-5 two tabs with two bookings do not disturb each other', async ({ page, context }) => {
  const second = await context.newPage();
  await checked(page, 16, 'first-tab@example.com');
  await checked(second, 16, 'second-tab@example.com');
  for (const tab of [page, second]) {
    await tab.locator('[data-step=check] button[value=book]').click();
    await pay(tab);
    await readConfirmation(tab);
  }
  const numbers = [await bookingOf('first-tab@example.com'), await bookingOf('second-tab@example.com')];
  expect(numbers[0]?.number).not.toBe(numbers[1]?.number);
});
