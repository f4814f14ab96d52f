import { expect, test } from 'vitest';
import { slideAfter, stepOfSwipe } from './slider.state.ts';

test('SLI-1 steps go round, or stay at the ends without loop', () => {
  expect(slideAfter(0, 1, { count: 3, loop: false })).toBe(1);
  expect(slideAfter(2, 1, { count: 3, loop: true })).toBe(0);
  expect(slideAfter(0, -1, { count: 3, loop: true })).toBe(2);
  expect(slideAfter(2, 1, { count: 3, loop: false })).toBe(2);
  expect(slideAfter(0, -1, { count: 3, loop: false })).toBe(0);
  expect(slideAfter(0, 1, { count: 1, loop: true })).toBe(0);
});

test('SLI-1 a swipe is a way sideways, not the scrolling of the page', () => {
  expect(stepOfSwipe(-80, 10)).toBe(1);
  expect(stepOfSwipe(80, -10)).toBe(-1);
  expect(stepOfSwipe(-30, 0)).toBeUndefined();
  expect(stepOfSwipe(-80, 60)).toBeUndefined();
});
