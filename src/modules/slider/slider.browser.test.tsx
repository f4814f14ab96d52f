// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Slider } from './Slider.tsx';
import { startSlider } from './slider.browser.ts';
import { slider, sliderFields } from './slider.definition.ts';

type Props = ModuleProps<typeof sliderFields, 'slides'>;
let still = false;

beforeEach(() => {
  still = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 400));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    type: 'slide',
    props: { heading: `Tocht ${index + 1}` },
    element: <img alt="" loading="lazy" src={`/${index}.webp`} />,
  }));

function show(values: Partial<Props> = {}, count = 3): HTMLElement {
  const props = { ...initialValues(sliderFields), ...values } as Props;
  document.body.innerHTML = renderToString(
    <Slider
      {...props}
      root={{ 'data-module': 'slider' }}
      language="nl"
      data={undefined}
      slots={{ slides: slides(count) }}
    />,
  );
  const root = document.body.firstElementChild as HTMLElement;
  startSlider(root);
  return root;
}
const shown = () => [...document.querySelectorAll('input')].findIndex((dot) => dot.checked) + 1;
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
const status = () => document.querySelector('[role=status]')?.textContent;
const point = (root: HTMLElement, type: string) =>
  root.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));
const touch = (root: HTMLElement, type: string, x: number) =>
  root.dispatchEvent(
    Object.assign(new Event(type), {
      touches: [{ clientX: x, clientY: 0 }],
      changedTouches: [{ clientX: x, clientY: 4 }],
    }),
  );

test('SLI-1 fades take 500 ms, 700 at first, sliding 500; a slide stands 7000 ms', () => {
  const values = initialValues(sliderFields);
  expect(slider.styles?.(values as never).base).toMatchObject({
    '--slider-fade': '500ms',
    '--slider-first': '700ms',
    '--slider-slide': '500ms',
  });
  expect(values.seconds).toBe(7);
});

test('SLI-1 it changes by itself every seven seconds and goes round', () => {
  show();
  vi.advanceTimersByTime(6900);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(200);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(2 * 7600);
  expect(shown()).toBe(1);
});

test('SLI-1 it waits under the pointer, unless it is told to ignore that, and while the focus is in it', () => {
  const root = show();
  point(root, 'pointerenter');
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe(1);
  point(root, 'pointerleave');
  vi.advanceTimersByTime(7100);
  expect(shown()).toBe(2);
  document.querySelector<HTMLElement>('input')?.focus();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe(2);
  point(show({ ignoreHover: true }), 'pointerenter');
  vi.advanceTimersByTime(7100);
  expect(shown()).toBe(2);
});

test('SLI-1 its button stops it and starts it again', () => {
  show();
  button('Zet het wisselen stil')?.click();
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe(1);
  button('Laat het weer wisselen')?.click();
  vi.advanceTimersByTime(7100);
  expect(shown()).toBe(2);
});

test('SLI-1 for who wants less motion nothing changes by itself, and there is nothing to stop', () => {
  still = true;
  show();
  expect(button('Zet het wisselen stil')?.hidden).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe(1);
});

test('SLI-1 arrows and swipes move on, one move at a time, and tell where one is', () => {
  const root = show({ autoplay: false });
  button('Volgende dia')?.click();
  expect(shown()).toBe(2);
  expect(status()).toBe('Dia 2 van 3: Tocht 2');
  button('Volgende dia')?.click();
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(500);
  touch(root, 'touchstart', 300);
  touch(root, 'touchend', 200);
  expect(shown()).toBe(3);
});

test('SLI-1 past the last slide the first comes on from where the next one would, and the other way round', () => {
  const moves: string[] = [];
  Element.prototype.animate = function animate(this: Element, frames: Keyframe[] | null) {
    const { translate } = frames as unknown as { translate: string[] };
    moves.push(`${this.getAttribute('aria-label')}: ${translate.join(' to ')}`);
    return {} as Animation;
  } as Element['animate'];
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    translate: '-100%',
    getPropertyValue: () => 'ease-out',
  } as unknown as CSSStyleDeclaration);
  show({ autoplay: false, effect: 'slide' });
  for (const name of ['Vorige dia', 'Volgende dia', 'Volgende dia']) {
    button(name)?.click();
    vi.advanceTimersByTime(600);
  }
  expect(moves).toEqual([
    '3 van 3: -100% to 0%',
    '1 van 3: 0% to 100%',
    '1 van 3: 100% to 0%',
    '3 van 3: 0% to -100%',
  ]);
});

test('SLI-1 without loop the arrows end at the ends', () => {
  show({ autoplay: false, loop: false });
  expect(button('Vorige dia')?.ariaDisabled).toBe('true');
  for (let press = 0; press < 4; press += 1) {
    button('Volgende dia')?.click();
    vi.advanceTimersByTime(600);
  }
  expect(shown()).toBe(3);
  expect(button('Volgende dia')?.ariaDisabled).toBe('true');
  expect(button('Vorige dia')?.ariaDisabled).toBeNull();
});

test('SLI-1 the picture of the next slide is fetched before its turn, the others are not', () => {
  show();
  expect([...document.images].map((image) => image.loading ?? 'lazy')).toEqual(['lazy', 'eager', 'lazy']);
});

test('a single slide has nothing to press, and a slider shows at most twenty', () => {
  show({}, 1);
  expect(document.querySelector('input, button')).toBeNull();
  show({}, 500);
  expect(document.querySelectorAll('input')).toHaveLength(20);
  expect(document.images).toHaveLength(20);
});
