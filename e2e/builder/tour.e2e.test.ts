import type { Page } from '@playwright/test';
import type { PageNode } from '../../src/page/page-node.ts';
import { expectAccessible } from '../support/accessible.ts';
import { newDraft } from '../support/builder.ts';
import { query } from '../support/database.ts';
import { signedIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const tree: PageNode[] = [
  { id: 'h', type: 'heading', version: 1, props: { text: 'Naar zee', level: 'h2' } },
  { id: 't', type: 'text', version: 1, props: { html: '<p>Langs de duinen.</p>' } },
];

const note = (page: Page) =>
  page.getByRole('dialog', { name: /Kies een|Typ waar|De rest|Alles wordt|Publiceer als/ });
const next = (page: Page) => note(page).getByRole('button', { name: 'Volgende' });

async function openAsNewcomer(page: Page): Promise<string> {
  const key = await newDraft(tree);
  const { id } = await signedIn(page, 'editor', { newcomer: true });
  await page.goto(`/admin/pages/${key}/nl`);
  await expect(note(page)).toBeVisible();
  return id;
}

/** Whether what the step is about is framed. */
const framed = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const thing = document.querySelector(wanted)?.getBoundingClientRect();
    const rings = [...document.querySelectorAll('[class*=ring]')].map((ring) => ring.getBoundingClientRect());
    return rings.some((ring) => thing && Math.abs(ring.x - thing.x) < 2 && Math.abs(ring.y - thing.y) < 2);
  }, selector);

for (const width of [1440, 820]) {
  test(`EDIT-2 a new editor is shown around in five steps, each beside what it is about, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openAsNewcomer(page);
    await expect(note(page)).toBeFocused();
    await expect(note(page)).toContainText('Stap 1 van 5');
    await expectAccessible(page);
    const about = ['iframe', 'iframe', '[data-tour=fields]', '[data-tour=saved]', '[data-tour=publish]'];
    for (const [index, selector] of about.entries()) {
      await expect(note(page)).toContainText(`Stap ${index + 1} van 5`);
      await expect(note(page)).toBeFocused();
      if (selector !== 'iframe') await expect.poll(() => framed(page, selector)).toBe(true);
      await expect(note(page)).toBeInViewport({ ratio: 1 });
      if (index < 4) await next(page).press('Enter');
    }
    await note(page).getByRole('button', { name: 'Vorige' }).click();
    await expect(note(page)).toContainText('Stap 4 van 5');
    await next(page).click();
    await note(page).getByRole('button', { name: 'Aan de slag' }).click();
    await expect(note(page)).toBeHidden();
  });
}

test('EDIT-2 the tour comes once, Escape ends it, and the help menu brings it back', async ({ page }) => {
  const id = await openAsNewcomer(page);
  await expect(note(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
  await expect
    .poll(() => query('select id from staff where id = $1 and tour_seen_at is not null', [id]))
    .toHaveLength(1);
  await page.reload();
  await expect(page.locator('[data-canvas-ready]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publiceren' })).toBeVisible();
  await expect(note(page)).toBeHidden();
  await page.getByRole('button', { name: 'Hulp' }).click();
  await page.getByRole('menuitem', { name: 'Rondleiding' }).click();
  await expect(note(page)).toContainText('Stap 1 van 5');
  await expect(note(page)).toBeFocused();
  await note(page).getByRole('button', { name: 'Overslaan' }).click();
  await expect(note(page)).toBeHidden();
});

test('EDIT-2 nothing is locked during the tour: what it speaks of can be tried', async ({ page }) => {
  await openAsNewcomer(page);
  const heading = page.frameLocator('iframe').locator('[data-node="h"]');
  await heading.click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveValue('Naar zee');
  await expect(note(page)).toBeVisible();
});
