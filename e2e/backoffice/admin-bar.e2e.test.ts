import { expectAccessible } from '../support/accessible.ts';
import { signedIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('SITE-10 an editor sees a bar above the page that leads to its builder; visitors never see it', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'editor');
  await page.goto('/tochten');
  const bar = page.getByRole('complementary', { name: 'Beheer' });
  await expect(bar.getByRole('link', { name: 'Bewerk deze pagina' })).toHaveAttribute(
    'href',
    '/admin/pages/tours/nl',
  );
  await expect(bar).toContainText('Gepubliceerd');
  for (const width of [1440, 782, 740, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const [barBox, headerBox] = [await bar.boundingBox(), await page.locator('header').first().boundingBox()];
    expect(headerBox?.y, `${width}`).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0) - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page, (axe) => axe.include('aside'));

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole('complementary', { name: 'Beheer' })).toHaveCount(0);
  expect(await visitor.content()).not.toContain('class="admin-bar');
  await visitor.context().close();
});

test('SITE-10 the desk sees the bar without a way to change the page', async ({ page }) => {
  await signedIn(page, 'desk');
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: 'Beheer' });
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Bewerk deze pagina' })).toHaveCount(0);
});
