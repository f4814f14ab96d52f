import type { Page } from '@playwright/test';
import { pathOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Tabs `tabs` with a gallery `gal` of three pages, an accordion with the item `hond`, and what guests say. */
const tabsPage = '/admin/modules/show/tabs?fixture=2';

const shownTab = (page: Page) =>
  page
    .locator('[data-module=tabs]')
    .first()
    .locator(':scope > :is([role=tablist], [role=radiogroup]) > :is([aria-selected=true], :has(:checked))');
const galleryPage = (page: Page) => page.locator('[data-module=gallery] nav [aria-current]');
const item = (page: Page, title: string) => page.locator('details', { hasText: title });

/** As a link or a typed address does, with the state of the program kept. */
const goTo = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

const wakeTabs = async (page: Page) => {
  await page.locator('[data-module=tabs] > [role=radiogroup] > :first-child').hover();
  await expect(page.getByRole('tab').first()).toBeVisible();
};

/** Records what is shown at the first paint, and all that moves after it. */
async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Window & { firstPaint?: string; shift?: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift = (seen.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(function look() {
      const panels = [...document.querySelectorAll('[data-fragment-panels] > *')];
      const shown = panels.find((panel) => getComputedStyle(panel).display !== 'none');
      if (shown) seen.firstPaint = shown.textContent?.trim().slice(0, 40) ?? '';
      else requestAnimationFrame(look);
    });
  });
}

test('HASH-2 HASH-3 a link that names tabs and a gallery shows that state from the first paint, and nothing jumps', async ({
  page,
}) => {
  await watchFirstPaint(page);
  await page.goto(`${tabsPage}#tabs|1||gal|2`);
  await expect(shownTab(page)).toContainText('Foto’s');
  await expect(galleryPage(page)).toHaveText('2');
  await page.waitForLoadState('networkidle');
  const track = page.locator('[data-fragment-pages]');
  expect(await track.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth))).toBe(1);
  await page.goto(`${tabsPage}#tabs|3`);
  await page.reload();
  await expect(shownTab(page)).toContainText('Beoordelingen');
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => {
    const { firstPaint, shift } = window as Window & { firstPaint?: string; shift?: number };
    return { firstPaint, shift };
  });
  expect(seen).toEqual({ firstPaint: 'Een 9,2 van wie meereden.', shift: 0 });
});

test('HASH-3 links, back and forward select the state, asleep as awake', async ({ page }) => {
  for (const awake of [false, true]) {
    await page.goto(tabsPage);
    if (awake) await wakeTabs(page);
    await expect(shownTab(page)).toContainText('Route');
    await goTo(page, 'tabs|1||gal|3');
    await expect(shownTab(page)).toContainText('Foto’s');
    await expect(galleryPage(page)).toHaveText('3');
    await goTo(page, 'tabs|3');
    await expect(shownTab(page)).toContainText('Beoordelingen');
    await page.goBack();
    await expect(shownTab(page)).toContainText('Foto’s');
    await expect(galleryPage(page)).toHaveText('3');
    await page.goBack();
    await expect(shownTab(page)).toContainText('Route');
    await page.goForward();
    await expect(shownTab(page)).toContainText('Foto’s');
  }
});

test('HASH-3 each module writes its own entry, keeps those of others, and back undoes it', async ({
  page,
}) => {
  await page.goto(`${tabsPage}#port|slug|2`);
  await page.getByText('Foto’s').click();
  await expect(page).toHaveURL(/#port\|slug\|2\|\|tabs\|1$/);
  await page.locator('[data-module=gallery] nav a').nth(2).click();
  await expect(page).toHaveURL(/#port\|slug\|2\|\|tabs\|1\|\|gal\|3$/);
  await page.getByRole('tab', { name: 'Route' }).click();
  await expect(page).toHaveURL(/#port\|slug\|2\|\|tabs\|0\|\|gal\|3$/);
  await page.goBack();
  await expect(shownTab(page)).toContainText('Foto’s');
  await expect(galleryPage(page)).toHaveText('3');
  await page.goBack();
  await expect(galleryPage(page)).toHaveText('1');
  await expect(page).toHaveURL(/#port\|slug\|2\|\|tabs\|1$/);
});

test('HASH-4 a tab opens by its name, and the one with reviews by theirs', async ({ page }) => {
  for (const [hash, title] of [
    ['tab-fotos', 'Foto’s'],
    ['tab-vragen', 'Vragen'],
    ['reviews', 'Beoordelingen'],
    ['tab-reviews', 'Beoordelingen'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${tabsPage}#${hash}`);
    await expect(shownTab(page), hash).toContainText(title as string);
  }
  await goTo(page, 'tab-fotos');
  await expect(shownTab(page)).toContainText('Foto’s');
  await wakeTabs(page);
  await goTo(page, 'reviews');
  await expect(shownTab(page)).toContainText('Beoordelingen');
});

test('HASH-3 an address that names an item in a closed tab opens both and leads there', async ({ page }) => {
  await page.goto(`${tabsPage}#hond`);
  await expect(item(page, 'Mag mijn hond mee?')).toHaveAttribute('open', '');
  await expect(page.locator('#hond')).toBeInViewport();
  await page.goto('about:blank');
  await page.goto(tabsPage);
  await wakeTabs(page);
  await goTo(page, 'hond');
  await expect(item(page, 'Mag mijn hond mee?')).toHaveAttribute('open', '');
  await expect(page.locator('#hond')).toBeInViewport();
});

test('HASH-3 a hostile address does nothing at all', async ({ page }) => {
  for (const hash of [
    '<img src=x onerror=alert(1)>',
    '__proto__|polluted',
    'constructor|prototype||tabs|__proto__',
    'tabs|-1',
    'tabs|99||tab-|x',
    '%E0%A4%A|%%|||||',
    `tabs|${'9'.repeat(3000)}`,
  ]) {
    await page.goto('about:blank');
    await page.goto(`${tabsPage}#${hash}`);
    await wakeTabs(page);
    await expect(shownTab(page), hash).toContainText('Route');
    expect(await page.evaluate(() => (({}) as { polluted?: unknown }).polluted)).toBeUndefined();
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  }
  await page.goto('about:blank');
  await page.goto(`${tabsPage}#gal|1e9`);
  await expect(galleryPage(page)).toHaveText('1');
});

test.describe('links in the page', () => {
  const linkTo = (page: Page, id: string) => page.locator(`main a[href="#${id}"]`);
  const topOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const scrolledTo = (page: Page) => page.evaluate(() => scrollY);
  /** The last place that the page's own links lead to. */
  const lastTarget = async (page: Page) => {
    await page.goto(pathOf('faq'));
    return ((await page.locator('main a[href^="#"]').last().getAttribute('href')) ?? '').slice(1);
  };
  /** Follows a link on a page whose frames and timers go on only as the test says. */
  const follow = async (page: Page, id: string) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await linkTo(page, id).evaluate((link: HTMLElement) => link.click());
  };

  test.beforeEach(async ({ page }) => page.clock.install());

  test('HASH-5 lead there smoothly in 800 ms, 50 px below the header, with history and focus', async ({
    page,
  }) => {
    const id = await lastTarget(page);
    await follow(page, id);
    const seen = [0];
    for (const time of [150, 250, 300, 140]) {
      await page.clock.runFor(time);
      const place = await scrolledTo(page);
      expect(place).toBeGreaterThan(seen.at(-1) ?? 0);
      seen.push(place);
    }
    const offset = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    expect(offset).toBeGreaterThanOrEqual(50);
    expect(Math.abs((await topOf(page, id)) - offset)).toBeLessThanOrEqual(1);
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    expect(await page.locator(`#${id}`).evaluate((target) => target.contains(document.activeElement))).toBe(
      true,
    );
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });

  test('HASH-5 a target more than 4000 px away takes 1600 ms', async ({ page }) => {
    const id = await lastTarget(page);
    await page.locator(`#${id}`).evaluate((target) => {
      const far = document.createElement('div');
      far.style.height = '5000px';
      target.before(far);
    });
    await follow(page, id);
    await page.clock.runFor(800);
    const half = await scrolledTo(page);
    await page.clock.runFor(500);
    expect(await scrolledTo(page)).toBeGreaterThan(half + 500);
    expect(await topOf(page, id)).toBeGreaterThan(250);
    await page.clock.runFor(350);
    const place = await topOf(page, id);
    expect(place).toBeGreaterThanOrEqual(50);
    expect(place).toBeLessThan(250);
  });

  test('HASH-5 the visitor’s own scrolling stops it', async ({ page }) => {
    const id = await lastTarget(page);
    await follow(page, id);
    await page.clock.runFor(300);
    const before = await scrolledTo(page);
    expect(before).toBeGreaterThan(20);
    await page.mouse.wheel(0, -40);
    await expect.poll(() => scrolledTo(page)).toBeLessThan(before);
    await page.clock.runFor(1000);
    expect(await topOf(page, id)).toBeGreaterThan(200);
  });

  test('HASH-5 with reduced motion it jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = await lastTarget(page);
    await follow(page, id);
    await page.clock.runFor(20);
    await expect.poll(() => topOf(page, id)).toBeLessThan(250);
  });
});
