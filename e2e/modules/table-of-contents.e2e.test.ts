import type { PageNode } from '../../src/page/page-node.ts';
import { newDraft } from '../support/builder.ts';
import { staffRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const node = (id: string, type: string, props: object, slots?: Record<string, PageNode[]>): PageNode => ({
  ...{ id, type, version: 1, props: props as Record<string, unknown> },
  ...(slots && { slots }),
});
const chapter = (title: string) =>
  `<h2>${title}</h2>${'<p>Langs het water, door de duinen, onder de iepen door. </p>'.repeat(14)}`;

const tree = [
  node('toc', 'table-of-contents', { numbering: 'numbers' }),
  node('t1', 'text', { html: chapter('Vertrek') + chapter('Onderweg') }),
  node(
    'a1',
    'accordion',
    { open: 0, level: 'h2' },
    {
      items: [
        node(
          'i1',
          'accordion-item',
          { title: 'Terug' },
          {
            content: [node('t2', 'text', { html: '<h3>Met de trein</h3><p>Uit Haarlem.</p>' })],
          },
        ),
      ],
    },
  ),
  node('t3', 'text', { html: chapter('Morgen weer') }),
];

/** A published page with a table of contents; answers its path. */
async function publishedPage(): Promise<string> {
  const key = await newDraft(tree);
  const staff = await staffRequest('editor');
  const { version } = await (await staff.get(`/admin/api/pages/${key}/nl/draft`)).json();
  const published = await staff.post(`/admin/api/pages/${key}/nl/publish`, { data: { version } });
  expect(published.ok(), await published.text()).toBe(true);
  await staff.dispose();
  return `/${key}`;
}

test('a table of contents leads to every heading, opens what hides one, and marks the one being read', async ({
  page,
}) => {
  await page.goto(await publishedPage());
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  await expect(contents.getByRole('link')).toHaveText([
    'Vertrek',
    'Onderweg',
    'Terug',
    'Met de trein',
    'Morgen weer',
  ]);
  await contents.getByRole('link', { name: 'Onderweg' }).click();
  await expect(page).toHaveURL(/#onderweg$/);
  await expect(page.getByRole('heading', { name: 'Onderweg' })).toBeInViewport();
  await expect(contents.locator('[aria-current=location]')).toHaveText('Onderweg');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await contents.getByRole('link', { name: 'Met de trein' }).click();
  await expect(page.getByRole('heading', { name: 'Met de trein' })).toBeInViewport();
  await expect(contents.locator('[aria-current=location]')).toHaveText('Met de trein');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('Op deze pagina').locator('visible=true').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
});
