import { expect, test } from 'vitest';
import { parseFragment } from '../../lib/fragment.ts';
import { tabNames, tabOfFragment, tabOfKey, tabOfSwipe, tabsReducer } from './tabs.state.ts';

const resting = { active: 0, moving: false };

test('TAB-1 choosing a tab makes it the one that is active', () => {
  expect(tabsReducer(resting, { type: 'chosen', index: 2 })).toEqual({ active: 2, moving: true });
});

test('TAB-1 a swipe to the left goes to the next tab, to the right back, and not past the ends', () => {
  expect(tabOfSwipe({ x: -80, y: 10 }, 0, 3)).toBe(1);
  expect(tabOfSwipe({ x: 80, y: -10 }, 1, 3)).toBe(0);
  expect(tabOfSwipe({ x: 80, y: 0 }, 0, 3)).toBeUndefined();
  expect(tabOfSwipe({ x: -80, y: 0 }, 2, 3)).toBeUndefined();
});

test('a short or slanting movement is scrolling, not a swipe', () => {
  expect(tabOfSwipe({ x: -30, y: 0 }, 0, 3)).toBeUndefined();
  expect(tabOfSwipe({ x: -80, y: 60 }, 0, 3)).toBeUndefined();
});

test('TAB-2 what is chosen during the animation is ignored, and heard again after it', () => {
  const moving = tabsReducer(resting, { type: 'chosen', index: 1 });
  expect(tabsReducer(moving, { type: 'chosen', index: 2 })).toBe(moving);
  const settled = tabsReducer(moving, { type: 'settled' });
  expect(tabsReducer(settled, { type: 'chosen', index: 2 }).active).toBe(2);
});

test('TAB-3 arrows go round, Home and End to the ends, other keys nowhere', () => {
  expect(tabOfKey('ArrowRight', 2, 3, false)).toBe(0);
  expect(tabOfKey('ArrowLeft', 0, 3, false)).toBe(2);
  expect(tabOfKey('ArrowDown', 0, 3, true)).toBe(1);
  expect(tabOfKey('ArrowDown', 0, 3, false)).toBeUndefined();
  expect(tabOfKey('Home', 2, 3, false)).toBe(0);
  expect(tabOfKey('End', 0, 3, false)).toBe(2);
  expect(tabOfKey('a', 0, 3, false)).toBeUndefined();
});

test('TAB-1 the address chooses a tab at any time, also during the animation', () => {
  const moving = tabsReducer(resting, { type: 'chosen', index: 1 });
  expect(tabsReducer(moving, { type: 'led', index: 2 })).toEqual({ active: 2, moving: true });
});

test('HASH-4 a tab is named by its anchor, or by its title', () => {
  expect(tabNames({ title: 'Wat neem je mee?', anchor: undefined })).toEqual(['tab-wat-neem-je-mee']);
  expect(tabNames({ title: 'Prijs', anchor: 'kosten' })).toEqual(['tab-kosten']);
  expect(tabNames({ title: '…', anchor: undefined })).toEqual([]);
});

test('HASH-4 the tab with reviews is named so in every language', () => {
  for (const title of ['Beoordelingen', 'Reviews', 'Bewertungen'])
    expect(tabNames({ title, anchor: undefined })).toEqual(
      expect.arrayContaining(['reviews', 'tab-reviews']),
    );
  expect(tabNames({ title: 'Gasten', anchor: 'reviews' })).toEqual(['tab-reviews', 'reviews']);
});

const inPage = {
  id: 'tabs',
  names: [['tab-route'], ['tab-price'], ['tab-reviews', 'reviews']],
  panelWith: (id: string) => (id === 'gal' ? 1 : -1),
};
const named = (hash: string) => tabOfFragment(parseFragment(hash), inPage);

test('HASH-2 the entry of the tabs says which, counted from 0, before any name does', () => {
  expect(named('#port|slug|2||gal|3||tabs|0')).toBe(0);
  expect(named('#reviews||tabs|1')).toBe(1);
});

test('HASH-3 a name, or what stands in a panel, says which; anything else says nothing', () => {
  expect(named('#tab-reviews')).toBe(2);
  expect(named('#gal|3')).toBe(1);
  for (const hash of [
    '',
    '#tabs',
    '#tabs|3',
    '#tabs|-1',
    '#tabs|1e0',
    '#tabs|0x1',
    '#tabs|__proto__',
    '#tab-',
    '#other|1',
  ])
    expect(named(hash), hash).toBeUndefined();
});
