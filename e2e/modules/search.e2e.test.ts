import { expectAccessible } from '../support/accessible.ts';
import { publishedPage } from '../support/builder.ts';
import { pathOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('SITE-8 a visitor of a missing page searches, finds a tour and goes there', async ({ page }) => {
    await page.goto('/hier-is-niets');
    await page.getByRole('searchbox').fill('duinen');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${pathOf('search')}?q=duinen`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
      /^\d+ resultaten voor ‘duinen’/,
    );
    await expect(page.getByRole('searchbox')).toHaveValue('duinen');
    const first = page.locator('[data-module=search-results] ol > li').first();
    await expect(first).toContainText('Tocht');
    await expect(first.locator('mark').first()).toHaveText('Duinen');
    await first.getByRole('link').click();
    await expect(page).toHaveURL(pathOf('tour-dunes-and-sea'));
  });

  test('SITE-8 nothing found and nothing asked each say so, with links that may help', async ({ page }) => {
    await page.goto(`${pathOf('search')}?q=xqzxqz`);
    await expect(page.getByRole('heading', { name: 'Niets gevonden voor ‘xqzxqz’' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Alle tochten' }).click();
    await expect(page).toHaveURL(pathOf('tours'));
    await page.goto(pathOf('search'));
    await expect(page.getByRole('main').getByRole('link', { name: 'Alle fietsen' })).toBeVisible();
    await page.goto(`${pathOf('search')}?q=%3F%21`);
    await expect(page.getByRole('main')).toContainText('Typ minstens één letter of cijfer.');
  });
});

test('SITE-8 each language finds its own pages by the stems of its words', async ({ page }) => {
  await page.goto(`${pathOf('search', 'en')}?q=cycle+tulip`);
  await expect(
    page.locator('[data-module=search-results] ol > li').first().getByRole('link'),
  ).toHaveAttribute('href', /^\/en\//);
  await page.goto(`${pathOf('search', 'de')}?q=M%C3%BChle`);
  await expect(
    page.locator('[data-module=search-results] ol mark').filter({ hasText: 'Mühlen' }).first(),
  ).toBeVisible();
});

test('SITE-5 SITE-8 results have pages, a typing error is understood, and axe finds nothing', async ({
  page,
}) => {
  await page.goto(`${pathOf('search')}?q=fiets`);
  const results = page.locator('[data-module=search-results]');
  await results.getByRole('link', { name: 'Pagina 2', exact: true }).click();
  await expect(page).toHaveURL(`${pathOf('search')}?q=fiets&page=2`);
  await expect(results.getByRole('heading', { level: 2 })).toContainText('Pagina 2 van');
  await expectAccessible(page, (axe) => axe.include('[data-module=search-results]'));
  expect((await page.goto(`${pathOf('search')}?q=fiets&page=999`))?.status()).toBe(404);
  await page.goto(`${pathOf('search')}?q=bolenvelden`);
  await expect(results).toContainText('Dit vonden we voor ‘bollenvelden’');
});

test('SITE-8 what an editor publishes is found at once; a query is never markup', async ({ page }) => {
  const word = `woord${Date.now()}`;
  await page.goto(`${pathOf('search')}?q=${word}`);
  await expect(page.getByText(`Niets gevonden voor ‘${word}’`)).toBeVisible();
  const path = await publishedPage([
    { id: 't', type: 'text', version: 1, props: { html: `<p>Een nieuw ${word} staat hier.</p>` } },
  ]);
  await page.reload();
  await expect(page.locator('[data-module=search-results] ol > li').getByRole('link')).toHaveAttribute(
    'href',
    path,
  );
  await expect(page.locator('[data-module=search-results] ol mark')).toHaveText(word);
  await page.goto(`${pathOf('search')}?q=${encodeURIComponent('<img src=x onerror=alert(1)>" duinen')}`);
  await expect(page.getByRole('searchbox')).toHaveValue('<img src=x onerror=alert(1)>" duinen');
  await expect(page.locator('main img')).toHaveCount(0);
});
