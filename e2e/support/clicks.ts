import { expect, type Locator, type Page, test } from '@playwright/test';

export interface Hands {
  click(target: Locator): Promise<void>;
  /** A click into the field, then its words replaced; the letters are not counted. */
  write(field: Locator, words: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Clicks what opens the file dialog and chooses a file in it. */
  choose(opener: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  /** Every press of a mouse button and every key but letters, in every frame and window, however it came about. */
  count(): number;
  /** Fails when the task took more than an owner should need. */
  within(most: number): void;
}

/** Does what an owner does and counts it in the browser, so that nothing done another way is left out. */
export async function countingHands(page: Page): Promise<Hands> {
  let clicks = 0;
  const context = page.context();
  await context.exposeBinding('countClick', () => {
    clicks += 1;
  });
  await context.addInitScript(listen);
  await page.evaluate(listen);
  return {
    click: (target) => target.click(),
    async write(field, words) {
      await field.click();
      await field.fill(words);
    },
    press: (key) => page.keyboard.press(key),
    async choose(opener, file) {
      const dialog = page.waitForEvent('filechooser');
      await opener.click();
      await (await dialog).setFiles(file);
    },
    count: () => clicks,
    within(most) {
      // At least one, or nothing would have been counted.
      expect(clicks).toBeGreaterThan(0);
      test.info().annotations.push({ type: 'clicks', description: String(clicks) });
      expect(clicks, 'clicks and keys').toBeLessThanOrEqual(most);
    },
  };
}

/** Runs in the browser. */
function listen() {
  const page = window as Window & { countClick?: () => void; isCounting?: boolean };
  if (page.isCounting) return;
  page.isCounting = true;
  const count = (event: Event) => event.isTrusted && page.countClick?.();
  addEventListener('pointerdown', count, true);
  addEventListener(
    'keydown',
    (event) => {
      const target = event.target as HTMLElement;
      const isWriting = target.isContentEditable || target.matches('input, textarea');
      const isLetter =
        event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && isWriting;
      if (!isLetter && !event.repeat) count(event);
    },
    true,
  );
}
