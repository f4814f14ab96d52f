import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  asVisitor,
  fieldOf,
  intoBuilder,
  mostHands,
  ownHome,
  pathOf,
  publish,
  widths,
} from '../support/owner-home.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('EDIT-2 EDIT-4 SITE-3 an owner sets another picture on tablets', async ({ page, browser }) => {
  const key = await ownHome();
  const { hands, canvas } = await intoBuilder(page, key);
  await hands.click(canvas.getByRole('heading', { level: 1 }));
  const field = fieldOf(page, 'Andere afbeelding op tablets');
  await hands.click(field.getByRole('button', { name: 'Kies een afbeelding' }));
  const library = page.getByRole('dialog', { name: 'Kies een afbeelding' });
  await hands.write(library.getByRole('searchbox'), 'hero-tulips');
  await hands.click(library.getByRole('button', { name: /^hero-tulips/ }));
  await publish(page, hands);
  const shows = (name: string) => (visitor: Page) =>
    expect
      .poll(() =>
        visitor
          .locator('[data-module="hero"] img')
          .first()
          .evaluate((img: HTMLImageElement) => img.currentSrc),
      )
      .toContain(name);
  await asVisitor(browser, pathOf(key), shows('hero-tulips'), widths.tablet);
  await asVisitor(browser, pathOf(key), shows('hero-home'), widths.desktop);
  hands.within(mostHands);
});

test('EDIT-4 an owner uploads a picture, crops it and has it on the page', async ({ page, browser }) => {
  const key = await ownHome();
  const { hands, canvas } = await intoBuilder(page, key);
  await hands.click(canvas.getByRole('heading', { name: 'Een kwartier en je rijdt' }));
  const field = fieldOf(page, 'Afbeelding');
  await hands.click(field.getByRole('button', { name: 'Andere kiezen' }));
  const create = { width: 1200, height: 800, channels: 3, background: '#2f7d6d' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const library = page.getByRole('dialog', { name: 'Kies een afbeelding' });
  const name = `kade-${key}`;
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
  await hands.choose(library.getByRole('button', { name: 'Nieuwe uploaden' }), file);
  await expect(library).toBeHidden();
  await hands.click(field.getByRole('button', { name: 'Bijsnijden' }));
  const drawer = page.getByRole('dialog', { name });
  await hands.click(drawer.getByText('1:1', { exact: true }));
  await hands.click(drawer.getByRole('button', { name: 'Bewaren', exact: true }));
  await expect(page.getByText('Bewaard. Pagina’s tonen het meteen.')).toBeVisible();
  await hands.click(drawer.getByRole('button', { name: 'Sluiten' }));
  await publish(page, hands);
  await asVisitor(browser, pathOf(key), async (visitor) => {
    const picture = visitor.locator('[data-module="hero"]').nth(1).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', new RegExp(name));
    await expect(picture).toHaveAttribute('width', '800');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const ratio = await picture.evaluate(
      ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight,
    );
    expect(ratio).toBeCloseTo(1, 2);
  });
  hands.within(mostHands);
});
