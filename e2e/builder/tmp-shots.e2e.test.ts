import { newDraft, openBuilder } from '../support/builder.ts';
import { test } from '../support/test.ts';
const at = '/tmp/zadel/v6/';
test('shots', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/modules/show/section');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${at}section-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 950 });
  const key = await newDraft([
    { id: 'all', type: 'section', version: 1, props: {}, slots: { content: [
      { id: 'kop', type: 'heading', version: 1, props: { text: 'Fietsen door de duinen' }, variants: { phone: { text: 'De duinen in' }, hover: { text: 'Boek een tocht' } } },
      { id: 'tekst', type: 'text', version: 1, props: { html: '<p>Alleen voor leden</p>' }, shown: { cookie: { name: 'lid' }, query: { name: 'via', value: 'mail' } }, design: { hidden: { base: false, phone: true } } },
    ] } },
  ] as never);
  const builder = await openBuilder(page, key);
  await builder.canvas.locator('main').getByRole('heading').click();
  await page.screenshot({ path: `${at}b-desktop.png` });
  await page.locator('[data-tour=device]').getByTitle('Telefoon').click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${at}b-phone.png` });
  await page.locator('[data-tour=device]').getByTitle('Desktop').click();
  await page.getByText('Bij aanwijzen', { exact: true }).click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${at}b-hover.png` });
  await builder.canvas.locator('[data-node=tekst]').click();
  await page.getByRole('tab', { name: 'Geavanceerd' }).click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${at}b-conditions.png` });
  await page.getByRole('tab', { name: 'Vormgeving' }).click();
  await page.getByText('Plaats en laag').click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${at}b-place.png` });
});
