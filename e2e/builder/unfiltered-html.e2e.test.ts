import type { PageNode } from '../../src/page/page-node.ts';
import { publishedPage } from '../support/builder.ts';
import { staffRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const unfiltered = (id: string, html: string): PageNode => ({
  ...{ id, type: 'code', version: 1 },
  props: { kind: 'unfiltered', unfiltered: html },
});
const marks = (name: string) => `document.documentElement.dataset.${name} = 'ran';`;

// A script that nobody approved is refused by the page's policy, which says so.
test.use({ expected: /Content Security Policy/ });

test('an approved script runs under the page’s own policy after the click, one that waits never does', async ({
  page,
}) => {
  const approved = `<img alt="Zon" src="https://weer.example/zon.svg"><b style="color: rgb(1, 2, 3)">19 graden</b><script src="https://weer.example/w.js"></script><script>if (weer.isLoaded) ${marks('approved')}</script>`;
  const path = await publishedPage([
    unfiltered('a', approved),
    unfiltered('b', `<p>Wacht nog</p><script>${marks('waiting')}</script>`),
  ]);
  const owner = await staffRequest('owner');
  const answer = await owner.put('/admin/api/approved-html', { data: { html: approved, atOnce: false } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await owner.dispose();

  const asked: string[] = [];
  await page.route('https://weer.example/**', (route) => {
    asked.push(route.request().url());
    if (route.request().url().endsWith('.js'))
      return route.fulfill({ contentType: 'text/javascript', body: 'var weer = { isLoaded: true };' });
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.goto(path);
  await expect(page.getByText('Wacht nog')).toBeVisible();
  expect(asked).toEqual([]);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-approved');

  await page.getByRole('button', { name: 'Toon: Inhoud van weer.example' }).click();
  await expect(html).toHaveAttribute('data-approved', 'ran');
  await expect(page.getByText('19 graden')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['https://weer.example/w.js', 'https://weer.example/zon.svg']);

  // As if it had come through all the same.
  await page.evaluate((code) => {
    const script = document.createElement('script');
    script.textContent = code;
    document.body.append(script);
  }, marks('waiting'));
  await expect(html).not.toHaveAttribute('data-waiting');
});
