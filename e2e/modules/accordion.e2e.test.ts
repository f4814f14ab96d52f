import { expect, test } from '../support/test.ts';

test('ACC-1 ACC-2 ACC-3 one item is open at a time, slides for 700 ms, and stays open when it is clicked again', async ({
  page,
}) => {
  await page.goto('/admin/modules/show/accordion?fixture=0');
  const items = page.locator('[data-module=accordion] > details');
  const open = page.locator('[data-module=accordion] > details[open]');
  await expect(open).toHaveCount(1);
  const heightOf = (item: HTMLElement) => item.offsetHeight;
  const slide = await items.nth(1).evaluate((item: HTMLDetailsElement) => {
    const [duration] = getComputedStyle(item, '::details-content').transitionDuration.split(', ');
    item.querySelector('summary')?.click();
    return { duration, begins: item.offsetHeight };
  });
  expect(slide.duration).toBe('0.7s');
  await expect.poll(() => items.nth(1).evaluate(heightOf)).toBeGreaterThan(slide.begins + 20);
  await expect(open).toHaveCount(1);
  await expect(items.nth(1)).toHaveAttribute('open', '');
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).toHaveAttribute('open', '');
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('open', '');
});

test('TOG-1 a lone toggle opens and closes by pointer and key', async ({ page }) => {
  await page.goto('/admin/modules/show/toggle?fixture=0');
  const toggle = page.locator('[data-module=toggle] > details');
  await toggle.locator('summary').click();
  await expect(toggle).toHaveAttribute('open', '');
  await expect(toggle.getByText('Regenjas')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toggle).not.toHaveAttribute('open');
});
