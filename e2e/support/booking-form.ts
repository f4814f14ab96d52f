import { expect, type Page } from '@playwright/test';
import { formatDate } from '../../src/lib/local-time.ts';
import { query } from './database.ts';

const closed = ['12-25', '12-26', '01-01'];

/**
 * A day of its own for every test that takes bikes: the shop is open then, and it lies more than two days ahead,
 * so that cancelling gives everything back.
 */
export function day(number: number): { typed: string; date: string } {
  const moment = new Date();
  moment.setUTCDate(moment.getUTCDate() + 20);
  for (let left = number; ; moment.setUTCDate(moment.getUTCDate() + 1)) {
    const date = moment.toISOString().slice(0, 10);
    // Outside the season the shop is closed on Mondays.
    if (moment.getUTCDay() === 1 || closed.includes(date.slice(5))) continue;
    if (left === 0) return { typed: formatDate(date), date };
    left -= 1;
  }
}

/** A Saturday or Sunday tour of dunes and sea, a different one for every number. */
export async function departure(number: number): Promise<{ id: string; typed: string; seats: number }> {
  const [found] = await query<{ id: string; date: string; seats: number }>(
    `select id, to_char(starts_at, 'YYYY-MM-DD') as date, seats from departure
     where tour_id = 'dunes-and-sea' and starts_at > now() + interval '5 days'
     order by starts_at offset $1 limit 1`,
    [number],
  );
  if (!found) throw new Error(`there is no departure ${number}`);
  return { id: found.id, typed: formatDate(found.date), seats: found.seats };
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

/** Chooses the tour and its day; the departures of that day appear, of which the only one is taken. */
export async function fillTour(page: Page, typed: string, people: { adults: number; childAges: number[] }) {
  await page.locator('[name=kind][value=tour]').check();
  await page.locator('[name=tour][value=dunes-and-sea]').check();
  await page.locator('#input_6_96').fill(typed);
  await page.locator('[name=adults]').fill(String(people.adults));
  await page.locator('[name=children]').fill(String(people.childAges.length || ''));
  for (const [index, age] of people.childAges.entries())
    await page.locator(`[name="child_age.${index}"]`).fill(String(age));
  await expect(page.locator('[name=departure]')).toHaveCount(1);
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

/** From the first step, filled in, to the page of the test gateway. */
export async function bookAs(page: Page, guest: { name: string; email: string }) {
  await goOn(page);
  await fillGuest(page, guest);
  await goOn(page);
  await book(page);
  await expect(page).toHaveURL(/\/pay\/test\//);
}

export type PaymentEnd =
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'paid-late'
  | 'paid-twice'
  | 'paid-never';

/** Plays how a payment ends at the test gateway. */
export const pay = (page: Page, end: PaymentEnd = 'paid') =>
  page.locator(`button[name=choice][value=${end}]`).click();

export const confirmed = { nl: /^Tot dan/, en: /^See you then/, de: /^Bis dann/ };

/** The confirmation page of a booking that stands; answers its number. */
export async function readConfirmation(page: Page, language: keyof typeof confirmed = 'nl'): Promise<string> {
  await expect(page).toHaveURL(/\/booking-confirmation\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmed[language]);
  return (await page.locator('text=/^[A-Z]{2}-[A-Z0-9]{4,}$/').textContent()) ?? '';
}

/** What the form says is free, e.g. `nog 22 vrij`. */
export const freeOf = (page: Page, input: string) => page.locator(`[id="${input}-help"] output`);
