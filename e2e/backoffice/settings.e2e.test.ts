import type { Page } from '@playwright/test';
import { signedIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const open = async (page: Page, screen: string) => {
  await page.goto(`/admin/${screen}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

test('EDIT-5 a colour that cannot be read is named and mended, and visitors see what was saved', async ({
  page,
}) => {
  await signedIn(page, 'editor');
  await open(page, 'look');
  const frame = page.frameLocator('iframe[title="Voorbeeld van de voorpagina"]');
  await expect(frame.getByRole('link', { name: 'Kies je fiets' }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Merk' }).fill('#e9b8c4');
  await expect(page.getByText('Dit is niet goed te lezen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  const offer = page.getByRole('button', { name: /^Merk op #.{6} zetten$/ });
  while (await offer.isVisible()) {
    const words = await offer.textContent();
    await offer.click();
    await expect(offer.filter({ hasText: words ?? '' })).toHaveCount(0);
  }
  const brand = await page.getByRole('textbox', { name: 'Merk' }).inputValue();
  const shown = () =>
    frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-brand'));
  await expect.poll(shown).toBe(brand);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Opgeslagen. Bezoekers zien het nu.')).toBeVisible();
  expect(await (await page.request.get('/contact')).text()).toContain(`--color-brand:${brand}`);

  await page.getByRole('button', { name: 'Terug naar het eigen uiterlijk' }).click();
  await page.getByRole('link', { name: 'Pagina’s' }).click();
  await expect(page.getByRole('dialog', { name: 'Weggaan zonder op te slaan?' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Alles is opgeslagen.')).toBeVisible();
  expect(await (await page.request.get('/contact')).text()).not.toContain('--color-brand:#e');
});

test('EDIT-5 an entry of the menu is moved by keyboard alone', async ({ page }) => {
  await signedIn(page, 'editor');
  await open(page, 'menus');
  const rows = page.getByRole('treegrid', { name: 'Hoofdmenu' }).getByRole('row');
  await rows.filter({ hasText: 'Over ons' }).click();
  await expect(page.getByRole('textbox', { name: 'Nederlands' })).toHaveValue('Over ons');
  await page.getByRole('button', { name: 'Omlaag' }).press('Enter');
  await expect(rows.last()).toContainText('Over ons');
  await page.getByRole('button', { name: 'Wijzigingen ongedaan maken' }).click();
  await expect(rows.last()).toContainText('Contact');

  // The handle takes it up with Enter, arrows go from place to place, Enter puts it down.
  await rows.filter({ hasText: 'Contact' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: 'Contact' })).toHaveAttribute('aria-level', '2');
  await page.getByRole('button', { name: 'Wijzigingen ongedaan maken' }).click();
});

test('EDIT-5 an old address is sent on, as trying it says beforehand', async ({ page }) => {
  await signedIn(page, 'owner');
  await open(page, 'redirects');
  const from = `/oud-${Date.now()}`;
  await page.getByRole('button', { name: 'Doorverwijzing toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Oud adres').fill(from);
  await dialog.getByRole('combobox', { name: 'Nieuw adres' }).fill(from);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText(/in een kring rond/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Nieuw adres' }).fill('/tochten');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Probeer een adres').fill(`https://www.voorbeeld.example${from}/`);
  await expect(page.getByText('Hier staat een pagina.')).toBeVisible();
  const answer = await page.request.get(from, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/tochten']);
});

test('EDIT-5 the footer becomes a page of modules that begins with what is there', async ({ page }) => {
  await signedIn(page, 'owner');
  await open(page, 'menus');
  await page.getByText('Kolommen in de voet', { exact: true }).click();
  await page.getByRole('button', { name: 'Maak een eigen voet' }).click();
  await expect(page).toHaveURL(/\/admin\/pages\/footer\/nl$/);
  const canvas = page.frameLocator('iframe').first();
  await expect(canvas.getByText('Langskomen')).toBeVisible({ timeout: 20_000 });
  await expect(canvas.getByRole('link', { name: 'Alle tochten' })).toBeVisible();
});
