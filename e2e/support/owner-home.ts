import type { Browser, Locator, Page } from '@playwright/test';
import type { Language } from '../../src/lib/language.ts';
import { countingHands, type Hands } from './clicks.ts';
import { signedIn, staffRequest } from './staff.ts';
import { expect } from './test.ts';

/** What an owner does on a Sunday evening must not take more than this. */
export const mostHands = 12;
export const widths = { desktop: 1280, tablet: 820, phone: 390 };

let pages = 0;

/** A copy of the home page, published in its languages: tests may change it as they like. Answers its key. */
export async function ownHome(languages: readonly Language[] = ['nl']): Promise<string> {
  pages += 1;
  const key = `eigen-${Date.now().toString(36)}-${pages}`;
  const staff = await staffRequest('owner');
  for (const language of languages) {
    const made = await staff.post('/admin/api/pages', {
      data: {
        key,
        language,
        title: `Voorpagina ${key}`,
        path: pathOf(key, language),
        from: { page: 'home' },
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
    await publishDraft(key, language);
  }
  await staff.dispose();
  return key;
}

export const pathOf = (key: string, language: Language = 'nl') =>
  language === 'nl' ? `/${key}` : `/${language}/${key}`;

/** Publishes the draft with `change` done to its JSON, as somebody else would have. */
export async function publishDraft(key: string, language: Language = 'nl', change = (tree: string) => tree) {
  const staff = await staffRequest('owner');
  const path = `/admin/api/pages/${key}/${language}`;
  const { version, tree, settings } = await (await staff.get(`${path}/draft`)).json();
  const changed = JSON.parse(change(JSON.stringify(tree)));
  const saved = await staff.put(`${path}/draft`, { data: { version, tree: changed, settings } });
  const done = await staff.post(`${path}/publish`, { data: { version: (await saved.json()).version } });
  expect(done.ok(), await done.text()).toBe(true);
  await staff.dispose();
}

/** The published page in a browser that nobody is signed in to. */
export async function asVisitor(
  browser: Browser,
  path: string,
  look: (page: Page) => Promise<void>,
  width = 1280,
) {
  const context = await browser.newContext({
    baseURL: process.env.E2E_BASE_URL,
    locale: 'nl-NL',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.locator('.admin-bar')).toHaveCount(0);
  await look(page);
  await context.close();
}

/** From the page itself, as the owner sees it above the site, into the builder: one click. */
export async function intoBuilder(page: Page, key: string) {
  await signedIn(page, 'owner');
  await page.goto(pathOf(key));
  const hands = await countingHands(page);
  await hands.click(page.getByRole('link', { name: 'Bewerk deze pagina' }));
  await expect(page.locator('[data-canvas-ready]')).toBeVisible();
  return { hands, canvas: page.frameLocator('iframe') };
}

export async function publish(page: Page, hands: Hands) {
  await hands.click(page.getByRole('button', { name: 'Publiceren' }));
  await hands.click(page.getByRole('button', { name: 'Publiceer nu' }));
  await expect(page.getByRole('heading', { name: 'De pagina staat op de site' })).toBeVisible();
}

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Eigenschappen' });
export const fieldOf = (page: Page, label: string): Locator =>
  panel(page)
    .locator('[data-field]')
    .filter({ has: page.getByText(label, { exact: true }) });
