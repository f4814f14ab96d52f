// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';
import { Gallery } from './Gallery.tsx';
import { afterStep } from './gallery.browser.ts';
import { galleryFields } from './gallery.definition.ts';
import { inOrder, pagesOf } from './gallery-pages.ts';
import { columnsOf } from './gallery-styles.ts';

type Props = ModuleProps<typeof galleryFields>;

function show(count: number, values: Partial<Props> = {}): HTMLElement {
  const pictures = Array.from({ length: count }, (_, index) => ({
    picture: fixtureSite.picture(`picture-${index + 1}`) ?? null,
    caption: `Bijschrift ${index + 1}`,
  }));
  const props = { ...initialValues(galleryFields), pictures, ...values } as Props;
  document.body.innerHTML = renderToString(
    <Gallery {...props} root={{ 'data-module': 'gallery' }} language="nl" slots={{}} data={undefined} />,
  );
  return document.body.firstElementChild as HTMLElement;
}
/** jsdom lays nothing out: each child is as wide as its track, 100 px. */
function layOut(track: HTMLElement) {
  for (const [index, child] of [...track.children].entries())
    Object.defineProperty(child, 'offsetLeft', { value: index * 100 });
  Object.defineProperty(track, 'clientWidth', { value: 100 });
  Object.defineProperty(track, 'scrollWidth', { value: track.children.length * 100 });
  track.scrollTo = ((to: ScrollToOptions) => {
    track.scrollLeft = to.left ?? 0;
    track.dispatchEvent(new Event('scroll'));
  }) as typeof track.scrollTo;
}
const trackIn = (element: ParentNode, place: string) => {
  const track = element.querySelector(`${place}[data-gallery-track]`) as HTMLElement;
  layOut(track);
  return track;
};
afterEach(() => vi.unstubAllGlobals());

test('GAL-1 a page has as many pictures as set, and four when nothing or nought is', () => {
  expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(pagesOf([1, 2, 3, 4, 5], 0)).toEqual([[1, 2, 3, 4], [5]]);
  expect(pagesOf([], 3)).toEqual([]);
  const pages = [...show(9).querySelectorAll('[id*="-page-"]')].map((page) => page.children.length);
  expect(pages).toEqual([4, 4, 1]);
});

test('GAL-1 pages are links that lead there without script, and only where there are several', () => {
  const gallery = show(9);
  for (const link of gallery.querySelectorAll('nav a'))
    expect(gallery.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
  expect(gallery.querySelectorAll('nav a')).toHaveLength(3);
  expect(show(4).querySelector('nav')).toBeNull();
});

test('GAL-1 a click on a page shows it and marks it as the current one', () => {
  const gallery = show(9);
  const track = trackIn(gallery, ':scope > ');
  gallery.querySelectorAll<HTMLElement>('nav a')[2]?.click();
  expect(track.scrollLeft).toBe(200);
  expect(gallery.querySelector('[aria-current]')?.textContent).toBe('3');
});

test('GAL-1 the lightbox opens at the picture clicked and goes on by arrows and keys, round at the ends', () => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  const gallery = show(3);
  const track = trackIn(gallery, 'dialog ');
  const opener = gallery.querySelectorAll<HTMLElement>('[data-gallery-index]')[1];
  expect(opener?.getAttribute('command')).toBe('show-modal');
  expect(opener?.getAttribute('commandfor')).toBe(gallery.querySelector('dialog')?.id);
  opener?.click();
  expect(track.scrollLeft).toBe(100);
  gallery.querySelector<HTMLElement>('dialog [data-gallery-step="1"]')?.click();
  expect(track.scrollLeft).toBe(200);
  const press = (key: string) => track.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('ArrowRight');
  expect(track.scrollLeft).toBe(0);
  press('ArrowLeft');
  expect(track.scrollLeft).toBe(200);
  press('Home');
  expect(track.scrollLeft).toBe(0);
});

test('GAL-2 as a slider all pictures stand in one row with arrows', () => {
  const gallery = show(5, { layout: 'slider' });
  const track = trackIn(gallery, ':scope > ');
  expect(track.children).toHaveLength(5);
  gallery.querySelector<HTMLElement>(':scope > div [data-gallery-step="1"]')?.click();
  expect(track.scrollLeft).toBe(100);
  expect(show(1, { layout: 'slider' }).querySelector(':scope > div')).toBeNull();
});

test('GAL-1 pictures stand in the order chosen', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ picture: { name } }));
  expect(inOrder(items, 'reverse')).toEqual(items.toReversed());
  expect(inOrder(items, 'shuffled')).not.toEqual(items);
  expect(new Set(inOrder(items, 'shuffled'))).toEqual(new Set(items));
});

test('GAL-1 narrower devices have fewer columns unless they say so', () => {
  expect(columnsOf({ base: 5 })).toEqual({ base: 5, tablet: 3, phone: 2 });
  expect(columnsOf({ base: 4, phone: 1 })).toEqual({ base: 4, tablet: 3, phone: 1 });
});

test('GAL-1 a step past the end leads to the other end', () => {
  expect([afterStep(2, 1, 3), afterStep(0, -1, 3), afterStep(0, 1, 1)]).toEqual([0, 2, 0]);
});
