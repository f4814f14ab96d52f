// @vitest-environment jsdom
import './tabs.browser.ts';
import { beforeEach, expect, test } from 'vitest';

const asleep = ['Route', 'Bring', 'Price']
  .map(
    (title, index) => `<label><input type="radio" name="t" ${index === 1 ? 'checked' : ''}>${title}</label>`,
  )
  .join('');

beforeEach(() => {
  document.body.innerHTML = `<div data-module="tabs"><div role="radiogroup">${asleep}</div>
    <div data-fragment-panels><div><p>A text</p><div class="wide">A table</div></div></div></div>`;
});

function touch(type: string, target: Element, x: number, y = 0) {
  const event = new Event(type, { bubbles: true });
  const points = [{ clientX: x, clientY: y }];
  Object.assign(event, { touches: points, changedTouches: points });
  target.dispatchEvent(event);
}
function swipe(from: string, x: number, y = 0) {
  const target = document.querySelector(from) as Element;
  touch('touchstart', target, 200);
  touch('touchend', target, 200 + x, y);
}
const active = () => document.querySelector('label:has(:checked)')?.textContent;

test('TAB-1 a swipe over a panel goes to the tab beside it, also while the tabs sleep', () => {
  swipe('p', -90);
  expect(active()).toBe('Price');
  swipe('p', 90);
  swipe('p', 90);
  expect(active()).toBe('Route');
  swipe('p', 90);
  expect(active()).toBe('Route');
});

test('TAB-1 scrolling, and swiping something that scrolls sideways itself, is no swipe of the tabs', () => {
  swipe('p', -60, 80);
  expect(active()).toBe('Bring');
  const wide = document.querySelector('.wide') as HTMLElement;
  wide.style.overflowX = 'auto';
  Object.defineProperty(wide, 'scrollWidth', { value: 500 });
  swipe('.wide', -90);
  expect(active()).toBe('Bring');
});

test('TAB-1 awake, a swipe presses the title as a click does', () => {
  let pressed = '';
  document.querySelector('[role=radiogroup]')?.replaceWith(
    Object.assign(document.createElement('div'), {
      role: 'tablist',
      innerHTML: '<button role="tab" aria-selected="true">Route</button><button role="tab">Bring</button>',
      onclick: ({ target }: Event) => {
        pressed = (target as Element).textContent ?? '';
      },
    }),
  );
  document.querySelector('[data-module=tabs] > div')?.setAttribute('role', 'tablist');
  swipe('p', -90);
  expect(pressed).toBe('Bring');
});
