import {
  book,
  day,
  departure,
  fillGuest,
  fillRental,
  goOn,
  pay,
  readConfirmation,
} from '../support/booking-form.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('BOOK-9 a bike is booked, paid and cancelled without any script', async ({ page }) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(1).typed });
  await goOn(page);
  await expect(page.getByRole('complementary')).toContainText('Stadsfiets');
  await fillGuest(page, { name: 'Piet Mol', email: 'piet.mol@example.com' });
  await goOn(page);
  await expect(page.locator('[data-step=check]')).toContainText('piet.mol@example.com');
  await book(page);
  await pay(page);
  const number = await readConfirmation(page);
  const mail = await mailTo('piet.mol@example.com', new RegExp(number));
  await page.goto(/https?:\/\/\S+\/mijn-boeking\?b=[\w.%-]+/.exec(mail.text ?? '')?.[0] as string);
  await page.getByText('Annuleren', { exact: true }).click();
  await page.getByRole('button', { name: 'Ja, annuleer mijn boeking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze boeking is geannuleerd');
});

test('BOOK-9 BOOK-3 a tour is booked without any script, its departures and ages asked as they are needed', async ({
  page,
}) => {
  const { typed } = await departure(1);
  await page.goto('/en/book');
  await page.locator('[name=kind][value=tour]').check();
  await page.locator('[name=tour][value=dunes-and-sea]').check();
  await page.locator('#input_6_96').fill(typed);
  await page.locator('[name=adults]').fill('2');
  await page.locator('[name=children]').fill('2');
  await goOn(page);
  await expect(page.locator('[name=departure]')).toBeChecked();
  await page.locator('[name="child_age.0"]').fill('9');
  await page.locator('[name="child_age.1"]').fill('12');
  await goOn(page);
  await fillGuest(page, { name: 'Tom Hill', email: 'tom.hill@example.com' });
  await goOn(page);
  await book(page);
  await pay(page);
  await readConfirmation(page, 'en');
  await expect(page.getByRole('main')).toContainText('Dunes and sea');
});

test('BOOK-9 a step back keeps what was filled in', async ({ page }) => {
  const { typed } = day(2);
  await page.goto('/boeken');
  await fillRental(page, { typed });
  await goOn(page);
  await page.locator('[name=name]').fill('Eva Storm');
  await page.locator('[data-step=who] button[value=back]').click();
  await expect(page.locator('#input_6_39')).toHaveValue(typed);
  await goOn(page);
  await expect(page.locator('[name=name]')).toHaveValue('Eva Storm');
});
