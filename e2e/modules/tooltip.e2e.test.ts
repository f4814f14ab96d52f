import { expect, test } from '../support/test.ts';

const words = { name: 'Borg: € 50 per fiets' };

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/modules/show/tooltip?fixture=0');
});

test('an explanation comes under the pointer, can be pointed at, and goes when the pointer does', async ({
  page,
}) => {
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeHidden();
  await page.getByRole('button', words).hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
});

test('it comes with the focus of the keyboard, Escape puts it away and the focus stays', async ({ page }) => {
  const button = page.getByRole('button', words);
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription(/^Je betaalt de borg in de winkel/);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('a click keeps what hover opened, the next one closes it', async ({ page }) => {
  const tip = page.getByRole('tooltip');
  await page.getByRole('button', words).click();
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await expect(tip).toBeVisible();
  await page.getByRole('button', words).click();
  await expect(tip).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap opens it inside the screen, one elsewhere closes it', async ({ page }) => {
    const tip = page.getByRole('tooltip');
    await page.getByRole('button', words).tap();
    await expect(tip).toBeVisible();
    await expect(tip).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(380, 800);
    await expect(tip).toBeHidden();
  });
});

test('without script a click opens it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/admin/modules/show/tooltip?fixture=0');
  await page.getByRole('button', words).click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await context.close();
});
