import { bookAs, day, fillRental, pay, readConfirmation } from '../support/booking-form.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

test('BOOK-2 a visitor books a city bike for two hours, pays, and reads it on the confirmation and in a mail', async ({
  page,
}) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(30).typed });
  await expect(page.getByRole('complementary')).toContainText('Stadsfiets');
  await bookAs(page, { name: 'Sanne de Vries', email: 'sanne@example.com' });
  await pay(page);
  const number = await readConfirmation(page);
  const mail = await mailTo('sanne@example.com', new RegExp(number));
  expect(mail.text).toContain('Stadsfiets');
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
});

test('CONF-2 the purchase is reported once per transaction, with the server’s own figures (CONF-5)', async ({
  page,
}) => {
  await page.goto('/boeken');
  await fillRental(page, { typed: day(31).typed });
  await bookAs(page, { name: 'Jan Smit', email: 'jan@example.com' });
  await pay(page);
  await readConfirmation(page);
  const paid = new URL(page.url()).searchParams.get('amount') as string;
  const layer = () => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);
  const [event] = (await layer()) as { ecommerce: { value: number; transaction_id: string } }[];
  expect(event).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: expect.stringMatching(/./),
      value: Number(paid),
      currency: 'EUR',
      items: [{ item_id: 'booking', item_name: 'Bike Booking', price: Number(paid), quantity: 1 }],
    },
  });

  await page.reload();
  expect(await layer()).toEqual([]);
  await page.goto('/boeken');
  await page.goBack();
  expect(await layer()).toEqual([]);

  // The address says something else; the signed booking knows better.
  await page.goto(page.url().replace(/amount=[^&]*/, 'amount=9999'));
  await expect(page.getByRole('main')).toContainText(paid.replace('.', ','));
  await expect(page.getByRole('main')).not.toContainText('9.999');
  expect(await layer()).toEqual([]);
});

const query = (parts: Record<string, string>) => `/booking-confirmation/?${new URLSearchParams(parts)}`;

for (const { what, address, reported } of [
  {
    what: 'CONF-1 CONF-3 figures of the address alone: the entry names the transaction',
    address: query({ amount: '45.5', entry_id: '7001' }),
    reported: { transaction_id: 'GF-7001', value: 45.5, currency: 'EUR' },
  },
  {
    what: 'CONF-1 the transaction of the address',
    address: query({ amount: '20', currency: 'USD', txid: 'tr_7002', entry_id: '7002' }),
    reported: { transaction_id: 'tr_7002', value: 20, currency: 'USD' },
  },
  { what: 'CONF-4 an amount that is no number', address: query({ amount: 'veel', entry_id: '7003' }) },
  { what: 'CONF-4 no transaction and no entry', address: query({ amount: '45.5' }) },
]) {
  test(`${what} is reported ${reported ? 'once' : 'never'}`, async ({ page }) => {
    const layer = () =>
      page.evaluate(() =>
        ((window as { dataLayer?: { ecommerce: object }[] }).dataLayer ?? []).map((each) => each.ecommerce),
      );
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await layer()).toMatchObject(reported ? [reported] : []);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await layer()).toEqual([]);
  });
}
