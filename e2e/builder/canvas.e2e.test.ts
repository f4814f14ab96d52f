import type { PageNode } from '../../src/page/page-node.ts';
import { draftOf, drag, newDraft, openBuilder } from '../support/builder.ts';
import { expect, test } from '../support/test.ts';

const heading = (id: string, text: string): PageNode => ({
  ...{ id, type: 'heading', version: 1 },
  props: { text, level: 'h2' },
});
const text = (id: string, html: string): PageNode => ({ id, type: 'text', version: 1, props: { html } });
const holder = (type: string, id: string, slots: PageNode['slots'], props = {}): PageNode => ({
  ...{ id, type, version: 1, props, slots },
});

const twoColumns = () => [
  holder('section', 's', {
    content: [
      heading('h', 'Naar zee'),
      holder('row', 'r', {
        columns: [
          holder('column', 'left', { content: [text('t', '<p>Langs de duinen.</p>')] }),
          holder('column', 'right', { content: [] }),
        ],
      }),
    ],
  }),
];

/** The ids of new modules are by chance: types say enough. */
const typesOf = (nodes: readonly PageNode[]): unknown[] =>
  nodes.map(({ type, slots }) =>
    slots ? { [type]: Object.values(slots).flatMap((inner) => typesOf(inner)) } : type,
  );

test('EDIT-2 a module is dragged from the library into an empty column, and stays when the page is opened again', async ({
  page,
}) => {
  const key = await newDraft(twoColumns());
  const { canvas, node, announced, saved } = await openBuilder(page, key);
  await drag(page, page.locator('[data-type="button"]'), canvas.locator('[data-empty-slot="right content"]'));
  await expect(node('right').locator('[data-module="button"]')).toBeVisible();
  await expect(announced).toContainText('toegevoegd in Kolom, 1 van 1');
  await saved();
  const column = { column: ['text'] };
  expect(typesOf(await draftOf(key))).toEqual([
    { section: ['heading', { row: [column, { column: ['button'] }] }] },
  ]);
});

test('EDIT-2 a module is dragged by its handle, down to above another one', async ({ page }) => {
  const key = await newDraft([
    holder('section', 's', { content: [heading('a', 'Een'), heading('b', 'Twee'), heading('c', 'Drie')] }),
  ]);
  const { canvas, node, page: builder, saved } = await openBuilder(page, key);
  await node('c').click();
  await drag(builder, builder.getByTitle(/^Versleep/), node('a'), { x: 0.5, y: 0.3 });
  await expect(canvas.locator('[data-module="heading"]')).toHaveText(['Drie', 'Een', 'Twee']);
  await saved();
  expect((await draftOf(key))[0]?.slots?.content?.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('EDIT-2 Escape breaks off a drag, and a module is not dropped where it may not stand', async ({
  page,
}) => {
  const key = await newDraft(twoColumns());
  const { node } = await openBuilder(page, key);
  const before = await draftOf(key);
  await node('right').locator('[data-empty-slot]').click();
  const handle = page.getByTitle(/^Versleep/);
  const target = await node('h').boundingBox();
  const start = await handle.boundingBox();
  if (!target || !start) throw new Error('not drawn');
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-announcement]')).toHaveText('Slepen afgebroken');
  // A column stands only in a row: above the heading nothing lights up and nothing lands.
  await drag(page, handle, node('h'));
  await expect(page.getByRole('button', { name: /^Ongedaan/ })).toBeDisabled();
  expect(await draftOf(key)).toEqual(before);
});

test('EDIT-2 words are edited where they stand; typing is one step to undo', async ({ page }) => {
  const key = await newDraft(twoColumns());
  const { canvas, node, saved } = await openBuilder(page, key);
  const words = node('h').locator('h2');
  await words.click();
  await words.click();
  await expect(words).toHaveAttribute('contenteditable', 'plaintext-only');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Naar zee, met de wind mee');
  // The panel follows each key.
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveValue('Naar zee, met de wind mee');
  await page.keyboard.press('Escape');
  await expect(words).not.toHaveAttribute('contenteditable');
  await expect(words).toHaveText('Naar zee, met de wind mee');
  await page.keyboard.press('Control+Z');
  await expect(words).toHaveText('Naar zee');
  await page.keyboard.press('Control+Y');
  await expect(words).toHaveText('Naar zee, met de wind mee');

  const rich = canvas.locator('[data-rich]');
  await rich.dblclick();
  await page.keyboard.press('Control+A');
  await page
    .getByRole('toolbar', { name: 'Opmaak van de tekst' })
    .getByRole('button', { name: /^Vet/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(rich.locator('strong')).toHaveText('Langs de duinen.');
  await saved();
  const [section] = await draftOf(key);
  expect(JSON.stringify(section)).toContain('<p><strong>Langs de duinen.</strong></p>');
});

test('EDIT-2 a module is copied to another page, with new ids', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [from, to] = [await newDraft(twoColumns()), await newDraft([heading('x', 'Een andere pagina')])];
  const first = await openBuilder(page, from);
  await first.node('s').click({ position: { x: 3, y: 3 } });
  await page.keyboard.press('Control+C');
  await expect(first.announced).toContainText('gekopieerd');
  const second = await openBuilder(page, to);
  await second.node('x').click();
  await page.keyboard.press('Control+V');
  await expect(second.canvas.locator('main h2')).toHaveText(['Een andere pagina', 'Naar zee']);
  await second.saved();
  const tree = await draftOf(to);
  expect(typesOf(tree)).toEqual(['heading', ...typesOf(twoColumns())]);
  expect(JSON.stringify(tree[1])).not.toMatch(/"id":"(s|h|r|left|right|t)"/);
});

test('EDIT-2 with the keyboard alone a module is found, added, written in, moved, removed and brought back', async ({
  page,
}) => {
  const key = await newDraft([heading('a', 'Begin')]);
  const { canvas, announced, saved } = await openBuilder(page, key);
  const headings = canvas.locator('[data-module="heading"]');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Zoek een onderdeel' })).toBeFocused();
  await page.keyboard.type('kop');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(headings).toHaveCount(2);
  await expect(announced).toContainText('toegevoegd in de pagina, 2 van 2');
  await page.getByRole('tab', { name: 'Opbouw' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('row', { selected: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Zonder muis');
  await page.keyboard.press('Escape');
  await expect(headings.last()).toHaveText('Zonder muis');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(announced).toContainText('verplaatst in de pagina, 1 van 2');
  await expect(headings.last()).toHaveText('Begin');
  await page.keyboard.press('Delete');
  await expect(headings).toHaveCount(1);
  await page.keyboard.press('Control+Z');
  await expect(headings).toHaveCount(2);
  await saved();
  expect(typesOf(await draftOf(key))).toEqual(['heading', 'heading']);
});

test('EDIT-2 a tab that is open stays open when something in it changes', async ({ page }) => {
  const tab = (id: string, title: string) =>
    holder('tab', id, { content: [heading(`${id}h`, `Over ${title}`)] }, { title });
  const key = await newDraft([holder('tabs', 'tabs', { tabs: [tab('one', 'Route'), tab('two', 'Prijs')] })]);
  const { canvas, node } = await openBuilder(page, key);
  await canvas.getByText('Prijs', { exact: true }).click();
  await expect(node('twoh')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Prijs');
  await page.getByRole('textbox', { name: 'Titel' }).fill('Prijzen');
  await expect(canvas.getByText('Prijzen', { exact: true })).toBeVisible();
  await expect(node('twoh')).toBeVisible();
  await expect(node('oneh')).toBeHidden();
});
