import { bookAs, day, fillRental, pay, readConfirmation } from '../support/booking-form.ts';
import { bookingOf, query } from '../support/database.ts';
import { mailsTo, mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const attemptsOf = async (email: string) =>
  query<{ state: string; outcome: string | null }>(
    'select state, outcome from payment_attempt where order_id = $1 order by created_at',
    [(await bookingOf(email)).id],
  );

/** What the gateway has still to tell about the payments of a guest. */
const messagesToCome = async (email: string) =>
  query(
    `select job.id from pgboss.job join payment_attempt attempt on data->>'paymentId' = attempt.provider_payment_id
     where name = 'test-gateway.message' and job.state < 'completed' and attempt.order_id = $1`,
    [(await bookingOf(email)).id],
  );

for (const [number, end] of (['failed', 'cancelled', 'expired'] as const).entries()) {
  test(`BOOK-6 a payment that ends as ${end} can be made again`, async ({ page }) => {
    const email = `${end}@example.com`;
    await page.goto('/boeken');
    await fillRental(page, { typed: day(3 + number).typed });
    await bookAs(page, { name: 'Bob Bos', email });
    await pay(page, end);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is nog niet betaald');
    expect(await bookingOf(email)).toMatchObject({ state: 'held' });
    await page.getByRole('button', { name: 'Opnieuw betalen' }).click();
    await pay(page);
    await readConfirmation(page);
    await mailTo(email, /./);
    expect(await attemptsOf(email)).toMatchObject([{ state: end }, { state: 'paid' }]);
  });
}

test('BOOK-6 while the bank is silent the page waits, and shows the news by itself', async ({ page }) => {
  const email = 'silent@example.com';
  await page.goto('/boeken');
  await fillRental(page, { typed: day(3).typed });
  await bookAs(page, { name: 'Stella Stil', email });
  await pay(page, 'failed');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Er is nog niet betaald');
  const tell = async (state: string) =>
    query(
      `update payment_attempt set state = $2, next_check_at = now() + interval '1 hour' where order_id = $1`,
      [(await bookingOf(email)).id, state],
    );
  await tell('pending');
  await page.reload();
  await expect(heading).toHaveText('We wachten nog op je betaling');
  await tell('failed');
  await expect(heading).toHaveText('Er is nog niet betaald', { timeout: 20_000 });
});

test('BOOK-6 the guest comes back before the message of the payment: confirmed at once', async ({ page }) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(6).typed });
  await bookAs(page, { name: 'Lia Laat', email: 'late@example.com' });
  await pay(page, 'paid-late');
  await page.getByRole('link', { name: /Terug naar/ }).click();
  await readConfirmation(page);
});

test('BOOK-6 BOOK-7 told twice that it was paid: one booking, one mail', async ({ page }) => {
  const email = 'twice@example.com';
  await page.goto('/boeken');
  await fillRental(page, { typed: day(7).typed });
  await bookAs(page, { name: 'Toon Twee', email });
  await pay(page, 'paid-twice');
  await readConfirmation(page);
  await mailTo(email, /./);
  await expect.poll(() => messagesToCome(email)).toEqual([]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('BOOK-6 paying at the shop books at once, without the gateway', async ({ page }) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(9).typed });
  await page.locator('[data-step=what] button[value=next]').click();
  await page.locator('[name=name]').fill('Wim Winkel');
  await page.locator('[name=email]').fill('shop@example.com');
  await page.locator('[name=phone]').fill('023 123 45 67');
  await page.locator('[data-step=who] button[value=next]').click();
  await page.locator('[name=payment][value=at-shop]').check();
  const button = page.locator('[data-step=check] button[value=book]');
  await expect(button).toContainText('Boek voor');
  await page.locator('[name=terms]').check();
  await button.click();
  await readConfirmation(page);
  await expect(page.getByRole('main')).toContainText('Te betalen in de winkel');
});

for (const [number, { language, path, city, subject }] of [
  { language: 'en', path: '/en/book', city: 'City bike', subject: /book/i },
  { language: 'de', path: '/de/buchen', city: 'Stadtrad', subject: /buch/i },
].entries()) {
  test(`SITE-7 BOOK-7 who books in ${language} gets the mail in ${language}`, async ({ page }) => {
    const email = `${language}@example.com`;
    await page.goto(path);
    await fillRental(page, { typed: day(10 + number).typed });
    await bookAs(page, { name: 'Kim Lang', email });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await pay(page);
    await readConfirmation(page, language as 'en' | 'de');
    const mail = await mailTo(email, subject);
    expect(mail.text).toContain(city);
    expect(mail.text).toContain(language === 'en' ? 'Hi Kim' : 'Hallo Kim');
  });
}
