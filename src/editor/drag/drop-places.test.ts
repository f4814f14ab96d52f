import { expect, test } from 'vitest';
import { dropInSlot, isAtEdge } from './drop-places.ts';

const area = { x: 0, y: 0, width: 300, height: 100 };
const slot = { parent: 'p', slot: 'content' };
const column = [
  { index: 0, rect: { x: 0, y: 0, width: 300, height: 40 } },
  { index: 1, rect: { x: 0, y: 60, width: 300, height: 40 } },
];
const row = [
  { index: 0, rect: { x: 0, y: 0, width: 140, height: 100 } },
  { index: 1, rect: { x: 160, y: 0, width: 140, height: 80 } },
];

test('EDIT-2 below each other, the upper half of a module is before it and the line lies in the gap', () => {
  expect(dropInSlot(slot, column, area, { x: 10, y: 70 })).toEqual({
    place: { ...slot, index: 1 },
    mark: { x: 0, y: 48, width: 300, height: 4, kind: 'line' },
  });
  expect(dropInSlot(slot, column, area, { x: 10, y: 95 }).place.index).toBe(2);
  expect(dropInSlot(slot, column, area, { x: 10, y: 5 }).place.index).toBe(0);
});

test('EDIT-2 beside each other, the line is upright and as high as both', () => {
  expect(dropInSlot(slot, row, area, { x: 130, y: 50 })).toEqual({
    place: { ...slot, index: 1 },
    mark: { x: 148, y: 0, width: 4, height: 100, kind: 'line' },
  });
  expect(dropInSlot(slot, row, area, { x: 290, y: 50 }).place.index).toBe(2);
});

test('EDIT-2 an empty slot is marked whole', () => {
  expect(dropInSlot(slot, [], area, { x: 1, y: 1 })).toEqual({
    place: { ...slot, index: 0 },
    mark: { ...area, kind: 'area' },
  });
});

test('EDIT-2 near its upper and lower edge a module is not entered', () => {
  expect(isAtEdge({ x: 5, y: 3 }, area)).toBe(true);
  expect(isAtEdge({ x: 5, y: 50 }, area)).toBe(false);
  expect(isAtEdge({ x: 5, y: 95 }, area)).toBe(true);
});
