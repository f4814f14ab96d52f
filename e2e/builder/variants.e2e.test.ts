import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { PageNode } from '../../src/page/page-node.ts';
import { draftOf, newDraft, openBuilder } from '../support/builder.ts';
import { staffRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const node = (id: string, type: string, props: object, rest: Partial<PageNode> = {}): PageNode => ({
  ...{ id, type, version: 1, props: { ...props } },
  ...rest,
});
const section = (...content: PageNode[]) => node('all', 'section', {}, { slots: { content } });
const heading = (rest: Partial<PageNode> = {}) =>
  node('kop', 'heading', { text: 'Fietsen door de duinen' }, rest);

async function publish(key: string): Promise<string> {
  const staff = await staffRequest('editor');
  const { version } = await (await staff.get(`/admin/api/pages/${key}/nl/draft`)).json();
  const answer = await staff.post(`/admin/api/pages/${key}/nl/publish`, { data: { version } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await staff.dispose();
  return `/${key}`;
}

const published = async (...content: PageNode[]) => publish(await newDraft([section(...content)]));

async function asVisitor(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
  look: (page: Page, pictures: string[]) => Promise<unknown>,
) {
  const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL, ...options });
  const page = await context.newPage();
  const pictures: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/pictures\/\d+x0\/([a-z-]+)/.exec(request.url()) ?? [];
    if (name) pictures.push(name);
  });
  await page.goto(path);
  await look(page, pictures);
  await context.close();
}

const device = (page: Page, name: string) =>
  page.locator('[data-tour=device]').getByTitle(name, { exact: false });

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 800 } };

test('SITE-3 EDIT-2 an owner gives a heading other words on phones, in the panel and in place', async ({
  page,
  browser,
}) => {
  const key = await newDraft([section(heading())]);
  const builder = await openBuilder(page, key);
  const shown = builder.canvas.locator('main').getByRole('heading');
  await shown.click();
  await device(page, 'Telefoon').click();

  // In place on a phone: the same words everywhere, and one is told so.
  await shown.click();
  await shown.press('End');
  await page.keyboard.type('!');
  await expect(page.getByText('Je verandert deze tekst op elk apparaat.')).toBeVisible();
  await page.getByRole('button', { name: 'Maak anders op telefoon' }).click();
  await expect(page.getByRole('switch', { name: 'Tekst: Anders op telefoon' })).toBeChecked();

  const words = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await words.fill('Naar de duinen');
  await expect(builder.canvas.getByRole('heading', { name: 'Naar de duinen' })).toBeVisible();
  await device(page, 'Computer').click();
  await expect(words).toHaveValue('Fietsen door de duinen!');
  await builder.saved();

  const [all] = await draftOf(key);
  expect(all?.slots?.content?.[0]).toMatchObject({
    props: { text: 'Fietsen door de duinen!' },
    variants: { phone: { text: 'Naar de duinen' } },
  });
  const path = await publish(key);
  for (const [device, seen] of [
    [desktop, 'Fietsen door de duinen!'],
    [phone, 'Naar de duinen'],
  ] as const)
    await asVisitor(browser, path, { ...device, javaScriptEnabled: false }, (visitor) =>
      expect(visitor.locator('main').getByRole('heading')).toHaveText([seen]),
    );

  // As elsewhere again, and undone.
  await device(page, 'Telefoon').click();
  await page.getByRole('switch', { name: 'Tekst: Anders op telefoon' }).press('Space');
  await expect(words).toHaveValue('Fietsen door de duinen!');
  await page.getByRole('button', { name: /Ongedaan maken/ }).click();
  await expect(words).toHaveValue('Naar de duinen');
});

test('SITE-3 a device fetches its own picture alone, in place, also as the window changes', async ({
  browser,
}) => {
  const path = await published(
    node(
      'foto',
      'image',
      { picture: { media: 'dunes-path' } },
      {
        anchor: 'foto',
        variants: { phone: { picture: { media: 'bikes-quay' } } },
      },
    ),
    node(
      'weg',
      'image',
      { picture: { media: 'beech-lane' } },
      {
        design: { hidden: { base: false, phone: true }, backgroundPicture: { media: 'mills-at-work' } },
      },
    ),
    node('eind', 'text', { html: '<p>Einde</p>' }, { design: { minimumHeight: { base: '2000px' } } }),
  );
  await asVisitor(browser, path, desktop, async (page, pictures) => {
    await expect.poll(() => pictures).toContain('dunes-path');
    expect(pictures).not.toContain('bikes-quay');
    await page.setViewportSize(phone.viewport);
    await expect.poll(() => pictures).toContain('bikes-quay');
    await expect(page.locator('main img')).toHaveCount(3);
    expect(await page.locator('#foto').boundingBox()).toMatchObject({ width: expect.any(Number) });
  });
  await asVisitor(browser, path, phone, async (page, pictures) => {
    await expect.poll(() => pictures).toContain('bikes-quay');
    await page.waitForLoadState('networkidle');
    expect([...new Set(pictures)]).toEqual(['bikes-quay']);
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shifted).toBeLessThan(0.01);
  });
});

const pointed = () =>
  published(
    heading({ variants: { hover: { text: 'Boek een tocht, de hele dag door, ook als het waait' } } }),
    node(
      'knop',
      'button',
      { label: 'Bekijk', link: { url: '/tochten' } },
      { variants: { hover: { label: 'Kies een dag' } } },
    ),
  );

test('MOD-2 pointing shows the other content in the same box; leaving takes it back', async ({ page }) => {
  await page.goto(await pointed());
  const main = page.locator('main');
  const before = await main.boundingBox();
  await expect(main.getByRole('heading')).toHaveText(['Fietsen door de duinen']);
  await main.locator('[data-variants]').first().hover();
  await expect(main.getByRole('heading')).toHaveText(['Boek een tocht, de hele dag door, ook als het waait']);
  expect(await main.boundingBox()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect(main.getByRole('heading')).toHaveText(['Fietsen door de duinen']);
  await main.getByRole('link', { name: 'Bekijk' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(main.getByRole('link')).toHaveText(['Kies een dag']);
  await expect(main.getByRole('link')).toBeFocused();
});

test('MOD-2 on touch the first tap shows it, the second follows the link', async ({ browser }) => {
  const path = await pointed();
  await asVisitor(browser, path, { ...phone, hasTouch: true, isMobile: true }, async (page) => {
    const link = page.locator('main').getByRole('link');
    await link.tap();
    await expect(link).toHaveText(['Kies een dag']);
    expect(new URL(page.url()).pathname).toBe(path);
    await link.tap();
    await expect(page).toHaveURL(/\/tochten$/);
  });
});

test('MOD-7 who comes by an address or with a cookie sees more, and nobody else gets that page', async ({
  request,
}) => {
  const path = await published(
    heading(),
    node(
      'actie',
      'text',
      { html: '<p>Tien procent korting</p>' },
      { shown: { query: { name: 'via', value: 'mail' } } },
    ),
    node('lid', 'text', { html: '<p>Welkom terug</p>' }, { shown: { cookie: { name: 'lid' } } }),
  );
  const ask = async (search: string, cookie = '') => {
    const answer = await request.get(path + search, { headers: cookie ? { cookie } : {} });
    const html = await answer.text();
    const { 'cache-control': kept = '', vary = '' } = answer.headers();
    return { sees: ['korting', 'Welkom'].filter((words) => html.includes(words)).join(' '), kept, vary };
  };
  const anyone = { sees: '', kept: 'no-cache', vary: expect.stringContaining('cookie') };
  // Twice each: the second may come from memory.
  for (const _ of [1, 2]) {
    expect(await ask('')).toEqual(anyone);
    expect(await ask('?via=mail')).toMatchObject({ sees: 'korting', kept: 'no-store' });
    expect(await ask('?via=brief')).toMatchObject({ sees: '', kept: 'no-store' });
    expect(await ask('', 'lid=1')).toMatchObject({ sees: 'Welkom', kept: 'no-store' });
    expect(await ask('?via=mail', 'a=b; lid=1')).toMatchObject({ sees: 'korting Welkom', kept: 'no-store' });
    expect(await ask('', 'leden=1')).toEqual(anyone);
  }
});
