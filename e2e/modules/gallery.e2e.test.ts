import { globSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Gallery, GalleryModule } from '../../src/editor/catalogue.ts';
import { invalidities } from '../support/html-validator.ts';
import { type Requests, readThrough, watchRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

/** Every module type, from its definition and not from the program under test. */
const types = globSync('src/modules/*/*.definition.ts')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}type: '([a-z0-9-]+)',$/gm)])
  .map(([, type]) => type as string)
  .sort();

const widths = [390, 820, 1440] as const;

/** How several fixtures stand on one document is no page's doing. */
const ofTheGallery = [
  'page-has-heading-one',
  'heading-order',
  'landmark-unique',
  'bypass',
  'unique-landmark',
];

/** Their parts are addressed from outside by fixed ids: they stand on a page once, and so do their fixtures. */
const oncePerPage = new Set(['booking-form', 'booking-summary']);

// A film that is not there is said once.
test.use({ expected: /status of 4\d\d|no source can be played/ });

/** Sums up how far things move by themselves, from the very beginning of the document. */
function watchShifts() {
  const watched = window as unknown as { shifts: number };
  watched.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) watched.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The elements that make the page wider than the window, if it is. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > room + 0.5,
    );
    return [
      `${document.documentElement.scrollWidth} px`,
      ...wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    ];
  });

async function expectNoOverflow(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowing(page), `${what} at ${width} px`).toEqual([]);
  }
}

/** Icons that nobody sees when the browser chooses the colours: drawn in the colour they stand on. */
const unseenIcons = () =>
  [...document.querySelectorAll('main :is(a, button, summary) svg')]
    .filter((icon) => icon.checkVisibility())
    .filter((icon) => {
      const { stroke, fill } = getComputedStyle(icon);
      let ground: Element | null = icon;
      const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
      while (ground && /, 0\)$/.test(colourOf(ground))) ground = ground.parentElement;
      const under = ground ? colourOf(ground) : 'rgb(255, 255, 255)';
      return [stroke, fill].every((ink) => ink === 'none' || ink === under);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

/** What still moves although the visitor asked for less of it. */
const moving = () =>
  document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10)
    .map((animation) => (animation as CSSAnimation).animationName ?? String(animation));

const galleryModules = async (request: APIRequestContext): Promise<readonly GalleryModule[]> => {
  const gallery: Gallery = await (await request.get('/admin/api/modules/gallery')).json();
  return gallery.modules;
};

const fixturesOf = async (request: APIRequestContext, wanted: string) =>
  (await galleryModules(request)).find(({ type }) => type === wanted)?.fixtures ?? [];

async function expectFirm(page: Page, address: string, requests: Requests): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  const invalid = await invalidities((await answer?.text()) ?? '');
  expect.soft(invalid.filter(({ ruleId }) => !ofTheGallery.includes(ruleId))).toEqual([]);
  await readThrough(page);
  await requests.settled();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  expect.soft(shifts, 'layout shifts').toBeLessThan(0.01);

  await expectNoOverflow(page, 'the page');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(ofTheGallery.filter((rule) => rule !== 'unique-landmark'))
    .analyze();
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes
      // Places on a map lie where they lie; each has its button in the list too (WCAG 2.5.8, equivalent).
      .filter(({ html }) => id !== 'target-size' || !html.includes('map-pin'))
      .map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
  expect.soft(problems).toEqual([]);
}

/** With less motion, the colours of the visitor's system, and texts twice as long. */
async function expectGentle(page: Page, address: string, requests: Requests): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(address);
  await readThrough(page);
  await requests.settled();
  await expectNoOverflow(page, 'texts twice as long');
  expect.soft(await page.evaluate(moving), 'moves with reduced motion').toEqual([]);
  expect.soft(await page.evaluate(unseenIcons), 'unseen in forced colours').toEqual([]);
}

for (const type of types)
  test(`the module ${type} stands firm with each of its fixtures: valid, accessible, ours alone, at every width`, async ({
    page,
    baseURL,
  }) => {
    const requests = watchRequests(page, baseURL as string);
    await page.addInitScript(watchShifts);
    const address = `/admin/modules/show/${type}`;
    const documents = oncePerPage.has(type)
      ? (await fixturesOf(page.request, type)).map((_, fixture) => `${address}?fixture=${fixture}`)
      : [address];
    for (const document of documents) await expectFirm(page, document, requests);
    await expectGentle(page, `${address}?twice=1`, requests);
    expect(requests.foreign).toEqual([]);
  });

test('the gallery has every type of module, each with a fixture', async ({ request }) => {
  const modules = await galleryModules(request);
  expect(modules.map(({ type }) => type).toSorted()).toEqual(types);
  expect(modules.filter(({ fixtures }) => fixtures.length === 0)).toEqual([]);
});
