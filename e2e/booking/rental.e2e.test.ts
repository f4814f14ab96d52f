import { book, day, fillGuest, fillRental, goOn } from '../support/booking-form.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

test('BOOK-2 a visitor books a city bike for two hours, pays, and reads it on the confirmation and in a mail', async ({
  page,
}) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(30).typed });
  await expect(page.getByRole('complementary')).toContainText('Stadsfiets');
  await goOn(page);
  await fillGuest(page, { name: 'Sanne de Vries', email: 'sanne@example.com' });
  await goOn(page);
  await book(page);
  await expect(page).toHaveURL(/\/pay\/test\//);
  await page.getByRole('button', { name: 'Betalen lukt' }).click();

  await expect(page).toHaveURL(/\/booking-confirmation\?amount=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tot dan, Sanne');
  const number = await page.locator('text=/^ZP-|^PP-/').innerText();
  const mail = await mailTo('sanne@example.com', new RegExp(number));
  expect(mail.text).toContain('Stadsfiets');
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
});

test('CONF-2 the purchase is reported once per transaction, with the server’s own figures (CONF-5)', async ({
  page,
}) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(31).typed });
  await goOn(page);
  await fillGuest(page, { name: 'Jan Smit', email: 'jan@example.com' });
  await goOn(page);
  await book(page);
  await page.getByRole('button', { name: 'Betalen lukt' }).click();
  await expect(page).toHaveURL(/booking-confirmation/);
  const layer = () => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);
  const [event] = (await layer()) as { ecommerce: { value: number; transaction_id: string } }[];
  expect(event?.ecommerce.value).toBe(9);
  expect(event?.ecommerce.transaction_id).not.toBe('');

  await page.reload();
  expect(await layer()).toEqual([]);

  // The address says something else; the signed booking knows better.
  await page.goto(page.url().replace(/amount=[^&]*/, 'amount=9999'));
  await expect(page.locator('main')).toContainText('9,00');
  expect(await layer()).toEqual([]);
});
