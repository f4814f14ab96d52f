import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { demoPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ expected: /ERR_FAILED|dynamically imported|status of 4\d\d/ });

/** The first Dutch page that has a module of this type. */
async function openPageWith(page: Page, module: string): Promise<void> {
  for (const { path } of demoPages.filter(({ language }) => language === 'nl')) {
    const html = await (await fetch(process.env.E2E_BASE_URL + path)).text();
    if (!html.includes(`data-module="${module}"`)) continue;
    await page.goto(path);
    return;
  }
  throw new Error(`no page has a ${module}`);
}

test.describe('before any file of script has come', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
  });

  test('NAV-11 the menu opens', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#site-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('an accordion opens one answer and closes the other', async ({ page }) => {
    await openPageWith(page, 'accordion');
    const items = page.locator('[data-module=accordion]').first().locator('details');
    const closed = items.filter({ has: page.locator(':scope:not([open])') });
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1)).toHaveAttribute('open', '');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2)).toHaveAttribute('open', '');
    await expect(items.nth(1)).not.toHaveAttribute('open');
    expect(await closed.count()).toBeGreaterThan(0);
  });

  test('a question opens', async ({ page }) => {
    await openPageWith(page, 'faq');
    const question = page.locator('[data-module=faq] details:not([open])').first();
    const summary = await question.locator('summary').elementHandle();
    await summary?.click();
    expect(await summary?.evaluate((element) => (element.parentElement as HTMLDetailsElement).open)).toBe(
      true,
    );
  });

  test('a carousel goes on to the next', async ({ page }) => {
    const type = 'review-slider';
    await openPageWith(page, type);
    const next = page.locator(`[data-module=${type}] [data-step="1"]`).first();
    const position = () =>
      next.evaluate(
        (button) => document.getElementById(button.getAttribute('aria-controls') as string)?.scrollLeft,
      );
    expect(await position()).toBe(0);
    await next.click();
    await expect.poll(position).toBeGreaterThan(0);
  });

  test('LINK-1 links and the booking form work', async ({ page }) => {
    await page.goto('/boeken');
    await page.locator('#input_6_39').fill('31/02/2027');
    await page.locator('[data-step=what] button[value=next]').click();
    await expect(page.locator('#input_6_39')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#input_6_39')).toHaveValue('31/02/2027');
  });
});

/** Scripts that are on their way until they are released. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

test('a click on a form that still sleeps is given to it when it wakes, after slow scripts', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/boeken', { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: /^Meer: Stadsfiets, Maat S/ });
  const quantity = page.locator('[name="bike.city.s"]');
  await more.click();
  await expect(quantity).toHaveValue('');
  scripts.release();
  await expect(quantity).toHaveValue('1');
});

test('what is typed before the form wakes is kept and counts', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/boeken', { waitUntil: 'commit' });
  await page.locator('#input_6_39').fill('31/02/2027');
  scripts.release();
  await expect(page.locator('#input_6_39')).toHaveAttribute('aria-invalid', 'true', { timeout: 15_000 });
  await expect(page.locator('#input_6_39')).toHaveValue('31/02/2027');
});

test('before the visitor comes near an island, the home page has at most 3 kB of script and nothing of React', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const scripts = () =>
    page.evaluate(() => {
      const isScript = (entry: PerformanceResourceTiming) => /\.js$/.test(new URL(entry.name).pathname);
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        files: entries.filter(isScript).map(({ name }) => new URL(name).pathname),
        bytes: entries.filter(isScript).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        inline: [...document.scripts]
          .filter(({ src, type }) => !src && !type)
          .map(({ text }) => text)
          .join(''),
      };
    });
  const { files, bytes, inline } = await scripts();
  expect(files.filter((file) => /react|hydrate|island/i.test(file))).toEqual([]);
  expect(bytes + brotliCompressSync(inline).length).toBeLessThanOrEqual(3000);
  await page.locator('zadel-island').first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await scripts()).files.join()).toMatch(/react/i);
});

test('SITE-7 the other language is the same page', async ({ page }) => {
  await page.goto('/boeken');
  await page.locator('header a[hreflang=de]:visible').first().click();
  await expect(page).toHaveURL(/\/de\/buchen$/);
  await page.locator('header a[hreflang=en]:visible').first().click();
  await expect(page).toHaveURL(/\/en\/book$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
