import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { importRoute } from '../../src/lib/import-route.ts';
import { expectValue } from '../../src/lib/result.ts';
import { pathOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** A map of OpenStreetMap with one place. */
const tilesPage = '/admin/modules/show/map?fixture=1';
const openMap = (page: Page) => page.locator('[data-map=open]');
const infoWindow = (page: Page) => page.locator('.leaflet-popup');

test('MAP-1 a map of our own ground wakes near the view and asks no other host; pins and windows work by keyboard', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathOf('contact'));
  expect(asked.filter((url) => url.includes('open-map'))).toEqual([]);
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect(openMap(page)).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
  const pin = page.getByRole('button', { name: 'Molen De Adriaan, Haarlem', exact: true });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(infoWindow(page)).toContainText('De molentocht begint hier');
  await expect(infoWindow(page).locator('[data-map-window]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(infoWindow(page)).toHaveCount(0);
  await expect(pin).toBeFocused();
  await page.getByRole('button', { name: 'Toon op de kaart: Station Heemstede-Aerdenhout' }).press('Enter');
  await expect(infoWindow(page)).toContainText('bollentocht');
  // A mouse may click anywhere on a place of the list; its links lead where they say.
  const place = page
    .locator('[data-module=map]')
    .getByRole('listitem')
    .filter({ hasText: 'Molen De Adriaan' });
  await place.getByRole('button', { name: 'Toon op de kaart' }).click({ position: { x: 80, y: 40 } });
  await expect(infoWindow(page).filter({ hasText: 'De molentocht begint hier' })).toBeVisible();
  await expect(infoWindow(page)).toHaveCount(1);
  await expect(infoWindow(page)).toBeInViewport({ ratio: 0.99 });
  await place.getByRole('link', { name: 'Molens en polders' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('tour-windmills')}$`));
});

test('MAP-1 a map of another host asks for nothing before the click; only its page may show it', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    });
  });
  const answer = await page.goto(tilesPage);
  expect(answer?.headers()['content-security-policy']).toContain(
    "img-src 'self' data: https://tile.openstreetmap.org;",
  );
  const show = page.getByRole('button', { name: 'Toon de kaart' });
  await show.scrollIntoViewIfNeeded();
  await expect(page.getByText('Pas na je klik')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Route hierheen' })).toHaveAttribute(
    'href',
    /destination=52\.4056%2C4\.5494/,
  );
  expect(asked).toEqual([]);
  await show.click();
  await expect(openMap(page)).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]).toMatch(/^https:\/\/tile\.openstreetmap\.org\/14\/\d+\/\d+\.png$/);
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  const contact = await page.request.get(pathOf('contact'));
  expect(contact.headers()['content-security-policy']).not.toContain('openstreetmap');
});

test('MAP-1 moving along the heights marks the place on the map, by keyboard and by pointer', async ({
  page,
}) => {
  await page.goto(pathOf('tour-dunes-and-sea'));
  const along = page.getByRole('slider', { name: 'Plek langs de route' });
  await along.scrollIntoViewIfNeeded();
  await expect(openMap(page)).toBeVisible();
  await along.focus();
  const here = page.locator('.map-here');
  const start = await here.boundingBox();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(along).toHaveAttribute('aria-valuetext', /^Kilometer \d+,\d, \d+ meter hoog$/);
  const later = await here.boundingBox();
  expect(later).not.toEqual(start);
  const box = await along.boundingBox();
  if (!box) throw new Error('the profile is not shown');
  await page.mouse.move(box.x + box.width * 0.47, box.y + 20);
  await expect(along).toHaveAttribute('aria-valuetext', /^Kilometer 1[23],\d, \d+ meter hoog$/);
  expect(await here.boundingBox()).not.toEqual(later);
});

test('MAP-1 without script a route has its map, heights, stops and file', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(pathOf('tour-windmills'));
  const module = page.locator('[data-module=route-map]');
  await expect(module.getByRole('img', { name: /^Hoogteprofiel: van -\d+ tot \d+ meter/ })).toBeVisible();
  await expect(module.getByRole('listitem').filter({ hasText: 'Zaanse Schans' })).toContainText('19 km');
  await expect(module.locator('[data-line]')).toBeVisible();
  await expect(module.getByRole('slider')).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    module.getByRole('link', { name: 'Download de route (GPX)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('molens-en-polders.gpx');
  const file = await readFile(await download.path(), 'utf8');
  expect(expectValue(importRoute(file)).metres).toBeGreaterThan(40_000);
  await context.close();
  const gone = await fetch(new URL('/gpx/contact/abc.gpx', baseURL));
  expect(gone.status).toBe(404);
});

test('MAP-1 on a telephone one finger scrolls the page, unless the editor lets it move the map', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
    baseURL,
  });
  const page = await context.newPage();
  await page.goto(pathOf('contact'));
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect(openMap(page)).toBeVisible();
  await expect(page.locator('.leaflet-container')).toHaveCSS('touch-action', 'pan-x pan-y');
  await context.close();
});
