import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import {
  bookAs,
  day,
  departure,
  fillRental,
  fillTour,
  pay,
  readConfirmation,
} from '../support/booking-form.ts';
import { query } from '../support/database.ts';
import { mailsTo, mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

/** Books and pays a rental; answers where the guest's own page is. */
async function bookRental(
  page: Page,
  guest: { name: string; email: string },
  typed: string,
): Promise<string> {
  await page.goto('/boeken');
  await fillRental(page, { typed });
  await bookAs(page, guest);
  await pay(page);
  await readConfirmation(page);
  return (await page.getByRole('link', { name: /wijzigen of annuleren/ }).getAttribute('href')) ?? '';
}

test('BOOK-8 BOOK-9 a guest moves a rental: errors at their fields, then the new price, then yes', async ({
  page,
  browser,
}) => {
  const email = 'roos.berg@example.com';
  const manage = await bookRental(page, { name: 'Roos Berg', email }, day(40).typed);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_BASE_URL });
  const plain = await context.newPage();
  await plain.goto(manage);
  await plain.getByText('Wijzigen', { exact: true }).click();
  await plain.getByLabel('Terugbrengen om').selectOption('');
  await plain.getByRole('button', { name: 'Bekijk de nieuwe prijs' }).click();
  await expect(plain.getByLabel('Terugbrengen om')).toHaveAccessibleDescription('Vul dit veld in.');
  await plain.getByLabel('Ophalen op').fill(day(41).date);
  await plain.getByLabel('Terugbrengen om').selectOption('14:00');
  await plain.getByRole('button', { name: 'Bekijk de nieuwe prijs' }).click();
  await expect(plain.getByLabel('Terugbrengen op')).toHaveAccessibleDescription(
    /Je brengt de fiets terug vóór/,
  );
  await expect(plain.getByLabel('Ophalen op')).toHaveValue(day(41).date);
  await plain.getByLabel('Terugbrengen op').fill(day(42).date);
  await plain.getByRole('button', { name: 'Bekijk de nieuwe prijs' }).click();
  const preview = plain.getByRole('region', { name: 'Zo wordt je boeking' });
  await expect(preview).toContainText(/Was\s*€\s9,00/);
  await expect(preview).toContainText(/Verschil\s*\+ €\s\d/);
  await preview.getByRole('button', { name: 'Ja, wijzig mijn boeking' }).click();
  await expect(plain.getByRole('status')).toContainText('Je boeking is gewijzigd');
  await expect(plain).toHaveURL(/changed=1#top$/);
  await expect(plain.getByRole('main')).toContainText('om 14:00');
  await expect(plain.getByRole('main')).toContainText('Te betalen in de winkel');
  await context.close();
});

test('BOOK-8 a guest takes another departure of the same tour', async ({ page }) => {
  const [first, second] = [await departure(6), await departure(7)];
  await page.goto('/boeken');
  await fillTour(page, first.typed, { adults: 2, childAges: [] });
  await bookAs(page, { name: 'Bram Mos', email: 'bram.mos@example.com' });
  await pay(page);
  await readConfirmation(page);
  await page.getByRole('link', { name: /wijzigen of annuleren/ }).click();
  await page.getByText('Wijzigen', { exact: true }).click();
  await page.getByLabel('Ander vertrek').selectOption(second.id);
  await page.getByRole('button', { name: 'Bekijk de nieuwe prijs' }).click();
  await expect(page.getByRole('main')).toContainText('De prijs blijft gelijk.');
  await page.getByRole('button', { name: 'Ja, wijzig mijn boeking' }).click();
  await expect(page.getByRole('status')).toContainText('Je boeking is gewijzigd');
  const [booking] = await query<{ departure: string }>(
    `select "order"->>'departureId' as departure from booking where guest->>'email' = 'bram.mos@example.com'`,
  );
  expect(booking?.departure).toBe(second.id);
});

test('BOOK-7 a paid booking has its invoice in the mail and on the page, the same one', async ({ page }) => {
  const email = 'lies.wad@example.com';
  await page.goto(await bookRental(page, { name: 'Lies Wad', email }, day(42).typed));
  const link = page.getByRole('link', { name: 'Factuur downloaden (pdf)' });
  const address = (await link.getAttribute('href')) ?? '';
  const answer = await page.request.get(address);
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  const mail = await mailTo(email, /staat vast/);
  const attached = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  const read = async (bytes: ArrayBuffer) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
  const words = await read(attached?.content as ArrayBuffer);
  expect(words).toMatch(/Factuur 20\d\d-\d{4}/);
  expect(words).toContain('Lies Wad');
  expect(words).toContain('Btw-nummer NL000001234B01');
  const downloaded = await answer.body();
  expect(await read(new Uint8Array(downloaded).buffer)).toBe(words);
  const forged = address.replace('.pdf', 'x.pdf');
  expect((await page.request.get(forged)).status()).toBe(404);
  expect(await mailsTo(email)).toHaveLength(1);
});
