import { signedIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('EDIT-3 an editor makes a page, finds it, bins it and puts it back', async ({ page }) => {
  const title = `Proefrit ${Date.now()}`;
  await signedIn(page, 'editor');
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Nieuwe pagina' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
  await dialog.getByLabel('Titel').fill(title);
  const path = `/${title.toLowerCase().replace(' ', '-')}`;
  await expect(dialog.getByLabel('Adres')).toHaveValue(path);
  await dialog.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page).toHaveURL(/\/admin\/pages\/proefrit-\d+\/nl$/);

  await page.goto('/admin/pages');
  await page.getByRole('searchbox', { name: 'Zoek op titel of adres' }).fill(title);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByRole('link', { name: `Concept, ${title} (nl) bewerken` })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Ontbreekt/ })).toHaveCount(2);
  await expect(page.getByText('1 pagina', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Meer voor ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Naar de prullenbak' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Naar de prullenbak' }).click();
  await expect(row).toHaveCount(0);
  await page.getByText('Prullenbak', { exact: true }).click();
  await row.getByRole('button', { name: `Meer voor ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Terugzetten' }).click();
  await expect(row).toHaveCount(0);
  await page.getByText('Alle', { exact: true }).click();
  await expect(row).toBeVisible();
});

test('an address that cannot be is refused beside its field', async ({ page }) => {
  await signedIn(page, 'editor');
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Nieuwe pagina' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
  await dialog.getByLabel('Titel').fill('Beheer');
  await dialog.getByLabel('Adres').fill('/admin');
  await dialog.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(dialog.getByText('Dit adres gebruikt het programma zelf.')).toBeVisible();
});

test('EDIT-3 the desk reads the list and is offered no change', async ({ page }) => {
  await signedIn(page, 'desk');
  await page.goto('/admin/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina’s' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '/contact' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nieuwe pagina' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /bewerken$/ })).toHaveCount(0);
});

test('after going to another screen the focus is at its heading, and the tab bears its name', async ({
  page,
}) => {
  await signedIn(page, 'editor');
  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Pagina’s' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina’s' })).toBeFocused();
  await expect(page).toHaveTitle('Pagina’s · Zadel');
  await page.getByRole('link', { name: 'Naar de inhoud' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
