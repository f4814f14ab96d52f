import type { Page } from '@playwright/test';
import { pathOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const fixture = (type: string, index: number) => `/admin/modules/show/${type}?fixture=${index}`;

/** The files of this kind that a page asks for, as they are asked. */
function asked(page: Page, kind: RegExp): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (kind.test(pathname)) files.push(pathname);
  });
  return files;
}

const pictureNames = (files: readonly string[]) => [
  ...new Set(files.map((file) => file.replace(/^.*\/([\w-]+)\..*$/, '$1'))),
];
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const playing = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((video) => !(video as HTMLVideoElement).paused);

test('SLI-1 the first picture comes first, the second after it, the third not before its turn', async ({
  page,
}) => {
  const files = asked(page, /^\/pictures\//);
  await page.goto(fixture('slider', 1));
  await page.waitForLoadState('networkidle');
  expect(pictureNames(files)).toEqual(['dunes-evening', 'windmills-quay']);
  await page.getByRole('button', { name: 'Volgende dia' }).click();
  await expect(heading(page, 'Molens die nog malen')).toBeVisible();
  await expect(heading(page, 'Door de duinen naar zee')).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('Dia 2 van 4: Molens die nog malen');
});

test('SLI-1 slides are chosen by keys, and a swipe brings the next', async ({ page }) => {
  await page.goto(fixture('slider', 1));
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Molens die nog malen')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dia 2: Molens die nog malen' })).toBeChecked();
  const slider = page.locator('[data-module=slider]');
  const touch = (clientX: number) => ({ identifier: 1, clientX, clientY: 200 });
  // The move before is over when its slide lies where it belongs.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await slider.dispatchEvent('touchstart', { touches: [touch(600)], changedTouches: [touch(600)] });
  await slider.dispatchEvent('touchend', { touches: [], changedTouches: [touch(400)] });
  await expect(heading(page, 'Morgen staat er wind')).toBeVisible();
});

test('SLI-1 MOD-5 the film of a slide is fetched and plays when its turn comes, and stops when it is over', async ({
  page,
}) => {
  const films = asked(page, /^\/films\//);
  await page.goto(fixture('slider', 1));
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await page.getByRole('radio').last().check();
  await expect.poll(() => playing(page, 'video')).toBe(true);
  await page.getByRole('radio').first().check();
  await expect.poll(() => playing(page, 'video')).toBe(false);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('SLI-1 the dots choose the slide', async ({ page }) => {
    await page.goto(fixture('slider', 0));
    await expect(heading(page, 'Door de duinen naar zee')).toBeVisible();
    await page.getByRole('radio').nth(2).click();
    await expect(heading(page, 'Morgen staat er wind')).toBeVisible();
    await expect(heading(page, 'Door de duinen naar zee')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Volgende dia' })).toBeHidden();
  });

  test('NAV-10 a popup is opened and closed by its buttons', async ({ page }) => {
    await page.goto(fixture('popup', 0));
    await page.locator('.button', { hasText: 'Wat is de winterprijs?' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.locator('.close').click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('MOD-5 a film on a ground waits for its button', async ({ page }) => {
    const films = asked(page, /^\/films\/mills/);
    await page.goto(fixture('section', 4));
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await page.getByRole('button', { name: 'Speel de achtergrondvideo af' }).first().click();
    await expect.poll(() => playing(page, 'video')).toBe(true);
  });
});

test('MOD-5 a film on a ground plays in view, pauses out of it, and its button stops it', async ({
  page,
}) => {
  await page.goto(fixture('section', 4));
  const film = '[data-module=section] > [data-ground-video] > video';
  await expect.poll(() => playing(page, film)).toBe(true);
  await page.evaluate(() => {
    const far = document.createElement('section');
    far.append(...Array.from({ length: 200 }, () => document.createElement('br')));
    document.body.append(far);
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await expect.poll(() => playing(page, film)).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => playing(page, film)).toBe(true);
  await page.getByRole('button', { name: 'Zet de achtergrondvideo stil' }).click();
  await expect.poll(() => playing(page, film)).toBe(false);
});

test('MOD-5 a missing file leaves the picture and is told once', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('does-not-exist')) told.push(message.text());
  });
  await page.goto(fixture('section', 4));
  const group = page.locator('[data-module=group]');
  await group.scrollIntoViewIfNeeded();
  await expect(group.getByRole('button')).toHaveCount(0);
  expect(told).toHaveLength(1);
  expect(await group.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    'dunes-path',
  );
});

test('NAV-10 a popup keeps the focus, gives it back, and closes by Esc, its cross and beside it', async ({
  page,
}) => {
  await page.goto(fixture('popup', 0));
  const trigger = page.getByRole('button', { name: 'Wat is de winterprijs?' });
  const dialog = page.getByRole('dialog', { name: 'De winterprijs' });
  await trigger.press('Enter');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    // The browser's own bar is the only other place.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await trigger.click();
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await expect(dialog).toBeHidden();
});

test('NAV-10 one that opens by itself moves nothing on the page, and once closed stays away', async ({
  page,
}) => {
  await page.goto(fixture('popup', 1));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await page.clock.install();
  await page.reload();
  await page.clock.fastForward(60_000);
  await expect(dialog).toBeHidden();
});

test('VID-1 the film of the shop plays in view on its page, fetched from here alone', async ({ page }) => {
  const films = asked(page, /^\/films\//);
  await page.goto(pathOf('tours'));
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  const video = page.locator('[data-module=video]');
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => playing(page, '[data-module=video] video')).toBe(true);
  expect(films).toContain('/films/mills-at-work.webm');
});

test('VID-1 the video that is scrolled away stops', async ({ page }) => {
  await page.goto(fixture('video-slider', 0));
  await page.getByRole('button', { name: 'Speel af: Drie molens die draaien' }).first().click();
  await expect.poll(() => playing(page, 'video')).toBe(true);
  await page.getByRole('navigation', { name: 'Kies een video' }).getByRole('link').nth(1).click();
  await expect.poll(() => playing(page, 'video')).toBe(false);
  await expect(page.getByRole('link', { name: 'Zo zet je de voorband terug' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a recording plays, and one that is missing says so', async ({ page }) => {
  await page.goto(fixture('audio', 0));
  await page.locator('audio').evaluate((player) => (player as HTMLAudioElement).play());
  await expect
    .poll(() => page.locator('audio').evaluate((player) => (player as HTMLAudioElement).currentTime))
    .toBeGreaterThan(0);
  await page.goto(fixture('audio', 2));
  await page.locator('audio').evaluate((player) => {
    (player as HTMLAudioElement).play().catch(() => {});
  });
  await expect(page.getByRole('status')).toHaveText('De opname kan nu niet worden afgespeeld.');
});
