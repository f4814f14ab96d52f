import type { Locator, Page } from '@playwright/test';
import type { PageNode } from '../../src/page/page-node.ts';
import { draftOf, newDraft, openBuilder } from '../support/builder.ts';
import { expect, test } from '../support/test.ts';

const heading = (id: string, text: string): PageNode => ({
  ...{ id, type: 'heading', version: 1 },
  props: { text, level: 'h2' },
});
const text = (id: string, html: string): PageNode => ({ id, type: 'text', version: 1, props: { html } });

const word = `<html><head><style>p.Mso{color:red}</style></head><body><!--StartFragment-->
<h1 style="color:#2F5496">Tocht</h1>
<p class="MsoNormal">Langs de <b>Spaarne</b><o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Regenjas</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Water</p>
<!--EndFragment--></body></html>`;
const fromWord =
  '<h2>Tocht</h2><p>Langs de <strong>Spaarne</strong></p><ul><li>Regenjas</li><li>Water</li></ul>';

const website = `<div class="card" onclick="boom()"><p style="font-size:40px">Naar <a href="https://example.com/zee" onmouseover="boom()">zee</a>
<a href="javascript:boom()">of niet</a><img src="x" onerror="boom()"><script>boom()</script><iframe src="https://evil.example"></iframe></p></div>`;
const fromWebsite = '<p>Naar <a href="https://example.com/zee">zee</a> of niet</p>';

// The policy of the staff's screens refuses the handlers of what is pasted, and says so.
test.use({ expected: /status of 4\d\d|Content Security Policy/ });

/** Pastes over everything that stands there, as Ctrl+V would. */
async function paste(page: Page, field: Locator, html: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await field.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', content);
    clipboardData.setData('text/plain', 'woorden zonder opmaak');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const htmlOf = async (key: string): Promise<unknown> =>
  (await draftOf(key)).find(({ id }) => id === 't')?.props.html;

/** Whether something that was smuggled in has run. */
const watchBoom = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { boom: () => Object.assign(window, { hasRun: true }) }));
const hasRun = (page: Page) =>
  page.evaluate(() =>
    [window, ...document.querySelectorAll('iframe')].some((each) => {
      const view = each instanceof HTMLIFrameElement ? each.contentWindow : each;
      return (view as { hasRun?: boolean } | null)?.hasRun === true;
    }),
  );

for (const [source, pasted, clean] of [
  ['Word', word, fromWord],
  ['a web page', website, fromWebsite],
] as const) {
  test(`EDIT-2 what is pasted from ${source} is clean, on the page and in the panel`, async ({ page }) => {
    await watchBoom(page);
    const inPlace = await newDraft([heading('h', 'Boven'), text('t', '<p>Oud</p>')]);
    const { canvas, node, saved } = await openBuilder(page, inPlace);
    const words = canvas.locator('[data-rich]');
    await words.dblclick();
    await expect(words).toHaveAttribute('contenteditable', 'true');
    await paste(page, words, pasted);
    await page.keyboard.press('Escape');
    await expect.poll(() => htmlOf(inPlace)).toBe(clean);
    await saved();

    await node('t').click();
    const field = page.getByRole('textbox', { name: 'Tekst' });
    await field.click();
    await paste(page, field, `<p>Begin</p>${pasted}`);
    await expect.poll(() => htmlOf(inPlace)).toBe(`<p>Begin</p>${clean}`);
    expect(await hasRun(page)).toBe(false);
  });
}

test('EDIT-2 script that is typed into fields is words on the page and in the builder', async ({ page }) => {
  await watchBoom(page);
  const script = `</script><img src=x onerror=boom()><script>boom()</script>`;
  const key = await newDraft([heading('h', 'Begin')]);
  const { node, saved } = await openBuilder(page, key);
  await node('h').click();
  await page.getByRole('textbox', { name: 'Tekst' }).fill(script);
  await expect(node('h').locator('h2')).toHaveText(script);
  await page.getByRole('tab', { name: 'Opbouw' }).click();
  await saved();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('[data-canvas-ready]')).toBeVisible();
  await expect(node('h').locator('h2')).toHaveText(script);
  expect(await hasRun(page)).toBe(false);
});

test('EDIT-2 SITE-9 messages from another window do nothing in the builder', async ({ page }) => {
  const key = await newDraft([heading('h', 'Begin')]);
  const { node } = await openBuilder(page, key);
  const before = await draftOf(key);
  await page.evaluate(() => {
    const forged = [
      { type: 'setTree', tree: [] },
      { action: 'publish' },
      { type: 'replaceTree', payload: { tree: [], settings: {} } },
      'save',
      { source: 'react-devtools-bridge', payload: { event: 'remove', id: 'h' } },
    ];
    for (const message of forged) {
      window.postMessage(message, '*');
      for (const { contentWindow } of document.querySelectorAll('iframe'))
        contentWindow?.postMessage(message, '*');
    }
  });
  await node('h').click();
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveValue('Begin');
  await expect(page.getByRole('button', { name: /^Ongedaan/ })).toBeDisabled();
  expect(await draftOf(key)).toEqual(before);
});

test('EDIT-2 no other site can put the back office in a frame', async ({ request }) => {
  const answer = await request.get('/admin/');
  expect(answer.headers()['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
});
