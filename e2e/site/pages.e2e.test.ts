import AxeBuilder from '@axe-core/playwright';
import { languages } from '../../src/lib/language.ts';
import { invalidities } from '../support/html-validator.ts';
import { demoPages } from '../support/pages.ts';
import { readThrough, watchRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 390, 820, 1440];
/** The markup is the same in every language: axe looks at each page at both ends. All widths are looked at for words too long. */
const axeWidths = { nl: [1440], en: [390], de: [] };

/** Posts are one kind of page: looked at in Dutch, and one of them in each language. */
const looked = demoPages.filter(
  ({ key, language }) => !key.startsWith('post-') || language === 'nl' || key === 'post-tulip-weeks',
);

for (const { key, language, path } of looked) {
  test(`SITE-1 SITE-7 the page ${key} in ${language} is whole: valid, accessible, ours alone, at every width`, async ({
    page,
    baseURL,
  }) => {
    const requests = watchRequests(page, baseURL as string);
    await page.setViewportSize({ width: 1440, height: 900 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(key === 'not-found' ? 404 : 200);
    const html = (await answer?.text()) ?? '';
    expect(await invalidities(html)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title()).not.toBe('');

    // What is only laid out near the screen, pictures that are fetched late, islands that wake in view.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('main > *'))
        part.style.contentVisibility = 'visible';
    });
    await readThrough(page);
    await requests.settled();
    for (const width of axeWidths[language]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.flatMap(({ id, nodes }) =>
          nodes
            // Places on a map lie where they lie; each has its button in the list too (WCAG 2.5.8, equivalent).
            .filter(({ html }) => id !== 'target-size' || !html.includes('map-pin'))
            .map((node) => `${width}: ${id} ${node.target} ${node.failureSummary}`),
        ),
      ).toEqual([]);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(
      await page
        .locator('img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
            .map(({ currentSrc }) => currentSrc),
        ),
    ).toEqual([]);
    expect(requests.foreign).toEqual([]);
  });
}

test('SITE-7 every page names its other languages, and search engines are told of exactly the pages that can be found', async ({
  request,
}) => {
  const unlisted = ['not-found', 'booking-confirmation', 'booking-manage'];
  const listed = demoPages.filter(({ key }) => !unlisted.includes(key));
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  );
  expect(locations.toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
  for (const { key, path } of listed) {
    const html = await (await request.get(path)).text();
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="(\w+)" href="([^"]*)"/g)];
    expect(
      Object.fromEntries(alternates.map(([, language, url]) => [language, new URL(url as string).pathname])),
    ).toEqual(
      Object.fromEntries(
        languages.map((language) => [
          language,
          demoPages.find((page) => page.key === key && page.language === language)?.path,
        ]),
      ),
    );
  }
});

test('every link of every page leads to a page that is there', async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const links = new Map<string, string>();
  for (const { path } of demoPages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), baseURL + path);
      if (url.origin === new URL(baseURL as string).origin) links.set(url.pathname + url.search, path);
    }
  }
  const broken = [];
  for (const [link, from] of links) {
    const { status } = await fetch(baseURL + link);
    if (status !== 200 && !link.endsWith('/404')) broken.push(`${from} → ${link}: ${status}`);
  }
  expect(broken).toEqual([]);
});
