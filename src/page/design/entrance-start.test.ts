import fc from 'fast-check';
import { expect, test } from 'vitest';
import { animationDefaults, bounceStart, entranceStart } from './entrance-start.ts';

const directions = ['center', 'left', 'right', 'top', 'bottom'] as const;

test('MOD-3 an entrance takes 1000 ms at once, from invisible, at intensity 50, easing in and out, one time', () => {
  expect(animationDefaults).toEqual({
    ...{ duration: 1000, delay: 0, intensity: 50, opacity: 0, curve: 'ease-in-out', repeat: 'once' },
  });
});

test.each([
  ['left', 'translate(-100%,0%)'],
  ['right', 'translate(100%,0%)'],
  ['top', 'translate(0%,-100%)'],
  ['bottom', 'translate(0%,100%)'],
  ['center', 'scale(0.5)'],
] as const)('MOD-3 slide from %s begins 2·i %% of the element away', (direction, transform) => {
  expect(entranceStart({ style: 'slide', direction, intensity: 50 })).toEqual({ transform });
});

test('MOD-3 zoom begins at 1 − i/100, from the side it comes from', () => {
  expect(entranceStart({ style: 'zoom', direction: 'center', intensity: 50 })).toEqual({
    transform: 'scale(0.5)',
  });
  expect(entranceStart({ style: 'zoom', direction: 'left', intensity: 70 })).toEqual({
    transform: 'scale(0.3)',
    origin: 'left',
  });
});

test('MOD-3 flip and fold begin turned by ⌈0.9·i⌉° seen from 2000 px', () => {
  expect(entranceStart({ style: 'flip', direction: 'right', intensity: 51 })).toEqual({
    transform: 'perspective(2000px) rotateY(46deg)',
  });
  expect(entranceStart({ style: 'fold', direction: 'top', intensity: 50 })).toEqual({
    transform: 'perspective(2000px) rotateX(-45deg)',
    origin: 'top',
  });
});

test('MOD-3 roll begins turned by ⌈3.6·i⌉°', () => {
  expect(entranceStart({ style: 'roll', direction: 'center', intensity: 51 }).transform).toBe(
    'rotate(184deg)',
  );
  expect(entranceStart({ style: 'roll', direction: 'left', intensity: 50 })).toEqual({
    transform: 'rotate(-180deg)',
    origin: 'left',
  });
});

test('MOD-3 angles are the exact ceiling for every whole intensity', () => {
  for (let intensity = 0; intensity <= 100; intensity += 1) {
    const angle = (style: 'fold' | 'roll') =>
      Number(/(-?\d+)deg/.exec(entranceStart({ style, direction: 'right', intensity }).transform)?.[1]);
    expect([intensity, angle('fold')]).toEqual([intensity, Math.floor((9 * intensity + 9) / 10)]);
    expect([intensity, angle('roll')]).toEqual([intensity, Math.floor((36 * intensity + 9) / 10)]);
  }
});

test('MOD-3 fade does not move; a bounce begins 2·i % away or at 1 − i/100', () => {
  expect(entranceStart({ style: 'fade', direction: 'left', intensity: 80 })).toEqual({ transform: 'none' });
  expect(bounceStart({ direction: 'bottom', intensity: 50 })).toEqual({ x: 0, y: 100, scale: 1 });
  expect(bounceStart({ direction: 'center', intensity: 50 })).toEqual({ x: 0, y: 0, scale: 0.5 });
});

test('MOD-3 at intensity 0 nothing moves, from wherever it comes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('slide', 'zoom', 'flip', 'fold', 'roll'),
      fc.constantFrom(...directions),
      (style, direction) => {
        const { transform } = entranceStart({ style, direction, intensity: 0 });
        expect(transform).toMatch(
          /^(translate\(0%,0%\)|scale\(1\)|rotate\(0deg\)|perspective\(2000px\) rotate[XY]\(0deg\))$/,
        );
      },
    ),
  );
});
