import { publishedPage } from '../support/builder.ts';
import { watchRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

/** Modules of which nothing moves or answers in the browser. */
const still = [
  { type: 'heading', props: { text: 'Naar zee' } },
  { type: 'text', props: { html: '<p>Langs de duinen.</p>' } },
  { type: 'image', props: { picture: { media: 'dunes-path' } } },
  { type: 'quote', props: { text: 'Tegenwind hoort erbij.' } },
].map((each, index) => ({ id: `s${index}`, version: 1, ...each }));

test('a page that uses no moving module loads no script at all', async ({ page, baseURL }) => {
  const requests = watchRequests(page, baseURL as string);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(await publishedPage(still));
  await requests.settled();
  expect(scripts).toEqual([]);
  // What search engines read is no script that runs.
  const running = page.locator('script:not([type="application/ld+json"])');
  expect(await running.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
  await expect(page.locator('zadel-island')).toHaveCount(0);
});

test('one moving module brings its own script and no other', async ({ page }) => {
  const counter = { id: 'c', type: 'number-counter', version: 1, props: { value: 7, label: 'fietsen' } };
  await page.goto(await publishedPage([...still, counter]));
  const sources = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(sources).toEqual([expect.stringMatching(/^\/assets\/number-counter\.browser-/)]);
});
