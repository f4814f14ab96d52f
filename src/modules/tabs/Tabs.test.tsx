// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Tabs } from './Tabs.island.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const tab = (title: string) => ({
  key: title,
  type: 'tab',
  props: { title, icon: '' },
  element: <p>{title} panel</p>,
});
const tabs = (
  <Tabs
    root={{ 'data-module': 'tabs', id: 'tour' }}
    language="en"
    data={undefined}
    slots={{ tabs: [tab('Route'), tab('Bring'), tab('Price')] }}
    label="About the tour"
    look="line"
    place="top"
    open={1}
  />
);

let wake: () => Promise<void>;
let unmount = () => {};

beforeEach(() => {
  history.replaceState(null, '', '/');
  const container = document.createElement('div');
  container.innerHTML = renderToString(tabs);
  document.body.replaceChildren(container);
  wake = async () => {
    const root = await act(() => hydrateRoot(container, tabs));
    unmount = () => act(() => root.unmount());
  };
});
afterEach(() => {
  unmount();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

const titles = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const selected = () => titles().find((each) => each.matches('[aria-selected=true]'));
const click = (element?: HTMLElement) => act(async () => element?.click());
const shown = () => [...document.querySelectorAll('[data-shown]')].map((each) => each.textContent);
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });

test('asleep, the titles are radio buttons of one group', () => {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(radios.map((radio) => radio.checked)).toEqual([true, false, false]);
  radios[2]?.click();
  expect(radios.map((radio) => radio.checked)).toEqual([false, false, true]);
});

test('the tab chosen while asleep stays when the island wakes, and so does the focus', async () => {
  const radio = document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1];
  radio?.focus();
  radio?.click();
  await wake();
  expect(shown()).toEqual(['Bring panel']);
  expect(document.activeElement?.textContent).toBe('Bring');
});

test('TAB-1 a click makes one tab active', async () => {
  await wake();
  await click(titles()[2]);
  expect(selected()?.textContent).toBe('Price');
  expect(shown()).toEqual(['Price panel']);
});

test('TAB-2 clicks during the animation are ignored', async () => {
  await wake();
  const animation = Promise.withResolvers<void>();
  Element.prototype.getAnimations = () => [{ finished: animation.promise } as unknown as Animation];
  await click(titles()[1]);
  await click(titles()[2]);
  expect(shown()).toEqual(['Bring panel']);
  await act(async () => animation.resolve());
  await click(titles()[2]);
  expect(shown()).toEqual(['Price panel']);
});

test('TAB-3 arrows, Home and End move focus and choose; only the active tab is in the tab order', async () => {
  await wake();
  titles()[0]?.focus();
  await press('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Price');
  expect(shown()).toEqual(['Price panel']);
  await press('Home');
  expect(document.activeElement?.textContent).toBe('Route');
  await press('ArrowRight');
  expect(shown()).toEqual(['Bring panel']);
  expect(titles().map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
});

test('TAB-3 tabs and panels name each other', async () => {
  await wake();
  for (const each of titles()) {
    const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('role')).toBe('tabpanel');
    expect(panel?.getAttribute('aria-labelledby')).toBe(each.id);
  }
});

const goTo = (hash: string) =>
  act(
    () =>
      new Promise<void>((done) => {
        addEventListener('hashchange', () => done(), { once: true });
        location.hash = hash;
      }),
  );

test('HASH-3 a click writes the tab into the address and keeps the entries of others', async () => {
  history.replaceState(null, '', '#gal|3');
  await wake();
  await click(titles()[2]);
  expect(location.hash).toBe('#gal|3||tour|2');
});

test('HASH-3 the tab chosen while asleep is written when the island wakes; what the address chose is not', async () => {
  document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click();
  await wake();
  expect(location.hash).toBe('#tour|1');
  unmount();
});

test('HASH-3 the address chooses the tab, and without an entry it is the first again', async () => {
  await wake();
  await goTo('tour|2');
  expect(shown()).toEqual(['Price panel']);
  await goTo('tab-bring');
  expect(shown()).toEqual(['Bring panel']);
  await goTo('elsewhere');
  expect(shown()).toEqual(['Route panel']);
});
