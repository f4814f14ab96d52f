import { signedIn, staffRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('OTH-1 an editor writes a post and publishes it: it stands first on the blog and in the feed', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const title = `De nacht van de wind ${Date.now().toString(36)}`;
  const monthEnd = lastDayOfMonth(new Date());
  await signedIn(page, 'editor');
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Nieuw bericht' }).click();
  await page.getByLabel('Titel', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Begin met schrijven' }).click();
  await expect(page.locator('[data-canvas-ready]')).toBeVisible();
  const canvas = page.frameLocator('iframe');
  await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const panel = page.getByRole('complementary', { name: 'Eigenschappen' });
  await expect(panel.getByLabel('Auteur')).toHaveValue('Emre Yilmaz');
  await panel.getByRole('button', { name: 'Datum' }).click();
  await page.getByRole('dialog').getByRole('button', { name: monthEnd }).click();
  await panel.getByLabel('Categorieën').fill('Weer,');
  await panel.getByLabel('Samenvatting').fill('Om drie uur stond de vlag strak.');
  await expect(canvas.getByText(monthEnd)).toBeVisible();
  await canvas.locator('[data-page-root] [data-node]').click();
  await panel
    .locator('[contenteditable=true]')
    .fill('Om drie uur stond de vlag strak, om vijf uur was hij weg.');
  await expect(canvas.getByText('om vijf uur was hij weg')).toBeVisible();
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(page.getByRole('heading', { name: 'De pagina staat op de site' })).toBeVisible();

  const visitor = await browser.newPage({ baseURL: process.env.E2E_BASE_URL });
  await visitor.goto('/blog');
  const first = visitor.getByRole('article').first();
  await expect(first).toContainText('Om drie uur stond de vlag strak.');
  await first.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText('om vijf uur was hij weg')).toBeVisible();
  const feed = await (await visitor.request.get('/feed.xml')).text();
  expect(feed.match(/<item>.*?<\/item>/s)?.[0]).toContain(title);
  await visitor.close();

  await page.goto('/admin/posts');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(`${monthEnd} · Emre Yilmaz · Weer`);
  const { pages } = await (await page.request.get('/admin/api/pages')).json();
  const { key } = pages.find(
    (each: { languages: { nl?: { title: string } } }) => each.languages.nl?.title === title,
  );
  const staff = await staffRequest('editor');
  expect((await staff.post(`/admin/api/pages/${key}/trash`, { data: {} })).ok()).toBe(true);
  await staff.dispose();
});

test('OTH-1 SITE-5 the second page of the blog is an address and comes in place', async ({ page }) => {
  await page.goto('/blog');
  const titles = page.getByRole('article').getByRole('heading');
  const firstTitle = await titles.first().textContent();
  await page
    .getByRole('navigation', { name: 'Pagina’s' })
    .getByRole('link', { name: 'Volgende pagina' })
    .click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(titles.first()).not.toHaveText(String(firstTitle));
  await page.goBack();
  await expect(titles.first()).toHaveText(String(firstTitle));
  await page.getByRole('navigation', { name: 'Categorieën' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?category=/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** As the back office writes it: `30 november 2026`. */
const lastDayOfMonth = (now: Date): string =>
  new Date(now.getFullYear(), now.getMonth() + 1, 0).toLocaleDateString('nl-NL', {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
  });
