import type { Page } from '@playwright/test';
import { pathOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** How far things have moved by themselves since the page began, by the browser's own account. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  });

for (const width of [390, 1440]) {
  for (const key of ['home', 'tour-dunes-and-sea', 'bike-city', 'booking']) {
    test(`nothing jumps on the page ${key} at ${width} px, with slow fonts and pictures`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route(/\.(woff2|webp|avif|svg|jpg)(\?|$)|\d+x0/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.goto(pathOf(key));
      await page.waitForLoadState('networkidle');
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      expect(await shifts(page)).toBeLessThan(0.01);
    });
  }
}

test('who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const key of ['home', 'faq', 'tour-dunes-and-sea']) {
    await page.goto(pathOf(key));
    await readThrough(page);
    const moving = await page.evaluate(() => ({
      animations: document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10)
        .map((animation) => (animation as CSSAnimation).animationName ?? String(animation)),
      scrolling: getComputedStyle(document.documentElement).scrollBehavior,
    }));
    expect([key, moving]).toEqual([key, { animations: [], scrolling: 'auto' }]);
  }
});
