import type { Page } from '@playwright/test';
import type { PageNode } from '../../src/page/page-node.ts';
import { publishedPage } from '../support/builder.ts';
import { expect, test } from '../support/test.ts';

const text = (id: string, design: object = {}): PageNode => ({
  ...{ id, type: 'text', version: 1, props: { html: `<p>${id}</p>` }, design: { ...design }, anchor: id },
});
const tall = { minimumHeight: { base: '1500px' } };

/** Publishes a page with these modules in a section; answers its address. */
const published = (modules: readonly PageNode[]): Promise<string> =>
  publishedPage([
    { ...{ id: 'all', type: 'section', version: 1, props: {} }, slots: { content: [...modules] } },
  ]);

const entering = {
  animationStyle: { base: 'slide' },
  animationDirection: { base: 'right' },
  animationDuration: { base: 1000, phone: 300 },
};
const page = () =>
  published([text('first', entering), text('space', tall), text('second', entering), text('end', tall)]);

/** The animations of an element, with how long they take, and whether it can be seen. */
const stateOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => ({
    animations: element.getAnimations().map((each) => (each as CSSAnimation).animationName),
    duration: element.getAnimations()[0]?.effect?.getComputedTiming().duration,
    opacity: getComputedStyle(element).opacity,
    sideways: document.documentElement.scrollWidth > innerWidth,
  }));
const shown = { animations: [], duration: undefined, opacity: '1', sideways: false };

test('MOD-3 a module comes in when it is scrolled to, once, and nothing jumps', async ({ page: tab }) => {
  await tab.goto(await page());
  const second = tab.locator('#second');
  await expect(second).toHaveAttribute('data-enter', 'wait');
  await expect.poll(() => stateOf(tab, 'first')).toEqual(shown);
  expect(await stateOf(tab, 'second')).toEqual({ ...shown, opacity: '0' });
  const top = await second.evaluate((element) => (element as HTMLElement).offsetTop);
  await tab.evaluate((to) => scrollTo({ top: to - 300, behavior: 'instant' }), top);
  await expect(second).toHaveAttribute('data-enter', '');
  expect(await stateOf(tab, 'second')).toMatchObject({ animations: ['design-enter'], duration: 1000 });
  await expect.poll(() => stateOf(tab, 'second')).toEqual(shown);
  const shifted = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
              (sum, { value }) => sum + value,
              0,
            ),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shifted).toBeLessThan(0.01);
});

test('MOD-3 with less motion, and on the pages that use none, nothing waits and nothing is fetched', async ({
  page: tab,
}) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.goto(await page());
  await expect(tab.locator('#second')).toHaveAttribute('data-enter', 'wait');
  expect(await stateOf(tab, 'second')).toEqual(shown);
  const home = await (await tab.request.get('/')).text();
  expect(home).not.toMatch(/entrance-|data-enter|design-/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('MOD-3 everything is simply there', async ({ page: tab }) => {
    await tab.goto(await page());
    await expect(tab.locator('#second')).toHaveCSS('opacity', '1');
    await expect(tab.locator('#second')).toHaveCSS('animation-name', 'none');
  });
});

test('MOD-4 MOD-7 a parallax layer moves 0.3 × the scrolled way, effects go with the scroll', async ({
  page: tab,
}) => {
  const parallax = {
    ...{ parallax: 'true', backgroundPicture: { media: 'hero-home' }, minimumHeight: { base: '400px' } },
  };
  await tab.goto(
    await published([
      ...[text('space', tall), text('layer', parallax)],
      ...[text('drift', { scrollDown: { base: 100 }, scrollOpacity: { base: 20 } }), text('end', tall)],
    ]),
  );
  /** Scrolled until the module has come so far into the view, as a part of its height; further by some px. */
  const at = (id: string, part: number, further = 0) =>
    tab.evaluate(
      async ([anchor, share, more]) => {
        const module = document.getElementById(anchor) as HTMLElement;
        const section = module.offsetParent as HTMLElement;
        const top = section.getBoundingClientRect().top + scrollY + module.offsetTop;
        scrollTo({ top: top - innerHeight * (1 - share) + more, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const layer = getComputedStyle(document.getElementById('layer') as Element, '::before');
        const drift = getComputedStyle(document.getElementById('drift') as Element);
        return {
          layer: new DOMMatrix(layer.transform).m42,
          drift: Number.parseFloat(drift.translate.split(' ')[1] ?? '0'),
          opacity: Number(drift.opacity),
        };
      },
      [id, part, further] as const,
    );
  const [low, high] = [await at('layer', 0.2), await at('layer', 0.2, 200)];
  expect(high.layer - low.layer).toBeCloseTo(0.3 * 200, 0);
  const [coming, inView] = [await at('drift', 0, 5), await at('drift', 0.5)];
  expect(coming.opacity).toBeLessThan(0.8);
  expect(inView.opacity).toBe(1);
  expect(inView.drift).toBeLessThan(coming.drift);
});
