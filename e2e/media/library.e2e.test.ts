import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { signedIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A photograph of noise, too large for one piece. */
const photograph = () =>
  sharp({
    create: {
      width: 1500,
      height: 1000,
      channels: 3,
      background: '#c63e14',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photograph() });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, 'editor');
});

test.describe('with a connection that breaks', () => {
  test.use({ expected: /status of 4\d\d|ERR_CONNECTION_RESET/ });

  test('EDIT-4 an upload survives a broken connection, and a bad file beside it is named', async ({
    page,
  }) => {
    let breaks = 0;
    await page.route(/uploads\/.*offset=786432/, (route) => {
      breaks += 1;
      return breaks === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.goto('/admin/media');
    const invoice = { name: 'factuur.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') };
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await jpeg('De Kade (1).JPG'), invoice]);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads.getByText('Klaar: de-kade')).toBeVisible();
    await expect(uploads.getByRole('alert')).toContainText('geen afbeelding die we kennen');
    expect(breaks).toBe(2);
    await expectAccessible(page);
  });
});

test('EDIT-4 focus, crop and words of a picture are set with the keyboard alone', async ({ page }) => {
  await page.goto('/admin/media');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await jpeg('toetsen.jpg')]);
  const card = page.getByRole('button', { name: /^toetsen(?!\.)/ });
  await expect(card).toContainText('Mist beschrijving');
  await card.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'toetsen' });
  await drawer.getByRole('slider', { name: 'Focuspunt' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(drawer.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '60 % van links, 49 % van boven',
  );
  await drawer.getByRole('radio', { name: 'Uitsnede' }).press('Space');
  await drawer.getByRole('button', { name: 'Hoek rechtsonder' }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(drawer.getByText('Te zien: 750 × 1.000 pixels')).toBeVisible();
  for (const language of ['Nederlands', 'Engels', 'Duits'])
    await drawer.getByRole('textbox', { name: language }).fill('Ruis');
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('alert')).toContainText('nog niet bewaard');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Bewaren', exact: true }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(card).not.toContainText('Mist beschrijving');
});

test('EDIT-4 a picture of a page says where it is and cannot go; another goes to the bin and back', async ({
  page,
}) => {
  await page.goto('/admin/media');
  await page.getByRole('searchbox').fill('hero-home');
  await page.getByRole('button', { name: /^hero-home/ }).click();
  const drawer = page.getByRole('dialog', { name: 'hero-home' });
  await expect(drawer.getByRole('link', { name: 'Fietsen huren in Haarlem' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Naar de prullenbak' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox').fill('');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await jpeg('weg.jpg')]);
  await page.getByRole('button', { name: /^weg Mist/ }).click();
  await page.getByRole('button', { name: 'Naar de prullenbak' }).click();
  await expect(page.getByRole('button', { name: /^weg Mist/ })).toBeHidden();
  await page.getByText('Prullenbak').first().click();
  await page.getByRole('button', { name: /^weg Mist/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await page.getByText('Alles', { exact: false }).first().click();
  await expect(page.getByRole('button', { name: /^weg Mist/ })).toBeVisible();
});
