import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { mailTo } from '../support/mailbox.ts';
import { addStaff, signedIn, staffPassword } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const fillIn = async (page: Page, email: string, password = staffPassword) => {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
};

test('EDIT-1 staff sign in, come to where they wanted to be, and go out again', async ({ page }) => {
  const { email } = await addStaff('editor', { name: 'Emre Yilmaz' });
  await page.goto('/admin/pages?show=unpublished');
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, email, 'niet het goede wachtwoord');
  await expect(page.getByRole('alert')).toContainText('horen niet bij elkaar');
  await fillIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina’s' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/pages\?show=unpublished$/);
  await page.getByRole('button', { name: /Emre Yilmaz/ }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  expect((await page.request.get('/admin/api/me')).status()).toBe(401);
});

test('EDIT-1 when the session has ended, what was typed stays and what was asked is asked again', async ({
  page,
}) => {
  await signedIn(page, 'editor', { fresh: true });
  await page.goto('/admin/account');
  await page.getByLabel('Naam', { exact: true }).fill('Emre Öztürk');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' });
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(staffPassword);
  await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
  expect((await (await page.request.get('/admin/api/me')).json()).staff.name).toBe('Emre Öztürk');
});

test('EDIT-1 the desk is offered what its role may do, and told so where it may not', async ({ page }) => {
  await signedIn(page, 'desk');
  await page.goto('/admin/people');
  await expect(page.getByRole('heading', { name: 'Dit scherm is niet voor jou' })).toBeVisible();
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Pagina’s' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Medewerkers' })).toHaveCount(0);
});

test('EDIT-1 an owner invites a colleague, who chooses a password and is inside', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'owner');
  await page.goto('/admin/people');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nodig iemand uit' }).click();
  const email = `nieuw-${Date.now()}@staff.example`;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mailadres').fill(email);
  await dialog.getByRole('radio', { name: 'Redacteur' }).check();
  await dialog.getByRole('button', { name: 'Stuur de uitnodiging' }).click();
  await expect(dialog.getByRole('status')).toContainText(`onderweg naar ${email}`);
  const { text = '' } = await mailTo(email, /Kom erbij/);
  const [link = ''] = text.match(/http\S+\/admin\/invitation\/[\w-]+/) ?? [];

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await theirs.getByLabel('Je naam').fill('Noor Bakker');
  await theirs.getByLabel('Kies een wachtwoord').fill(staffPassword);
  await theirs.getByRole('button', { name: 'Neem de uitnodiging aan' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dag Noor' })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toContainText('verlopen of al gebruikt');
  await context.close();
});

test('EDIT-1 the back office is never kept, never indexed, and runs only its own files', async ({
  request,
}) => {
  for (const path of ['/admin', '/admin/pages/home/nl']) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  }
  expect((await request.get('/admin/api/nothing')).headers()['content-type']).toContain('application/json');
});
