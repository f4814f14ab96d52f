import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { PageNode } from '../../src/page/page-node.ts';
import { signedIn, staffRequest } from './staff.ts';

let pages = 0;

/** A draft of its own with these modules; answers its key. */
export async function newDraft(tree: readonly PageNode[]): Promise<string> {
  pages += 1;
  const key = `builder-${Date.now().toString(36)}-${pages}`;
  const staff = await staffRequest('editor');
  const title = `Proefpagina ${pages}`;
  const made = await staff.post('/admin/api/pages', {
    data: { key, language: 'nl', title, path: `/${key}` },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { version, settings } = await (await staff.get(`/admin/api/pages/${key}/nl/draft`)).json();
  const saved = await staff.put(`/admin/api/pages/${key}/nl/draft`, { data: { version, tree, settings } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await staff.dispose();
  return key;
}

/** Publishes a page of its own with these modules; answers its path. */
export async function publishedPage(tree: readonly PageNode[]): Promise<string> {
  const key = await newDraft(tree);
  const staff = await staffRequest('editor');
  const { version } = await (await staff.get(`/admin/api/pages/${key}/nl/draft`)).json();
  const answer = await staff.post(`/admin/api/pages/${key}/nl/publish`, { data: { version } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await staff.dispose();
  return `/${key}`;
}

/** The modules of a draft as the server has them. */
export async function draftOf(key: string): Promise<PageNode[]> {
  const staff = await staffRequest('editor');
  const { tree } = await (await staff.get(`/admin/api/pages/${key}/nl/draft`)).json();
  await staff.dispose();
  return tree;
}

export interface OpenBuilder {
  page: Page;
  /** The page as it is drawn. */
  canvas: FrameLocator;
  node(id: string): Locator;
  /** What a screen reader was told last. */
  announced: Locator;
  saved(): Promise<void>;
}

/** Opens the builder on a page as an editor and waits until its canvas can be worked on. */
export async function openBuilder(page: Page, key: string): Promise<OpenBuilder> {
  await signedIn(page, 'editor');
  await page.goto(`/admin/pages/${key}/nl`);
  const canvas = page.frameLocator('iframe');
  await expect(canvas.locator('main')).toBeVisible();
  // The outlines are there once the canvas listens.
  await expect(page.locator('[data-canvas-ready]')).toBeVisible();
  return {
    page,
    canvas,
    node: (id) => canvas.locator(`[data-node="${id}"]`),
    announced: page.locator('[data-announcement]'),
    saved: () => expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible(),
  };
}

/** Drags with the mouse from the middle of one thing to a place in another, as fractions of its width and height. */
export async function drag(page: Page, from: Locator, to: Locator, at = { x: 0.5, y: 0.5 }): Promise<void> {
  const [start, end] = [await boxOf(from), await boxOf(to)];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 12, { steps: 3 });
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 10 });
  await page.mouse.up();
}

async function boxOf(thing: Locator) {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error('what is dragged is not drawn');
  return box;
}
