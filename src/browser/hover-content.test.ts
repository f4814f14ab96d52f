// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

document.body.innerHTML = `
  <button id="before">before</button>
  <div data-variants id="linked">
    <div data-rest><a href="/a" id="a">A</a></div>
    <div data-hover><a href="/b" id="b">B</a></div>
  </div>
  <div data-variants id="plain"><div data-rest><p>A</p></div><div data-hover><p id="words">B</p></div></div>`;

const at = (id: string) => document.getElementById(id) as HTMLElement;
const swapped = () => [...document.querySelectorAll('[data-swapped]')].map(({ id }) => id);
const tap = (id: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.assign(event, { pointerType: 'touch' });
  at(id).dispatchEvent(event);
  return event.defaultPrevented;
};

let stillAfterResize = 0;

beforeAll(async () => {
  // jsdom knows no difference between a key's focus and a finger's.
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  // It listens as it is loaded.
  ({ stillAfterResize } = await import('./hover-content.ts'));
});
beforeEach(() => {
  vi.useFakeTimers();
  (document.activeElement as HTMLElement | null)?.blur();
  tap('before');
  return () => vi.useRealTimers();
});

test('MOD-2 the first tap shows the other content, the second follows the link', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: false });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.assign(event, { pointerType: 'touch' });
  const reached = vi.fn();
  at('linked').addEventListener('click', reached);
  at('a').dispatchEvent(event);
  expect(swapped()).toEqual(['linked']);
  expect(reached).not.toHaveBeenCalled();
  const lifted = new Event('pointerleave');
  at('linked').dispatchEvent(Object.assign(lifted, { pointerType: 'touch' }));
  tap('b');
  expect(reached).toHaveBeenCalledTimes(1);
  tap('before');
  expect(swapped()).toEqual([]);
});

test('MOD-2 the keyboard’s focus shows it and goes along; leaving takes it back', () => {
  at('a').focus();
  expect(swapped()).toEqual(['linked']);
  expect(document.activeElement).toBe(at('b'));
  at('before').focus();
  expect(swapped()).toEqual([]);
  at('plain').focus();
  expect(swapped()).toEqual(['plain']);
});

test('MOD-2 Escape takes it back, until the pointer has left', () => {
  tap('words');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(swapped()).toEqual([]);
  expect(at('plain').hasAttribute('data-still')).toBe(true);
  at('plain').dispatchEvent(new Event('pointerleave'));
  expect(at('plain').hasAttribute('data-still')).toBe(false);
});

test('MOD-2 while the window changes its size, and 200 ms after, pointing means nothing', () => {
  tap('words');
  dispatchEvent(new Event('resize'));
  expect(swapped()).toEqual([]);
  vi.advanceTimersByTime(stillAfterResize - 1);
  dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(stillAfterResize - 1);
  expect(at('linked').hasAttribute('data-still')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(at('linked').hasAttribute('data-still')).toBe(false);
  expect(stillAfterResize).toBe(200);
});
