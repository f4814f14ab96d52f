import type { Page } from '@playwright/test';
import { readConfirmation } from '../support/booking-form.ts';
import { expect, test } from '../support/test.ts';

/** Presses Tab until the focus is on an element that fits; fails when it never gets there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((wanted) => !!document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}

const focused = (page: Page) => page.locator(':focus');

test('BOOK-1 the keyboard alone books a bike, with days from the calendar', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'a[href="/boeken"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/boeken/);

  await tabTo(page, '[name=kind]');
  for (const [input, days] of [
    ['input_6_39', 3],
    ['input_6_44', 0],
  ] as const) {
    await tabTo(page, `#${input}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(focused(page)).toHaveAttribute('role', 'button');
    if (input === 'input_6_39') {
      await page.keyboard.press('PageDown');
      for (let step = 0; step < days; step += 1) await page.keyboard.press('ArrowRight');
      // Closed days can be walked over but not picked.
      while ((await focused(page).getAttribute('aria-disabled')) === 'true')
        await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('grid')).toHaveCount(0);
      await expect(focused(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator(`#${input}`)).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    } else {
      // The other date is typed; Esc closes the calendar and leaves the button focused.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('grid')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type(await page.locator('#input_6_39').inputValue());
    }
  }
  await tabTo(page, '[name=return_time]');
  await page.keyboard.type('13:00');
  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 4; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('[name=pick_up_time]'))) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.type('11:00');
  await tabTo(page, '[name="bike.city.m"]');
  await page.keyboard.type('1');
  await expect(page.getByRole('complementary')).toContainText('Stadsfiets');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step=who]')).toBeVisible();

  for (const [name, text] of [
    ['name', 'Toets Enbord'],
    ['email', 'keyboard@example.com'],
    ['phone', '06 99 88 77 66'],
  ] as const) {
    await tabTo(page, `[name=${name}]`);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await tabTo(page, '[name=terms]');
  await page.keyboard.press('Space');
  await tabTo(page, '[data-step=check] button[value=book]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay\/test\//);
  await tabTo(page, 'button[value=paid]');
  await page.keyboard.press('Enter');
  await readConfirmation(page);
});
