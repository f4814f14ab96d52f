import { expect, test } from 'vitest';
import { legalMenu, mainMenu } from '../../content/site/menus.ts';
import { demoSettings } from '../../content/site/settings.ts';
import type { SiteData } from '../fields/site-data.ts';
import { currentMark, menuLinks } from './menu-links.ts';
import { type MenuItem, menuSchema, shopFactsSchema, siteMenusSchema } from './site-settings.ts';

const label = { nl: 'Iets', en: 'Thing', de: 'Ding' };
const site = (paths: Record<string, string>): SiteData => ({
  language: 'de',
  picture: () => undefined,
  pagePath: (key) => paths[key],
});

test('EDIT-5 a word that is not translated yet is shown in Dutch', () => {
  const menu = [{ label: { nl: 'Werkplaats', en: '', de: '' }, page: 'workshop' }];
  expect(menuSchema.safeParse(menu).success).toBe(true);
  expect(menuLinks(menu, site({ workshop: '/de/werkstatt' }))[0]?.label).toBe('Werkplaats');
});

test('SITE-7 a menu is shown in the language of the page, with that language’s paths', () => {
  const [bikes] = menuLinks(mainMenu, site({ bikes: '/de/raeder', 'bike-cargo': '/de/raeder/lastenraeder' }));
  expect(bikes).toEqual({
    label: 'Räder',
    href: '/de/raeder',
    children: [{ label: 'Lastenräder', href: '/de/raeder/lastenraeder', children: [] }],
  });
});

test('an entry whose page is gone is left out with what hangs under it', () => {
  expect(
    menuLinks(mainMenu, site({ 'bike-cargo': '/de/raeder/lastenraeder', contact: '/de/kontakt' })),
  ).toEqual([{ label: 'Kontakt', href: '/de/kontakt', children: [] }]);
});

test('NAV-11 the page one is on is marked, and the branch it is in', () => {
  const child = { label: 'Bakfietsen', href: '/fietsen/bakfietsen', children: [] };
  const bikes = { label: 'Fietsen', href: '/fietsen', children: [child] };
  expect(currentMark(child, '/fietsen/bakfietsen')).toBe('page');
  expect(currentMark(bikes, '/fietsen/bakfietsen')).toBe('true');
  expect(currentMark({ ...bikes, children: [] }, '/fietsen/tandem')).toBe('true');
  expect(currentMark(bikes, '/fietsenmaker')).toBeUndefined();
});

test('NAV-11 a home page is not the branch of every other page', () => {
  expect(currentMark({ label: 'Home', href: '/', children: [] }, '/contact')).toBeUndefined();
  expect(currentMark({ label: 'Home', href: '/en', children: [] }, '/en/contact')).toBeUndefined();
});

test('NAV-11 a menu may be three levels deep and no deeper', () => {
  const under = (...children: MenuItem[]): MenuItem => ({ label, page: 'bikes', children });
  const leaf: MenuItem = { label, page: 'bikes' };
  expect(menuSchema.safeParse([under(under(leaf))]).success).toBe(true);
  expect(menuSchema.safeParse([under(under(under(leaf)))]).success).toBe(false);
});

test('a menu entry goes to one safe place', () => {
  expect(menuSchema.safeParse([{ label }]).success).toBe(false);
  expect(menuSchema.safeParse([{ label, page: 'bikes', url: '/fietsen' }]).success).toBe(false);
  expect(menuSchema.safeParse([{ label, url: 'javascript:alert(1)' }]).success).toBe(false);
});

test('the settings of the demo shop are valid', () => {
  const { menus, ...facts } = demoSettings;
  expect(shopFactsSchema.parse(facts)).toEqual(facts);
  expect(siteMenusSchema.parse(menus).legal).toEqual(legalMenu);
});
