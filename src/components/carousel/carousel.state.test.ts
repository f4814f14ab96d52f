import { expect, test } from 'vitest';
import {
  activeDot,
  type CarouselEvent,
  type CarouselShape,
  carouselReducer,
  dotStarts,
  rotatesNow,
} from './carousel.state.ts';

const seven: CarouselShape = { count: 7, perView: 3, loop: false };
const after = (index: number, event: CarouselEvent, shape = seven) =>
  carouselReducer({ index, moving: false }, event, shape).index;

test('CAR-1 a new move is refused while one is under way', () => {
  const moving = carouselReducer({ index: 0, moving: false }, { type: 'next' }, seven);
  expect(moving).toEqual({ index: 3, moving: true });
  for (const type of ['next', 'previous', 'rotated'] as const)
    expect(carouselReducer(moving, { type }, seven)).toBe(moving);
  expect(carouselReducer(moving, { type: 'chosen', index: 0 }, seven)).toBe(moving);
  const settled = carouselReducer(moving, { type: 'settled' }, seven);
  expect(carouselReducer(settled, { type: 'next' }, seven)).toEqual({ index: 4, moving: true });
});

test('CAR-3 arrows move by what is in view and end flush with the last slide', () => {
  expect(after(0, { type: 'next' })).toBe(3);
  expect(after(3, { type: 'next' })).toBe(4);
  expect(after(4, { type: 'previous' })).toBe(1);
  expect(after(1, { type: 'previous' })).toBe(0);
});

test('CAR-3 with loop the arrows go round, without they stay', () => {
  const loop = { ...seven, loop: true };
  expect(after(4, { type: 'next' }, loop)).toBe(0);
  expect(after(0, { type: 'previous' }, loop)).toBe(4);
  expect(carouselReducer({ index: 4, moving: false }, { type: 'next' }, seven).moving).toBe(false);
});

test('CAR-3 a swipe is followed, and there is a dot for each view', () => {
  expect(after(0, { type: 'scrolled', index: 2 })).toBe(2);
  expect(dotStarts(seven)).toEqual([0, 3, 4]);
  expect([0, 2, 3, 4].map((index) => activeDot(index, seven))).toEqual([0, 0, 1, 2]);
  expect(dotStarts({ count: 2, perView: 3, loop: false })).toEqual([0]);
});

test('CAR-2 by itself it goes round, but not while hovered, focused or stopped', () => {
  expect(after(4, { type: 'rotated' })).toBe(0);
  const free = {
    autoRotate: true,
    stopped: false,
    hovered: false,
    focused: false,
    moving: false,
    stillWanted: false,
  };
  expect(rotatesNow(free)).toBe(true);
  for (const hindrance of ['stopped', 'hovered', 'focused', 'moving', 'stillWanted'])
    expect(rotatesNow({ ...free, [hindrance]: true }), hindrance).toBe(false);
  expect(rotatesNow({ ...free, autoRotate: false })).toBe(false);
});
