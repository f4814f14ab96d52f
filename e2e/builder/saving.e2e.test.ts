import type { Browser, Page, Request } from '@playwright/test';
import type { PageNode } from '../../src/page/page-node.ts';
import { expectAccessible } from '../support/accessible.ts';
import { draftOf, newDraft, type OpenBuilder, openBuilder } from '../support/builder.ts';
import { query } from '../support/database.ts';
import { signedIn, staffPassword } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const heading = (id: string, text: string): PageNode => ({
  ...{ id, type: 'heading', version: 1 },
  props: { text, level: 'h2' },
});

const wordsOf = async (key: string) => (await draftOf(key)).map(({ props }) => props.text);

/** Selects a heading and writes its words in the panel. */
async function write({ page, node }: OpenBuilder, id: string, words: string): Promise<void> {
  // A click on what is selected already would begin to write in it.
  await page.keyboard.press('Escape');
  await node(id).click();
  await page.getByRole('textbox', { name: 'Tekst' }).fill(words);
  await expect(node(id)).toHaveText(words);
}

/** A second editor on a computer of their own. */
async function elsewhere(browser: Browser, key: string): Promise<OpenBuilder> {
  const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL, locale: 'nl-NL' });
  const page = await context.newPage();
  const builder = await openBuilder(page, key);
  await signedIn(page, 'owner');
  await page.reload();
  await expect(page.locator('[data-canvas-ready]')).toBeVisible();
  return builder;
}

const undo = (page: Page) => page.getByRole('button', { name: /^Ongedaan maken/ }).click();

/** Until a dialog has gone it lies over the canvas. */
const goOn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('button', { name: 'Publiceer nu' }).click();
  await expect(page.getByRole('heading', { name: 'De pagina staat op de site' })).toBeVisible();
};

test.describe('without a server', () => {
  test.use({ expected: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('EDIT-3 what is typed while the server is cut off survives the window and is saved afterwards', async ({
    page,
    context,
  }) => {
    const key = await newDraft([heading('a', 'Begin'), heading('b', 'Midden')]);
    const { node } = await openBuilder(page, key);
    await node('a').click();
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Tekst' }).fill('Zonder verbinding getypt');
    await expect(page.getByRole('button', { name: 'Geen verbinding' })).toBeVisible();
    // As a crash would: nobody is asked, nothing is sent.
    await page.close();
    await context.setOffline(false);
    expect(await wordsOf(key)).toEqual(['Begin', 'Midden']);

    const next = await context.newPage();
    const isSave = (request: Request) => request.method() === 'PUT';
    await next.route('**/draft', (route) => (isSave(route.request()) ? route.abort() : route.continue()));
    const builder = await openBuilder(next, key);
    await expect(next.getByText(/Je wijzigingen van \d\d:\d\d zijn er nog/)).toBeVisible();
    await expect(builder.node('a')).toHaveText('Zonder verbinding getypt');
    await next.getByRole('button', { name: 'Bekijk', exact: true }).click();
    await expect(next.getByRole('dialog')).toContainText('‘Begin’ → ‘Zonder verbinding getypt’');
    await next.keyboard.press('Escape');
    await next.unroute('**/draft');
    await builder.saved();
    expect(await wordsOf(key)).toEqual(['Zonder verbinding getypt', 'Midden']);
    await next.getByRole('button', { name: 'Weggooien' }).click();
    await expect(builder.node('a')).toHaveText('Begin');
    await undo(next);
    await expect(builder.node('a')).toHaveText('Zonder verbinding getypt');
  });
});

test('EDIT-3 two editors at once: what each did stands, and of the same one chooses', async ({
  page,
  browser,
}) => {
  const key = await newDraft([heading('a', 'Begin'), heading('b', 'Midden')]);
  const mine = await openBuilder(page, key);
  const theirs = await elsewhere(browser, key);
  await expect(theirs.page.getByText('Emre Yilmaz bewerkt deze pagina ook')).toBeAttached();

  await write(theirs, 'a', 'Van Olga');
  await theirs.saved();
  await write(mine, 'b', 'Van Emre');
  await expect(page.getByText(/Olga de Vries werkte ook aan deze pagina/)).toBeVisible();
  await mine.saved();
  await expect(mine.node('a')).toHaveText('Van Olga');
  expect(await wordsOf(key)).toEqual(['Van Olga', 'Van Emre']);

  // Undo takes back one's own work only.
  await undo(page);
  await expect(mine.node('b')).toHaveText('Midden');
  await expect(mine.node('a')).toHaveText('Van Olga');
  await mine.saved();

  await write(theirs, 'a', 'Nog eens van Olga');
  await theirs.saved();
  await write(mine, 'a', 'Nu van Emre');
  const dialog = page.getByRole('dialog', { name: 'Jullie wijzigden hetzelfde' });
  await expect(dialog.getByRole('radio', { name: /Die van Olga de Vries/ })).toBeChecked();
  await expect(dialog).toContainText('‘Nu van Emre’');
  await expect(dialog).toContainText('‘Nog eens van Olga’');
  await dialog.getByRole('button', { name: 'Zo is het goed' }).click();
  await expect(mine.node('a')).toHaveText('Nog eens van Olga');
  await undo(page);
  await expect(mine.node('a')).toHaveText('Nu van Emre');
  await mine.saved();
  expect((await wordsOf(key))[0]).toBe('Nu van Emre');
  await theirs.page.context().close();
});

test('EDIT-3 a page is published, what changes is said before, and a later moment can be planned and given up', async ({
  page,
}) => {
  const key = await newDraft([heading('a', 'Nieuw op de site')]);
  const builder = await openBuilder(page, key);
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText('Bezoekers hebben deze pagina nog nooit gezien.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await page.request.get(`/${key}`)).status()).toBe(404);
  await publish(page);
  await expect(page.getByRole('link', { name: /Bekijk de pagina/ })).toHaveAttribute('href', `/${key}`);
  expect(await (await page.request.get(`/${key}`)).text()).toContain('Nieuw op de site');
  await goOn(page);

  await write(builder, 'a', 'Pas later op de site');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publiceren' });
  await expect(dialog.getByText('‘Nieuw op de site’ → ‘Pas later op de site’')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Later' }).check();
  await dialog.getByRole('button', { name: 'Plan het in' }).click();
  await expect(dialog.getByText('Kies wanneer.')).toBeVisible();
  await dialog
    .getByText(/17:00$/)
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Plan het in' }).click();
  await expect(dialog.getByRole('heading', { name: 'De pagina is ingepland' })).toBeVisible();
  await goOn(page);
  expect(await (await page.request.get(`/${key}`)).text()).toContain('Nieuw op de site');

  await page.getByRole('button', { name: 'Gepland' }).click();
  await dialog.getByRole('button', { name: 'Planning ongedaan maken' }).click();
  await expect(dialog.getByText(/Gepland voor/)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Publiceren' })).toBeVisible();
});

test('EDIT-3 yesterday’s version is compared, brought back into the draft, and undone', async ({ page }) => {
  const key = await newDraft([heading('a', 'Zoals het gisteren was')]);
  const builder = await openBuilder(page, key);
  await publish(page);
  await goOn(page);
  await query(
    `update page_revision set created_at = now() - interval '1 day'
     where page_id = (select id from page where key = $1)`,
    [key],
  );
  await write(builder, 'a', 'Zoals het vandaag is');
  await publish(page);
  await goOn(page);

  await page.getByRole('button', { name: 'Meer voor deze pagina' }).click();
  await page.getByRole('menuitem', { name: 'Geschiedenis' }).click();
  const history = page.getByRole('dialog', { name: 'Geschiedenis' });
  await history
    .getByRole('button', { name: /^Vergelijk/ })
    .last()
    .click();
  const compared = page.getByRole('dialog', { name: 'Versies vergelijken' });
  await expect(compared).toContainText('‘Zoals het gisteren was’ → ‘Zoals het vandaag is’');
  await expect(compared.frameLocator('[title="Oudere versie"]').locator('main')).toHaveText(
    'Zoals het gisteren was',
  );
  await expect(compared.frameLocator('[title="Nieuwere versie"]').locator('main')).toHaveText(
    'Zoals het vandaag is',
  );
  await compared.getByRole('button', { name: 'Zet de oudere terug' }).click();
  await expect(history).toBeHidden();
  await expect(builder.node('a')).toHaveText('Zoals het gisteren was');
  await builder.saved();
  expect(await wordsOf(key)).toEqual(['Zoals het gisteren was']);
  expect(await (await page.request.get(`/${key}`)).text()).toContain('Zoals het vandaag is');
  await undo(page);
  await expect(builder.node('a')).toHaveText('Zoals het vandaag is');
});

test('EDIT-3 a session that ends in the middle of an edit costs a password and no work', async ({ page }) => {
  const key = await newDraft([heading('a', 'Begin')]);
  const builder = await openBuilder(page, key);
  const staff = await signedIn(page, 'editor', { fresh: true });
  await page.reload();
  await expect(page.locator('[data-canvas-ready]')).toBeVisible();
  await query('delete from session where staff_id = $1', [staff.id]);
  await builder.node('a').click();
  await page.getByRole('textbox', { name: 'Tekst' }).fill('Midden in de zin');
  const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(staffPassword);
  await dialog.getByRole('button', { name: /^Log in|^Inloggen/ }).click();
  await expect(dialog).toBeHidden();
  await builder.saved();
  expect(await wordsOf(key)).toEqual(['Midden in de zin']);
});

test('EDIT-3 a preview link shows the draft to who is not signed in, until it is taken back', async ({
  page,
  browser,
}) => {
  const key = await newDraft([heading('a', 'Alleen voor wie de link heeft')]);
  await openBuilder(page, key);
  await page.getByRole('button', { name: 'Meer voor deze pagina' }).click();
  await page.getByRole('menuitem', { name: 'Voorbeeldlink delen' }).click();
  await page.getByRole('button', { name: 'Maak een link' }).click();
  const link = await page.getByRole('textbox', { name: 'De link' }).inputValue();
  const visitor = await browser.newContext();
  const seen = await visitor.newPage();
  await seen.goto(link);
  await expect(seen.getByRole('heading', { name: 'Alleen voor wie de link heeft' })).toBeVisible();
  await page.getByRole('button', { name: 'Trek alle voorbeeldlinks van deze pagina in' }).click();
  await expect(page.getByText('Ingetrokken')).toBeVisible();
  expect((await seen.reload())?.status()).toBe(404);
  await expect(seen.getByRole('heading', { name: 'Alleen voor wie de link heeft' })).toBeHidden();
  await visitor.close();
});

test('EDIT-3 publishing, history, languages and previews can be used without seeing them', async ({
  page,
}) => {
  const key = await newDraft([heading('a', 'Voor iedereen')]);
  await openBuilder(page, key);
  const check = async (): Promise<void> => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, (axe) => axe.include('[role="dialog"]'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Later' }).check();
  await check();
  await publish(page);
  await goOn(page);
  for (const name of ['Geschiedenis', 'Talen', 'Voorbeeldlink delen', 'Bewaar als sjabloon']) {
    await page.getByRole('button', { name: 'Meer voor deze pagina' }).click();
    await page.getByRole('menuitem', { name }).click();
    await check();
  }
});
