import type { Page } from '@playwright/test';
import { openDatabase } from '../../src/db/database.ts';
import { ownerLink } from '../../src/features/accounts/accounts.ts';
import { countingHands } from '../support/clicks.ts';
import { query } from '../support/database.ts';
import {
  asVisitor,
  fieldOf,
  intoBuilder,
  mostHands,
  ownHome,
  panel,
  pathOf,
  publish,
  publishDraft,
  widths,
} from '../support/owner-home.ts';
import { signedIn, staffPassword, staffRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('EDIT-2 an owner changes the words of the hero', async ({ page, browser }) => {
  const key = await ownHome();
  const { hands, canvas } = await intoBuilder(page, key);
  const heading = canvas.getByRole('heading', { level: 1 });
  await hands.click(heading);
  await hands.write(heading, 'De zee ligt om de hoek.');
  await publish(page, hands);
  await asVisitor(browser, pathOf(key), (visitor) =>
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText('De zee ligt om de hoek.'),
  );
  hands.within(mostHands);
});

test('EDIT-2 an owner adds a card for another tour', async ({ page, browser }) => {
  const key = await ownHome();
  const { hands, canvas } = await intoBuilder(page, key);
  const tours = canvas.locator('[data-module="tour-list"]');
  await expect(tours).not.toContainText('Tweedaagse Zuiderzee');
  await hands.click(tours.getByText('Duinen en zee').first());
  const only = panel(page).getByRole('group', { name: 'Alleen deze tochten' });
  await hands.click(only.getByRole('button', { name: 'Toevoegen' }));
  await hands.click(only.getByRole('combobox', { name: 'Tocht' }));
  await hands.click(page.getByRole('option', { name: 'Tweedaagse Zuiderzee' }));
  await expect(tours).toContainText('Tweedaagse Zuiderzee');
  await publish(page, hands);
  await asVisitor(browser, pathOf(key), (visitor) =>
    expect(
      visitor
        .locator('[data-module="tour-list"]')
        .getByRole('link', { name: /Tweedaagse Zuiderzee/ })
        .first(),
    ).toBeVisible(),
  );
  hands.within(mostHands);
});

test('EDIT-2 SITE-2 an owner hides a section on phones', async ({ page, browser }) => {
  const key = await ownHome();
  const { hands, canvas } = await intoBuilder(page, key);
  await hands.click(canvas.getByRole('heading', { name: 'Waarop rijd je vandaag?' }));
  await hands.click(page.getByRole('button', { name: 'Kies het onderdeel eromheen (Esc)' }));
  await hands.click(panel(page).getByRole('tab', { name: 'Vormgeving' }));
  await hands.click(panel(page).getByText('Zichtbaarheid per apparaat'));
  await hands.click(fieldOf(page, 'Verborgen').getByRole('button', { name: 'Op telefoon' }));
  await hands.click(fieldOf(page, 'Verborgen').getByText('Verborgen', { exact: true }));
  await publish(page, hands);
  const seen = (visible: boolean) => (visitor: Page) =>
    expect(visitor.getByRole('heading', { name: 'Waarop rijd je vandaag?' })).toBeVisible({ visible });
  await asVisitor(browser, pathOf(key), seen(false), widths.phone);
  await asVisitor(browser, pathOf(key), seen(true), widths.tablet);
  await asVisitor(browser, pathOf(key), seen(true), widths.desktop);
  hands.within(mostHands);
});

test('EDIT-2 MOD-7 an owner puts a promotion at the top from Friday to Sunday', async ({ page, browser }) => {
  const key = await ownHome();
  const { hands, canvas } = await intoBuilder(page, key);
  await hands.click(canvas.getByRole('heading', { level: 1 }));
  await hands.write(page.getByRole('searchbox', { name: 'Zoek een onderdeel' }), 'oproep');
  await hands.press('Enter');
  const heading = canvas.locator('[data-module="call-to-action"]').first().getByRole('heading');
  await hands.click(page.getByRole('button', { name: /^Omhoog/ }));
  await hands.click(heading);
  await hands.write(heading, 'Dit weekend: tweede fiets gratis');
  await hands.click(panel(page).getByRole('tab', { name: 'Geavanceerd' }));
  await hands.click(panel(page).getByRole('button', { name: 'Vrijdag t/m zondag' }));
  const [from, until] = [panel(page).getByLabel('Zichtbaar vanaf'), panel(page).getByLabel('Zichtbaar tot')];
  const friday = await from.inputValue();
  expect(new Date(`${friday}Z`).getUTCDay()).toBe(5);
  expect(Date.parse(`${await until.inputValue()}Z`) - Date.parse(`${friday}Z`)).toBe(3 * 86_400_000);
  await publish(page, hands);
  hands.within(mostHands);

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
  // The clock of the shop cannot be moved, so the days are.
  const seen = async (start: number, end: number, visible: boolean) => {
    const move = (tree: string) =>
      tree.replace(/"shown":\{[^}]*\}/, `"shown":{"from":"${inDays(start)}","until":"${inDays(end)}"}`);
    await publishDraft(key, 'nl', move);
    await asVisitor(browser, pathOf(key), async (visitor) => {
      await expect(visitor.locator('main [data-module]').first()).toHaveAttribute(
        'data-module',
        visible ? 'call-to-action' : 'hero',
      );
      await expect(visitor.getByText('tweede fiets gratis')).toBeVisible({ visible });
    });
  };
  await seen(1, 4, false);
  await seen(-1, 2, true);
  await seen(-4, -1, false);
});

test('EDIT-5 SITE-7 an owner mends a typing error in German', async ({ page, browser }) => {
  const key = await ownHome(['nl', 'de']);
  await publishDraft(key, 'de', (tree) => tree.replace('am Meer', 'am Mehr'));
  const { hands, canvas } = await intoBuilder(page, key);
  await hands.click(page.getByRole('button', { name: 'Meer voor deze pagina' }));
  await hands.click(page.getByRole('menuitem', { name: 'Talen' }));
  await hands.click(page.getByRole('dialog').getByRole('link', { name: /\(de\) bewerken/ }));
  const heading = canvas.getByRole('heading', { level: 1, name: /Mehr/ });
  await hands.click(heading);
  await hands.write(heading, 'In zwanzig Minuten am Meer.');
  await publish(page, hands);
  await asVisitor(browser, pathOf(key, 'de'), (visitor) =>
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText('In zwanzig Minuten am Meer.'),
  );
  await asVisitor(browser, pathOf(key), (visitor) =>
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText('De zee is twintig minuten trappen.'),
  );
  hands.within(mostHands);
});

test.describe('what is the same on every page', () => {
  /** The other tests read the demo shop's menus and colours. */
  const before = new Map<string, unknown>();
  const settings = ['menus', 'theme'];
  const saved = async (name: string) => {
    const staff = await staffRequest('owner');
    const setting = await (await staff.get(`/admin/api/settings/${name}`)).json();
    await staff.dispose();
    return setting;
  };
  test.beforeAll(async () => {
    for (const name of settings) before.set(name, (await saved(name)).value);
  });
  test.afterAll(async () => {
    for (const name of settings) {
      const { version } = await saved(name);
      const staff = await staffRequest('owner');
      await staff.put(`/admin/api/settings/${name}`, { data: { version, value: before.get(name) } });
      await staff.dispose();
    }
  });

  test('EDIT-5 an owner adds an entry to the menu', async ({ page, browser }) => {
    const key = await ownHome();
    await signedIn(page, 'owner');
    await page.goto('/admin');
    const hands = await countingHands(page);
    await hands.click(page.getByRole('link', { name: 'Menu’s' }));
    await hands.click(page.getByRole('button', { name: 'Regel toevoegen' }));
    await hands.write(page.getByRole('combobox', { name: 'Pagina' }), key);
    await hands.click(page.getByRole('option', { name: new RegExp(key) }));
    await hands.write(page.getByRole('textbox', { name: 'Nederlands' }), 'Actie van de week');
    await hands.click(page.getByRole('button', { name: 'Opslaan' }));
    await expect(page.getByText('Opgeslagen. Bezoekers zien het nu.')).toBeVisible();
    await asVisitor(browser, '/', async (visitor) => {
      await visitor.getByRole('banner').getByRole('link', { name: 'Actie van de week' }).first().click();
      await expect(visitor).toHaveURL(new RegExp(`/${key}$`));
    });
    hands.within(mostHands);
  });

  test('EDIT-5 an owner changes the brand colour', async ({ page, browser }) => {
    await signedIn(page, 'owner');
    await page.goto('/admin');
    const hands = await countingHands(page);
    await hands.click(page.getByRole('link', { name: 'Uiterlijk' }));
    await hands.write(page.getByRole('textbox', { name: 'Merk', exact: true }), '#123a5c');
    await hands.press('Tab');
    await hands.click(page.getByRole('button', { name: 'Opslaan' }));
    await expect(page.getByText('Opgeslagen. Bezoekers zien het nu.')).toBeVisible();
    await asVisitor(browser, '/', (visitor) =>
      expect(visitor.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(18, 58, 92)'),
    );
    hands.within(mostHands);
  });
});

test('EDIT-3 an owner undoes what was changed yesterday', async ({ page, browser }) => {
  const key = await ownHome();
  await publishDraft(key, 'nl', (tree) => tree.replace('twintig minuten trappen', 'heel ver weg'));
  await query(
    `update page_revision set created_at = created_at - interval '1 day'
     where page_id = (select id from page where key = $1)`,
    [key],
  );
  const { hands, canvas } = await intoBuilder(page, key);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('De zee is heel ver weg.');
  await hands.click(page.getByRole('button', { name: 'Meer voor deze pagina' }));
  await hands.click(page.getByRole('menuitem', { name: 'Geschiedenis' }));
  const history = page.getByRole('dialog', { name: 'Geschiedenis' });
  await hands.click(history.getByRole('button', { name: /^Zet terug/ }).nth(1));
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('De zee is twintig minuten trappen.');
  await publish(page, hands);
  await asVisitor(browser, pathOf(key), (visitor) =>
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText('De zee is twintig minuten trappen.'),
  );
  hands.within(mostHands);
});

test.describe('new here', () => {
  const [old, changed] = ['De zee is twintig minuten trappen.', 'Welkom in de duinen.'];
  test.afterEach(() => publishDraft('home', 'nl', (tree) => tree.replace(changed, old)));

  test('EDIT-1 EDIT-2 EDIT-3 from the one-time link a new owner changes and publishes the home page', async ({
    page,
    browser,
  }) => {
    const { db, close } = openDatabase(process.env.E2E_DATABASE_URL as string, { maxConnections: 1 });
    const link = await ownerLink(db, process.env.E2E_BASE_URL as string, `nieuw-${Date.now()}@staff.example`);
    await close();
    await page.goto(link as string);
    const hands = await countingHands(page);
    await hands.write(page.getByLabel('Je naam'), 'Noor van den Berg');
    await hands.write(page.getByLabel('Kies een wachtwoord'), staffPassword);
    await hands.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dag Noor' })).toBeVisible();
    await hands.click(page.getByRole('link', { name: 'Bewerk de voorpagina' }));
    await hands.click(page.getByRole('button', { name: 'Overslaan' }));
    await expect(page.locator('[data-canvas-ready]')).toBeVisible();
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await hands.click(heading);
    await hands.write(heading, changed);
    await publish(page, hands);
    await asVisitor(browser, '/', (visitor) =>
      expect(visitor.getByRole('heading', { level: 1 })).toHaveText(changed),
    );
    hands.within(mostHands);
  });
});
