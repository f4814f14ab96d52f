import { expect, test } from 'vitest';
import { toolbarPlace, toolbarSize } from './toolbar-place.ts';

const canvas = { width: 1000, height: 600 };

test('EDIT-2 the tools of a module stand above it, and within the canvas', () => {
  expect(toolbarPlace({ x: 100, y: 200, width: 300, height: 80 }, canvas)).toEqual({
    left: 100,
    top: 200 - toolbarSize.height - 4,
  });
  expect(toolbarPlace({ x: 900, y: 200, width: 90, height: 80 }, canvas).left).toBe(704);
});

test('EDIT-2 the tools of a low module at the top do not cover its words', () => {
  const module = { x: 0, y: 10, width: 300, height: 40 };
  expect(toolbarPlace(module, canvas).top).toBeGreaterThan(module.y + module.height);
});

test('EDIT-2 the tools of a high module at the top stand in it, also when it is scrolled away above', () => {
  expect(toolbarPlace({ x: 0, y: 10, width: 300, height: 500 }, canvas).top).toBe(14);
  expect(toolbarPlace({ x: 0, y: -300, width: 300, height: 500 }, canvas).top).toBe(4);
});
