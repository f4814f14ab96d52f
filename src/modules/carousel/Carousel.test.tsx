// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.island.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const slides = ['Zandvoort', 'Bloemendaal', 'IJmuiden'].map((place) => ({
  key: place,
  type: 'text',
  props: {},
  element: <p>{place}</p>,
}));

let root: Root;
/** The width of a slide, and of the track, in a browser without layout. */
const width = 400;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'requestAnimationFrame', 'performance'] });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * width;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(3 * width);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 200));
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (autoRotate: boolean) =>
  act(async () =>
    root.render(
      <Carousel
        root={{ 'data-module': 'carousel' }}
        language="en"
        data={undefined}
        slots={{ slides }}
        label="Where to go"
        perView={{ base: 1 }}
        arrows
        dots
        loop
        autoRotate={autoRotate}
        seconds={5}
        gap="regular"
        align="stretch"
      />,
    ),
  );
const carousel = () => document.querySelector('[data-module]') as HTMLElement;
const track = () => document.querySelector('[tabindex="0"]') as HTMLElement;
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
const click = (name: string) => act(async () => button(name)?.click());
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const currentDot = () => document.querySelector('[aria-current]')?.getAttribute('aria-label');
const point = (type: 'pointerover' | 'pointerout') =>
  act(async () => carousel().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })));

test('CAR-1 a move takes 1000 ms, and arrows pressed meanwhile do nothing', async () => {
  await show(false);
  await click('Next');
  await pass(600);
  expect(track().scrollLeft).toBeGreaterThan(0);
  expect(track().scrollLeft).toBeLessThan(width);
  await click('Next');
  await pass(500);
  expect(track().scrollLeft).toBe(width);
  await click('Next');
  await pass(1100);
  expect(track().scrollLeft).toBe(2 * width);
});

test('CAR-2 it goes on by itself, and waits while the pointer is over it', async () => {
  await show(true);
  await pass(5000 + 1100);
  expect(currentDot()).toBe('Go to 2');
  await point('pointerover');
  await pass(20_000);
  expect(currentDot()).toBe('Go to 2');
  await point('pointerout');
  await pass(5000 + 1100);
  expect(currentDot()).toBe('Go to 3');
});

test('CAR-2 it waits while the focus is in it', async () => {
  await show(true);
  await act(async () => track().focus());
  await pass(20_000);
  expect(currentDot()).toBe('Go to 1');
  await act(async () => track().blur());
  await pass(5000 + 1100);
  expect(currentDot()).toBe('Go to 2');
});

test('it can be stopped and started again', async () => {
  await show(true);
  await click('Stop rotating');
  await pass(20_000);
  expect(currentDot()).toBe('Go to 1');
  await click('Start rotating again');
  await pass(5000 + 1100);
  expect(currentDot()).toBe('Go to 2');
});

test('CAR-3 arrows loop, dots lead to their slide, a swipe moves the dot', async () => {
  await show(false);
  await click('Previous');
  await pass(1100);
  expect(currentDot()).toBe('Go to 3');
  await click('Next');
  await pass(1100);
  expect(currentDot()).toBe('Go to 1');
  await click('Go to 2');
  await pass(1100);
  expect(track().scrollLeft).toBe(width);
  await act(async () => {
    track().scrollLeft = 2 * width;
    track().dispatchEvent(new Event('scroll'));
  });
  expect(currentDot()).toBe('Go to 3');
});
