import { bookAs, day, fillRental, freeOf, pay } from '../support/booking-form.ts';
import { bookingOf, query } from '../support/database.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const paid = 'never@example.com';
const gone = 'gone@example.com';

// Both are found by work that is done once a minute; one wait serves them.
test('BOOK-4 BOOK-6 nobody comes back: what was paid is confirmed, what was not is free again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { typed } = day(8);
  for (const email of [paid, gone]) {
    await page.goto('/boeken');
    await fillRental(page, { typed, bike: 'cargo.one' });
    await bookAs(page, { name: 'Nel Nooit', email });
    if (email === paid) await pay(page, 'paid-never');
  }
  await expect(page).toHaveURL(/\/pay\/test\//);
  const checkout = page.url();

  await page.goto('/boeken');
  await fillRental(page, { typed, bike: 'cargo.one' });
  await expect(freeOf(page, 'bike.cargo.one')).toHaveText('nog 2 vrij');

  const [paidId, goneId] = [(await bookingOf(paid)).id, (await bookingOf(gone)).id];
  await query('update payment_attempt set next_check_at = now() where order_id = $1', [paidId]);
  await query(`update booking set hold_until = now() - interval '1 second' where id = $1`, [goneId]);
  await mailTo(paid, /staat vast/, 150_000);
  await expect.poll(async () => (await bookingOf(gone)).state, { timeout: 90_000 }).toBe('expired');
  expect(await bookingOf(paid)).toMatchObject({ state: 'confirmed' });

  await page.goto('/boeken');
  await fillRental(page, { typed, bike: 'cargo.one' });
  await expect(freeOf(page, 'bike.cargo.one')).toHaveText('nog 3 vrij');

  // The guest comes back an hour later to a payment that was closed with the hold.
  await page.goto(checkout);
  await expect(page.locator('button[name=choice]')).toHaveCount(0);
});
