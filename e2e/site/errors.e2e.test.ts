import { query } from '../support/database.ts';
import { pathOf } from '../support/pages.ts';
import { bookingPaths, sendForm, sentRental } from '../support/sent-form.ts';
import { expect, test } from '../support/test.ts';

for (const { language, path, title } of [
  { language: 'nl', path: '/is-er-niet', title: pathOf('not-found', 'nl') },
  { language: 'en', path: '/en/tours/is-not-there', title: pathOf('not-found', 'en') },
  { language: 'de', path: '/de/gibt-es-nicht/?x=1', title: pathOf('not-found', 'de') },
]) {
  test(`SITE-4 an unknown path below /${language} is a 404 page in ${language} from the builder`, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading as string);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test('an address that cannot be decoded, and one out of a scanner’s list, are plain 404s', async ({
  request,
}) => {
  for (const path of [
    '/%E0%A4%A',
    '/wp-login.php',
    '/..%2f..%2fetc/passwd',
    '/.env',
    '/assets/../../package.json',
    '/assets/nope.js',
  ]) {
    const { status } = await fetch(process.env.E2E_BASE_URL + path);
    expect([path, [400, 404].includes(status)]).toEqual([path, true]);
  }
  expect((await request.get('/boeken/')).url()).toMatch(/\/boeken$/);
});

test('SITE-4 MOD-8 an error of the server is a 500 page in the visitor’s language that says nothing of the inside', async ({
  page,
}) => {
  await query('alter table shop_settings rename to shop_settings_away');
  try {
    for (const [language, path] of Object.entries(bookingPaths)) {
      const answer = await sendForm(path, sentRental('01/06/2027'));
      expect(answer.status).toBe(500);
      expect(answer.text).toContain(`lang="${language}"`);
      expect(answer.text).not.toMatch(
        /relation|shop_settings|select|postgres|node_modules|Error:|\.ts\b|at async/i,
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    const api = await fetch(`${process.env.E2E_BASE_URL}/api/bookings/availability/month?month=2027-06`);
    expect([api.status, await api.json()]).toEqual([
      500,
      { error: { code: 'internal', message: expect.any(String) } },
    ]);
  } finally {
    await query('alter table shop_settings_away rename to shop_settings');
  }
  expect((await page.goto('/boeken'))?.status()).toBe(200);
});

test('IMG-1 a picture is made at its configured widths only', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const source = /(?:src|srcset)="([^" ,]*?\d+x0[^" ,]*)/.exec(html)?.[1] as string;
  expect((await request.get(source)).status()).toBe(200);
  expect((await request.get(source.replace(/\d+x0/, '12345x0'))).status()).toBe(404);
  expect((await request.get(source.replace(/\d+x0/, '1x0'))).status()).toBe(404);
});
