import type { Page } from '@playwright/test';
import type { PageNode } from '../../src/page/page-node.ts';
import { publishedPage } from '../support/builder.ts';
import { expect, test } from '../support/test.ts';

const pictures = ['dunes-path', 'tulips-path', 'windmills-quay', 'zuiderzee-dike', 'amsterdam-bridge'];

/** Twelve items in pages of two: an item of a page is higher than a phone's window is wide. */
const portfolio = (id: string, props: Record<string, unknown> = {}, anchor?: string): PageNode => ({
  id,
  type: 'portfolio',
  version: 1,
  ...(anchor && { anchor }),
  props: {
    perPage: 2,
    items: Array.from({ length: 24 }, (_, index) => ({
      title: `${id} ${index + 1}`,
      text: '',
      picture: { media: pictures[index % pictures.length] },
      categories: index % 2 ? 'Zee' : 'Stad',
      link: null,
    })),
    ...props,
  },
});

let path: string;
test.beforeAll(async () => {
  const text = { id: 't', type: 'text', version: 1, props: { html: `<p>${'Tekst. '.repeat(900)}</p>` } };
  path = await publishedPage([
    text,
    portfolio('lijst'),
    portfolio('tweede', {}, 'twee'),
    { ...text, id: 'u' },
  ]);
});

const list = (page: Page) => page.locator('[data-paging=page\\ category]');
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const link = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });
const announced = (page: Page) => page.locator('body > [role=status]');

/** How often the server was asked for a page. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

test('SITE-5 a page link is an address that shows that page, with another title and canonical of its own', async ({
  page,
  baseURL,
}) => {
  await page.goto(path);
  await expect(link(page, 'Pagina 1')).toHaveAttribute('aria-current', 'page');
  await expect(list(page).getByRole('link', { name: /^Pagina/ })).toHaveText(['1', '2', '3', '4']);
  await expect(link(page, 'Pagina 2')).toHaveAttribute('href', `${path}?page=2`);
  await page.goto(`${path}?page=6`);
  await expect(titles(page)).toHaveText(['lijst 11', 'lijst 12']);
  await expect(list(page).getByRole('link', { name: /^Pagina/ })).toHaveText(['3', '4', '5', '6', '7']);
  await expect(page).toHaveTitle(/^Pagina 6 · /);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}?page=6`);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await page.goto(`${path}?page=1`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('SITE-5 the links of a list lead through it, and a page that is not there says so with 404', async ({
    page,
  }) => {
    await page.goto(path);
    await link(page, 'Volgende pagina').click();
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(titles(page)).toHaveText(['lijst 3', 'lijst 4']);
    await page.locator('[data-paging^=twee]').getByRole('link', { name: 'Pagina 3' }).click();
    await expect(page).toHaveURL(`${path}?page=2&twee-page=3`);
    await expect(page.getByRole('heading', { name: 'tweede 5' })).toBeVisible();
    await link(page, 'Pagina 1').click();
    await expect(page).toHaveURL(`${path}?twee-page=3`);
    const answer = await page.goto(`${path}?page=99`);
    expect(answer?.status()).toBe(404);
    await expect(titles(page)).toHaveText(['lijst 23', 'lijst 24']);
    await expect(list(page)).toContainText('Deze pagina is er niet. Dit is pagina 12 van 12.');
  });
});

test('SITE-5 with script a page is swapped in, said, and kept: back, forward and again ask the server nothing', async ({
  page,
}) => {
  await page.goto(path);
  await page.evaluate(() => {
    (window as Window & { stayed?: boolean }).stayed = true;
  });
  const visits = countVisits(page);
  await link(page, 'Pagina 2').click();
  await expect(titles(page)).toHaveText(['lijst 3', 'lijst 4']);
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(page).toHaveTitle(/^Pagina 2/);
  await expect(announced(page)).toHaveText('Pagina 2 van 12');
  await expect(list(page)).toBeFocused();
  await expect(list(page)).toBeInViewport();
  await link(page, 'Pagina 3').click();
  await expect(titles(page)).toHaveText(['lijst 5', 'lijst 6']);
  expect(visits()).toBe(2);
  await page.goBack();
  await expect(titles(page)).toHaveText(['lijst 3', 'lijst 4']);
  await page.goBack();
  await expect(titles(page)).toHaveText(['lijst 1', 'lijst 2']);
  await expect(page).toHaveURL(path);
  await expect(page).not.toHaveTitle(/Pagina/);
  await page.goForward();
  await expect(titles(page)).toHaveText(['lijst 3', 'lijst 4']);
  await link(page, 'Pagina 3').click();
  await expect(titles(page)).toHaveText(['lijst 5', 'lijst 6']);
  expect(visits()).toBe(2);
  expect(await page.evaluate(() => (window as Window & { stayed?: boolean }).stayed)).toBe(true);
});

test('SITE-5 the start of the list comes into view, and back returns to where the page was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(path);
  await link(page, 'Pagina 2').evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const left = await page.evaluate(() => scrollY);
  await link(page, 'Pagina 2').click();
  await expect(titles(page).first()).toHaveText('lijst 3');
  await expect(titles(page).first()).toBeInViewport();
  await page.goBack();
  await expect(titles(page).first()).toHaveText('lijst 1');
  // Nearer to there than to the start of the list.
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), left)).toBeLessThan(100);
});

test('SITE-5 two lists keep their pages beside each other; a click meant for a new window is the browser’s', async ({
  page,
  context,
}) => {
  await page.goto(`${path}?from=mail`);
  await link(page, 'Pagina 2').click();
  await expect(titles(page).first()).toHaveText('lijst 3');
  await expect(page).toHaveURL(`${path}?from=mail&page=2`);
  const opening = context.waitForEvent('page');
  await link(page, 'Pagina 3').click({ modifiers: ['ControlOrMeta'] });
  const other = await opening;
  await expect(other).toHaveURL(/page=3$/);
  await expect(titles(page).first()).toHaveText('lijst 3');
});

test.describe('without an answer', () => {
  test.use({ expected: /status of 4\d\d|ERR_FAILED/ });

  test('SITE-5 an answer with 404 is shown too; without an answer the link is followed as without script', async ({
    page,
  }) => {
    await page.goto(path);
    await link(page, 'Pagina 2').evaluate((element) => {
      (element as HTMLAnchorElement).search = '?page=99';
    });
    await list(page).locator('a[href$="page=99"]').click();
    await expect(list(page)).toContainText('Deze pagina is er niet.');
    await expect(titles(page)).toHaveText(['lijst 23', 'lijst 24']);

    await page.route(`**${path}?page=11`, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await link(page, 'Pagina 11').click();
    await page.waitForURL(`${path}?page=11`);
    await expect(titles(page)).toHaveText(['lijst 21', 'lijst 22']);
  });
});
