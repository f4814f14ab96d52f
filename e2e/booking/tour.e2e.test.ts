import { bookAs, departure, fillTour, pay, readConfirmation } from '../support/booking-form.ts';
import { bookingOf, query } from '../support/database.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const four = { adults: 2, childAges: [9, 12] };
const email = 'familie.bakker@example.com';

async function takenPieces(): Promise<number> {
  const { id } = await bookingOf(email);
  const [row] = await query<{ sum: string }>(
    `select coalesce(sum(reserved), 0) as sum from capacity
     where resource_id in (select resource_id from booking_claim where booking_id = $1)
       and hour between (select min(first_hour) from booking_claim where booking_id = $1)
         and (select max(end_hour) - 1 from booking_claim where booking_id = $1)`,
    [id],
  );
  return Number(row?.sum);
}

test('BOOK-3 BOOK-8 a family of four books a tour, pays, and cancels it from the mail for the refund it was shown', async ({
  page,
}) => {
  const { typed, seats } = await departure(0);
  await page.goto('/boeken');
  await fillTour(page, typed, four);
  const seatsLeft = page.locator('label', { has: page.locator('[name=departure]') });
  await expect(seatsLeft).toContainText(`nog ${seats} plaatsen`);
  await expect(page.getByRole('complementary')).toContainText('158,00');
  await bookAs(page, { name: 'Anna Bakker', email });
  await expect(page.getByRole('main')).toContainText('158,00');
  await pay(page);
  const number = await readConfirmation(page);
  await expect(page.getByRole('main')).toContainText('Duinen en zee');

  const confirmation = await mailTo(email, new RegExp(number));
  expect(confirmation.text).toContain('Duinen en zee');
  expect(confirmation.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  const link = /https?:\/\/\S+\/mijn-boeking\?b=[\w.%-]+/.exec(confirmation.text ?? '')?.[0] as string;

  await page.goto('/boeken');
  await fillTour(page, typed, four);
  await expect(seatsLeft).toContainText(`nog ${seats - 4} plaatsen`);
  expect(await takenPieces()).toBeGreaterThan(0);

  await page.goto(link);
  await page.getByText('Annuleren', { exact: true }).click();
  await expect(page.getByRole('main')).toContainText(/krijg je €\s158,00 terug \(100 %\)/);
  await page.getByRole('button', { name: 'Ja, annuleer mijn boeking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze boeking is geannuleerd');
  await expect(page.getByRole('main')).toContainText('158,00');
  const cancellation = await mailTo(email, /annule/i);
  expect(cancellation.text).toContain(number);
  expect(cancellation.text).toContain('158,00');

  await page.goto('/boeken');
  await fillTour(page, typed, four);
  await expect(seatsLeft).toContainText(`nog ${seats} plaatsen`);
  expect(await takenPieces()).toBe(0);
});
