import type { Page } from '@playwright/test';

/** Dates far enough ahead that every test has a day of its own: `day(3)` is dd/mm/yyyy, never a Monday. */
export function day(number: number): { typed: string; date: string } {
  const moment = new Date(Date.UTC(2000, 0, 1));
  const today = new Date();
  moment.setTime(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 20 + number * 2));
  // Outside the season the shop is closed on Mondays.
  if (moment.getUTCDay() === 1) moment.setUTCDate(moment.getUTCDate() + 1);
  const date = moment.toISOString().slice(0, 10);
  return { typed: date.split('-').reverse().join('/'), date };
}

export async function fillRental(
  page: Page,
  options: { typed: string; from?: string; until?: string; bike?: string; count?: number },
) {
  const { typed, from = '10:00', until = '12:00', bike = 'city.m', count = 1 } = options;
  await page.locator('#input_6_39').fill(typed);
  await page.locator('[name=pick_up_time]').selectOption(from);
  await page.locator('#input_6_44').fill(typed);
  await page.locator('[name=return_time]').selectOption(until);
  const quantity = page.locator(`[name="bike.${bike}"]`);
  if (!(await quantity.isVisible()))
    await page.locator('details', { has: quantity }).locator('summary').click();
  await quantity.fill(String(count));
}

export async function fillGuest(page: Page, guest: { name: string; email: string }) {
  await page.locator('[name=name]').fill(guest.name);
  await page.locator('[name=email]').fill(guest.email);
  await page.locator('[name=phone]').fill('06 12 34 56 78');
}

/** The button that leads on from the step that is shown. */
export const goOn = (page: Page) => page.locator('[data-step]:not([hidden]) button[value=next]').click();

export async function book(page: Page) {
  await page.locator('[name=terms]').check();
  await page.locator('[data-step=check] button[value=book]').click();
}
