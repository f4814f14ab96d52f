import type { Page } from '@playwright/test';
import type { PageNode } from '../../src/page/page-node.ts';
import { publishedPage } from '../support/builder.ts';
import { pathOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const routes = pathOf('routes');
const grid = (page: Page) => page.locator('[data-module=portfolio]').first();
const titles = (page: Page) => grid(page).locator('ul > li > article h3');
const kind = (page: Page, name: string) =>
  grid(page).getByRole('navigation').first().getByRole('link', { name });

test('POR-2 a portfolio has as many columns as its own width has room for, and items of three quarters', async ({
  page,
}) => {
  await page.goto(routes);
  for (const [width, columns] of [
    [479, 1],
    [480, 2],
    [767, 2],
    [768, 3],
    [1023, 3],
    [1024, 4],
    [1599, 4],
    [1600, 5],
  ] as const) {
    await page.setViewportSize({ width: Math.max(width, 1000), height: 900 });
    // Its own width counts, wherever it stands.
    await grid(page).evaluate((element, to) => {
      element.style.width = `${to}px`;
    }, width);
    const boxes = await titles(page)
      .locator('xpath=ancestor::li')
      .evaluateAll((items) =>
        items.map((item) => {
          const frame = item.querySelector('article > div')?.getBoundingClientRect() as DOMRect;
          return { top: Math.round(frame.top), ratio: frame.height / item.getBoundingClientRect().width };
        }),
      );
    expect([width, boxes.filter(({ top }) => top === boxes[0]?.top).length]).toEqual([width, columns]);
    expect(boxes[0]?.ratio).toBeCloseTo(0.75, 2);
  }
});

test('POR-1 a category is chosen by a link, with script in place and without script too', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(routes);
  await expect(titles(page)).toHaveCount(8);
  await kind(page, 'Zee').click();
  await expect(titles(page)).toHaveCount(3);
  await expect(page).toHaveURL(`${routes}?category=zee`);
  await expect(kind(page, 'Zee')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('body > [role=status]')).toHaveText('Zee: 3');
  await expect(grid(page).locator('article').first()).toHaveClass(/\bcategory-zee\b/);
  await page.goBack();
  await expect(titles(page)).toHaveCount(8);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const plain = await context.newPage();
  await plain.goto(routes);
  await kind(plain, 'Water').click();
  await expect(titles(plain)).toHaveCount(5);
  expect((await plain.goto(`${routes}?category=nergens`))?.status()).toBe(404);
  await expect(grid(plain)).toContainText('Die soort is er niet.');
  await context.close();
});

const items = Array.from({ length: 20 }, (_, index) => ({
  title: `Werk ${index + 1}`,
  text: '',
  picture: null,
  categories: index % 2 ? 'Zee' : 'Stad',
  link: null,
}));
const anchored: PageNode = {
  id: 'p',
  type: 'portfolio',
  version: 1,
  anchor: 'port',
  props: { items, filter: true, perPage: 4 },
};

test('HASH-2 HASH-3 with an anchor its category and page stand in the fragment, beside the entries of others', async ({
  page,
}) => {
  const path = await publishedPage([anchored]);
  await page.goto(`${path}#gal|3||port|zee|2`);
  await expect(titles(page)).toHaveText(['Werk 10', 'Werk 12', 'Werk 14', 'Werk 16']);
  await grid(page).getByRole('link', { name: 'Pagina 3' }).click();
  await expect(titles(page)).toHaveText(['Werk 18', 'Werk 20']);
  await expect(page).toHaveURL(/#gal\|3\|\|port\|zee\|3$/);
  await expect(grid(page)).toBeFocused();
  await kind(page, 'Alles').click();
  await expect(page).toHaveURL(/#gal\|3\|\|port\|all\|1$/);
  await expect(titles(page)).toHaveText(['Werk 1', 'Werk 2', 'Werk 3', 'Werk 4']);
  await page.goBack();
  await expect(titles(page)).toHaveText(['Werk 18', 'Werk 20']);
  await page.evaluate(() => {
    location.hash = 'port|<img src=x>|__proto__';
  });
  await expect(grid(page)).toContainText('Die soort is er niet.');
  await expect(titles(page)).toHaveText(['Werk 1', 'Werk 2', 'Werk 3', 'Werk 4']);
});

test('POR-3 POR-4 the row is as wide as the window and goes on by itself at its speed, not under the pointer', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/admin/modules/show/portfolio-carousel?fixture=0');
  const row = page.locator('[data-module=portfolio-carousel]');
  const track = row.locator(':scope > [tabindex]');
  await row.evaluate((element) => {
    Object.assign(element.style, { position: 'absolute', left: '0', width: '100vw' });
  });
  const slides = track.locator(':scope > *');
  const inView = await slides.evaluateAll(
    (all) => all.filter((slide) => slide.getBoundingClientRect().right <= innerWidth + 1).length,
  );
  expect(inView).toBe(5);
  await expect(row.getByRole('button', { name: 'Zet het wisselen stil' })).toBeVisible();
  await page.clock.runFor(5000 + 1500);
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  await row.getByRole('button', { name: 'Zet het wisselen stil' }).click();
  // The slide that was under way comes to its end.
  const left = () => track.evaluate(({ scrollLeft }) => scrollLeft);
  let stopped = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = stopped;
        stopped = await left();
        return stopped === before;
      },
      { intervals: [200] },
    )
    .toBe(true);
  await page.clock.runFor(12_000);
  expect(await left()).toBe(stopped);
});

test('POR-1 long titles are read in full, on the picture and below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of ['portfolio?fixture=4', 'portfolio-carousel?fixture=3']) {
    await page.goto(`/admin/modules/show/${address}`);
    const cut = await page
      .locator('article :not(.visually-hidden)')
      .evaluateAll(
        (all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0).length,
      );
    expect(cut).toBe(0);
  }
});
