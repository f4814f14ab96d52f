import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropInPixels, isCropOf, shownFocus, shownSize, tidyCrop } from './crop.ts';

const picture = { width: 1600, height: 1000 };
const quarter = { x: 0.5, y: 0, width: 0.5, height: 0.5 };

test('what is shown has the size of the crop', () => {
  expect(shownSize({ ...picture, crop: quarter })).toEqual({ width: 800, height: 500 });
  expect(shownSize({ ...picture, crop: null })).toEqual(picture);
});

test('the focus stays on what it points at, or goes to the nearest edge', () => {
  expect(shownFocus({ x: 0.75, y: 0.25 }, quarter)).toEqual({ x: 0.5, y: 0.5 });
  expect(shownFocus({ x: 0.1, y: 0.9 }, quarter)).toEqual({ x: 0, y: 1 });
});

test('a crop lies in the picture and is at least 16 px wide and high', () => {
  expect(isCropOf(quarter, picture)).toBe(true);
  expect(isCropOf({ ...quarter, x: 0.6 }, picture)).toBe(false);
  expect(isCropOf({ ...quarter, width: 0.009 }, picture)).toBe(false);
  expect(isCropOf({ x: 0, y: 0, width: 1, height: 1 }, { width: 8, height: 8 })).toBe(true);
});

test('all of the picture is no crop', () => {
  expect(tidyCrop({ x: 0, y: 0, width: 1, height: 0.99999 })).toBeNull();
  expect(tidyCrop({ x: 0.123456, y: 0, width: 0.5, height: 1 })).toMatchObject({ x: 0.1235, width: 0.5 });
});

test('a tidy crop stays in the picture, in whole pixels too', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc.integer({ min: 1, max: 9000 });
  fc.assert(
    fc.property(part, part, part, part, side, side, (x, y, right, bottom, width, height) => {
      const crop = tidyCrop({ x, y, width: right * (1 - x), height: bottom * (1 - y) });
      if (!crop) return;
      const { left, top, ...size } = cropInPixels(crop, { width, height });
      expect(left + size.width).toBeLessThanOrEqual(width);
      expect(top + size.height).toBeLessThanOrEqual(height);
      expect(Math.min(left, top, size.width - 1, size.height - 1)).toBeGreaterThanOrEqual(0);
    }),
  );
});
