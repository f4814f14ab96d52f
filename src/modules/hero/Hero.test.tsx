// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { preparePage } from '../../page/prepare-page.ts';
import { renderNodes } from '../../page/render-page.tsx';
import { fixtureSite } from '../fixture-page.ts';
import { registry } from '../registry.ts';

async function show(props: Record<string, unknown>) {
  const request = { query: new URLSearchParams() };
  const load = {
    language: 'nl',
    site: fixtureSite,
    path: '/',
    trail: [],
    today: '2026-06-01',
    services: {} as never,
    request,
  } as const;
  const tree = [{ id: 'h', type: 'hero', version: 1, props: { heading: 'De zee', ...props } }];
  const page = await preparePage(tree, { registry, site: fixtureSite, now: '2026-06-01T12:00', load });
  document.body.innerHTML = renderNodes(page.nodes, 'nl').html;
  return { body: document.body, css: page.css };
}

test('the heading is the h1 of the page and its picture is fetched first', async () => {
  const { body } = await show({ picture: { media: 'sea' } });
  expect(body.querySelector('h1')?.textContent).toBe('De zee');
  expect(body.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  expect(body.querySelector('img')?.getAttribute('loading')).toBe('eager');
});

test('SITE-3 phones are offered another picture in the same place, so only one of the two is fetched', async () => {
  const { body } = await show({ picture: { media: 'sea' }, phonePicture: { media: 'sea-upright' } });
  const source = body.querySelector('picture > source');
  expect(source?.getAttribute('media')).toBe('(max-width: 767px)');
  expect(source?.getAttribute('srcset')).toContain('sea-upright');
  expect(body.querySelectorAll('img')).toHaveLength(1);
});

test('SITE-3 tablets are offered another picture, and phones the same one until they have their own', async () => {
  const shown = { picture: { media: 'sea' }, tabletPicture: { media: 'sea-square' } };
  const media = (body: HTMLElement) =>
    [...body.querySelectorAll('picture > source')].map((source) => [
      source.getAttribute('media'),
      source.getAttribute('srcset')?.match(/sea-\w+/)?.[0],
    ]);
  expect(media((await show(shown)).body)).toEqual([['(max-width: 980px)', 'sea-square']]);
  const { body } = await show({ ...shown, phonePicture: { media: 'sea-upright' } });
  // The first that fits is taken.
  expect(media(body)).toEqual([
    ['(max-width: 767px)', 'sea-upright'],
    ['(max-width: 980px)', 'sea-square'],
  ]);
});

test('the arrow leads just below the hero, or to the anchor that was named', async () => {
  const below = (await show({ scrollDown: true })).body.querySelector('a[href^="#"]')?.getAttribute('href');
  expect(document.getElementById(below?.slice(1) ?? '')).not.toBeNull();
  const named = (await show({ scrollDown: true, scrollTarget: 'vertrek' })).body.querySelector(
    'a[href^="#"]',
  );
  expect(named?.getAttribute('href')).toBe('#vertrek');
});

test('a button without a text or a link is not shown', async () => {
  const { body } = await show({
    buttons: [{ label: 'Kies je fiets', link: { url: '/fietsen' } }, { label: 'Later' }],
  });
  expect([...body.querySelectorAll('.button')].map((each) => each.textContent)).toEqual(['Kies je fiets']);
});
