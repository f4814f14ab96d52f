import { expect, test } from 'vitest';
import { tabOfKey, tabOfSwipe, tabsReducer } from './tabs.state.ts';

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
