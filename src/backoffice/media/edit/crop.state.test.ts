import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corners, cropAround, dragCorner, moveCrop, moveFocus, pointOf, stepOf } from './crop.state.ts';

const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

test('a crop moves up to the edge and keeps its size', () => {
  expect(moveCrop(middle, { x: 0.1, y: -0.9 })).toEqual({ x: 0.35, y: 0, width: 0.5, height: 0.5 });
});

test('a dragged corner leaves the opposite one where it is', () => {
  const dragged = dragCorner(middle, { right: true, bottom: true }, { x: 0.9, y: 0.4 });
  expect([dragged.x, dragged.y]).toEqual([0.25, 0.25]);
  expect(pointOf(dragged, { right: true, bottom: true })).toEqual({ x: 0.9, y: 0.4 });
});

test('a fixed shape stays as the corner is dragged', () => {
  const dragged = dragCorner(middle, { right: false, bottom: false }, { x: 0.1, y: 0.2 }, 2);
  expect(dragged.width / dragged.height).toBeCloseTo(2);
  expect(pointOf(dragged, { right: true, bottom: true }).x).toBeCloseTo(0.75);
});

test('a shape is laid around the focus, as large as it can be', () => {
  expect(cropAround({ x: 0.9, y: 0.5 }, 0.5)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
  expect(cropAround({ x: 0.5, y: 0.2 }, 2)).toEqual({ x: 0, y: 0, width: 1, height: 0.5 });
});

test('arrow keys take small steps, with Shift large ones, and stop at the edge', () => {
  expect(stepOf('ArrowLeft', false)).toEqual({ x: -0.01, y: 0 });
  expect(stepOf('a', false)).toBeUndefined();
  expect(moveFocus({ x: 0.95, y: 0.5 }, { x: 0.1, y: 0 })).toEqual({ x: 1, y: 0.5 });
});

test('no drag leads out of the picture', () => {
  const part = fc.double({ min: -1, max: 2, noNaN: true });
  const place = fc.double({ min: 0, max: 0.9, noNaN: true });
  fc.assert(
    fc.property(
      place,
      place,
      part,
      part,
      fc.constantFrom(...corners),
      fc.constantFrom(undefined, 0.5, 1, 3),
      (x, y, toX, toY, corner, ratio) => {
        const start = { x, y, width: 1 - x, height: 1 - y };
        const crop = dragCorner(start, corner, { x: toX, y: toY }, ratio);
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1 + 1e-9);
        expect(Math.min(crop.width, crop.height)).toBeGreaterThan(0);
      },
    ),
  );
});
