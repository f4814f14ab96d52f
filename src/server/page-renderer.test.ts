import { expect, test } from 'vitest';
import { smallSite } from './testing/small-site.ts';

const homeOf = async (site: ReturnType<typeof smallSite>) => {
  const home = (await site.snapshot()).page('home', 'nl');
  if (!home) throw new Error('the site has no home page');
  return home;
};

test('a page is prepared once for all who ask, until something of it changes', async () => {
  const site = smallSite();
  const home = await homeOf(site);
  const [first, second] = await Promise.all([site.renderer.prepare(home), site.renderer.prepare(home)]);
  expect(first).toBe(second);
  site.renderer.drop(new Set(['reviews']));
  expect(site.renderer.keeps(first)).toBe(true);
  site.renderer.drop(new Set(['settings']));
  expect(site.renderer.keeps(first)).toBe(false);
});

test('a page that was being prepared when something changed is shown once and not kept', async () => {
  const site = smallSite();
  const home = await homeOf(site);
  const preparing = site.renderer.prepare(home);
  site.renderer.drop(new Set(['departures']));
  const prepared = await preparing;
  expect(site.renderer.keeps(prepared)).toBe(false);
  expect(await site.renderer.prepare(home)).not.toBe(prepared);
});

test('a page asked for by an address from before a change is not kept', async () => {
  const site = smallSite();
  const home = await homeOf(site);
  site.publish(1, 'Nieuw');
  expect(site.renderer.keeps(await site.renderer.prepare(home))).toBe(false);
});

test('MOD-7 a kept page is dropped when the shop’s clock reaches a moment it waits for', async () => {
  const site = smallSite();
  site.setTree(1, [
    { id: 'n1', type: 'heading', version: 1, props: { text: 'Actie' }, shown: { from: '2027-05-07T17:00' } },
  ]);
  const home = await homeOf(site);
  expect((await site.renderer.prepare(home)).page.nodes).toHaveLength(0);
  expect(site.renderer.passedMoments()).toEqual([]);
  site.setClock('2027-05-07T17:00');
  const passed = site.renderer.passedMoments();
  expect(passed).toEqual(['moment 2027-05-07T17:00']);
  site.renderer.drop(new Set(passed));
  expect((await site.renderer.prepare(home)).page.nodes).toHaveLength(1);
  expect(site.renderer.passedMoments()).toEqual([]);
});
