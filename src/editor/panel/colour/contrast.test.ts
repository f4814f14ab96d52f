import { expect, test } from 'vitest';
import { contrastOf, isTransparent } from './contrast.ts';

test('contrast is counted as WCAG counts it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 1);
  expect(contrastOf('#14271f', '#fbf5e7')).toBeCloseTo(14.4, 1);
  expect(contrastOf('rgb(198, 62, 20)', '#c5e0e6')).toBeCloseTo(3.8, 0);
});

test('a half-clear colour is seen with its ground through it', () => {
  expect(contrastOf('#00000000', '#ffffff')).toBeCloseTo(1, 5);
  expect(isTransparent('rgba(0, 0, 0, 0)')).toBe(true);
});

test('what is no colour has no contrast', () => {
  expect(contrastOf('currentcolor', '#ffffff')).toBeUndefined();
});
