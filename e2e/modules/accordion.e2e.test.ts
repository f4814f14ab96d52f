import { expect, test } from '../support/test.ts';

test('ACC-1 ACC-2 ACC-3 one item is open at a time, slides for 700 ms, and stays open when it is clicked again', async ({
  page,
}) => {
  await page.goto('/admin/modules/show/accordion?fixture=0');
  const items = page.locator('[data-module=accordion] > details');
  const open = page.locator('[data-module=accordion] > details[open]');
  await expect(open).toHaveCount(1);
  const slide = await items.nth(1).evaluate(async (item: HTMLDetailsElement) => {
    const [duration] = getComputedStyle(item, '::details-content').transitionDuration.split(', ');
    const heights = new Set([item.offsetHeight]);
    item.querySelector('summary')?.click();
    const start = performance.now();
    while (performance.now() - start < 1000) {
      await new Promise(requestAnimationFrame);
      heights.add(item.offsetHeight);
    }
    return { duration, heights: heights.size };
  });
  expect(slide.duration).toBe('0.7s');
  expect(slide.heights, 'heights on the way').toBeGreaterThan(2);
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
