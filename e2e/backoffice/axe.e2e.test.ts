import type { Page } from '@playwright/test';
import type { PageNode } from '../../src/page/page-node.ts';
import { expectAccessible } from '../support/accessible.ts';
import { newDraft } from '../support/builder.ts';
import { signedIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const content: PageNode[] = [
  { id: 'h', type: 'heading', version: 1, props: { text: 'Naar zee', level: 'h2' } },
  { id: 't', type: 'text', version: 1, props: { html: '<p>Langs de duinen.</p>' } },
];

const doors = ['/sign-in', '/forgotten'];

/** Every screen with its address below `/admin`. */
const screens = [
  '/',
  '/pages',
  '/posts',
  '/media',
  '/menus',
  '/look',
  '/modules',
  '/modules?module=gallery&show=fields',
  '/shop',
  '/opening-hours',
  '/redirects',
  '/scripts',
  '/people',
  '/audit',
  '/account',
];

/** Of our own screens: what frames show, such as pages and the gallery's modules, is looked at as visitors get it. */
const expectOursAccessible = (page: Page) => expectAccessible(page, (axe) => axe.exclude('iframe'));

/** Until what a screen loads has come. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true], .mantine-Loader-root, .mantine-Skeleton-root')).toHaveCount(0);
}

const widths = [1440, 820];

/** Opens each of the screens once: axe looks at it on a desk and on a phone, and it fits a tablet too. */
async function expectScreensAccessible(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(`/admin${path}`);
    await settled(page);
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      if (width !== 820) await expectOursAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

test('EDIT-1 axe finds nothing on the screens for who is not signed in', async ({ page }) => {
  await expectScreensAccessible(page, doors);
});

test('EDIT-1 EDIT-5 axe finds nothing on any screen of the back office, and none is wider than its window', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signedIn(page, 'owner');
  await expectScreensAccessible(page, screens);
});

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test(`EDIT-2 axe finds nothing in the builder with a module selected, at ${width} px`, async ({
      page,
    }) => {
      const key = await newDraft(content);
      await signedIn(page, 'owner');
      await page.goto(`/admin/pages/${key}/nl`);
      await expect(page.locator('[data-canvas-ready]')).toBeVisible();
      await expectOursAccessible(page);
      await page.frameLocator('iframe').locator('[data-node="h"]').click();
      const fields = page.getByRole('button', { name: 'Eigenschappen', exact: true });
      if ((await fields.getAttribute('aria-pressed')) === 'false') await fields.click();
      for (const tab of ['Inhoud', 'Vormgeving', 'Geavanceerd']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectOursAccessible(page);
      }
      const add = page.getByRole('button', { name: 'Onderdelen en opbouw' });
      if ((await add.getAttribute('aria-pressed')) === 'false') await add.click();
      await page.getByRole('tab', { name: 'Opbouw' }).click();
      await expectOursAccessible(page);
    });
  });
}
