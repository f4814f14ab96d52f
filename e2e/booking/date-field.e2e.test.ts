import type { Page } from '@playwright/test';
import { messageOf } from '../../src/features/booking/booking.errors.ts';
import { addDays, formatDate } from '../../src/lib/local-time.ts';
import { localNow } from '../../src/lib/zoned-time.ts';
import { bookingFormTexts } from '../../src/modules/booking-form/booking-form.texts.ts';
import { day, departure, fillRental, goOn } from '../support/booking-form.ts';
import { bookingPaths } from '../support/sent-form.ts';
import { expect, test } from '../support/test.ts';

const today = () => localNow(new Date(), 'Europe/Amsterdam').slice(0, 10);

const openCalendar = async (page: Page, input: string) => {
  await page.locator(`.field:has(#${input}) button, :has(> #${input}) > button`).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
};

/** What the calendar's cells say that can still be picked, first to last. */
const offered = (page: Page) =>
  page
    .getByRole('grid')
    .locator('[role=button]:not([aria-disabled=true]):not([data-unavailable])')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.checkVisibility()).map((cell) => Number(cell.textContent)),
    );

for (const language of ['nl', 'en', 'de'] as const) {
  test(`BOOK-1 dates are shown as dd/mm/yyyy, none before today is offered or taken, in ${language}`, async ({
    page,
  }) => {
    await page.goto(bookingPaths[language]);
    await fillRental(page, { typed: day(21).typed });
    const field = page.locator('#input_6_39');
    await expect(field).toHaveAccessibleDescription(new RegExp(bookingFormTexts[language].dateHelp));

    await openCalendar(page, 'input_6_39');
    const calendar = page.getByRole('application');
    const previous = calendar.getByRole('button', { name: bookingFormTexts[language].previousMonth });
    while (await previous.isEnabled()) await previous.click();
    const dates = await offered(page);
    for (const date of dates) expect(date).toBeGreaterThanOrEqual(Number(today().slice(8)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);

    await field.fill(formatDate(addDays(today(), -1)));
    await page.locator('#input_6_44').fill(day(21).typed);
    await goOn(page);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      new RegExp(messageOf({ code: 'date-in-past' }, language).replace('.', '\\.')),
    );
    await expect(field).toHaveValue(formatDate(addDays(today(), -1)));
  });
}

test('BOOK-1 a date is understood as people write it', async ({ page }) => {
  const { typed, date } = day(21);
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  await page.goto('/boeken');
  await fillRental(page, { typed });
  const total = page.getByRole('complementary').locator('dd').first();
  await expect(total).toContainText('€');
  for (const written of [
    `${dayOfMonth}-${month}-${year}`,
    `${dayOfMonth}.${month}.${year}`,
    `${dayOfMonth} ${month} ${year}`,
    `${dayOfMonth}/${month}/${year % 100}`,
    date,
  ]) {
    await page.locator('#input_6_39').fill('x');
    await expect(page.getByRole('complementary').locator('dd')).toHaveCount(0);
    await page.locator('#input_6_39').fill(written);
    await expect(total).toContainText('€');
    await expect(page.locator('#input_6_39')).not.toHaveAttribute('aria-invalid');
  }
});

test('BOOK-1 a day picked in the calendar is written as dd/mm/yyyy; closed days cannot be picked', async ({
  page,
}) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: `20/12/${today().slice(0, 4)}` });
  await openCalendar(page, 'input_6_39');
  const grid = page.getByRole('grid');
  const dates = await offered(page);
  expect(dates).not.toContain(25);
  expect(dates).not.toContain(26);
  await grid.locator('[role=button]:not([aria-disabled=true])').filter({ hasText: /^22$/ }).first().click();
  await expect(page.locator('#input_6_39')).toHaveValue(/^22\/12\/\d{4}$/);
  await expect(grid).toHaveCount(0);
});

test('BOOK-1 the calendar of a tour offers only the days on which it leaves', async ({ page }) => {
  const { typed } = await departure(4);
  await page.goto('/boeken');
  await page.locator('[name=kind][value=tour]').check();
  await page.locator('[name=tour][value=dunes-and-sea]').check();
  await page.locator('#input_6_96').fill(typed);
  await expect(page.locator('[name=departure]')).toHaveCount(1);
  await openCalendar(page, 'input_6_96');
  const dates = await offered(page);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.length).toBeLessThan(20);
  expect(dates).toContain(Number(typed.slice(0, 2)));
});
