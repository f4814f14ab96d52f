// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countFormat } from './count-fields.ts';
import { formatCount } from './count-format.ts';
import { countAt, countUpWhenSeen } from './count-up.ts';

const dutch = countFormat({ separator: 'language', decimals: 0 }, 'nl');
let frames: ((now: number) => void)[] = [];
let see: (element: Element) => void;
let reduced = false;

const frame = (now: number) => {
  for (const callback of frames.splice(0)) callback(now);
};

beforeEach(() => {
  frames = [];
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('requestAnimationFrame', (callback: (now: number) => void) => frames.push(callback));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        see = (target) => callback([{ isIntersecting: true, target }]);
      }
      observe() {}
      unobserve() {}
    },
  );
  const count = JSON.stringify({ from: 0, to: 12500, duration: 1000, ...dutch });
  document.body.innerHTML = `<p data-module="number-counter"><span data-count='${count}'>12.500</span></p>`;
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => module().querySelector('[aria-hidden]')?.textContent;
const module = () => document.querySelector('p') as HTMLElement;

test('CNT-1 thousands are divided as chosen, or as the language does', () => {
  const write = (separator: 'language' | 'dot' | 'comma' | 'space' | 'none', language: 'nl' | 'en' = 'nl') =>
    formatCount(1234567.5, countFormat({ separator, decimals: 1 }, language));
  expect(write('language')).toBe('1.234.567,5');
  expect(write('language', 'en')).toBe('1,234,567.5');
  expect(write('dot', 'en')).toBe('1.234.567,5');
  expect(write('comma')).toBe('1,234,567.5');
  expect(write('space')).toBe('1\u202f234\u202f567,5');
  expect(write('none')).toBe('1234567,5');
});

test('CNT-1 below zero, nothing and absurd numbers are written in full', () => {
  expect(formatCount(-1200, dutch)).toBe('−1.200');
  expect(formatCount(-0.2, dutch)).toBe('0');
  expect(formatCount(1e12, dutch)).toBe('1.000.000.000.000');
});

test('CNT-1 a counter begins at its start and ends at exactly its value', () => {
  expect([0, 1, 2].map((part) => countAt({ from: 5, to: 0.1 + 0.2 }, part))).toEqual([
    5,
    0.1 + 0.2,
    0.1 + 0.2,
  ]);
});

test('CNT-1 counts up once it is seen; screen readers have the true value all the time', () => {
  countUpWhenSeen('[data-module="number-counter"]');
  expect(shown()).toBe('0');
  expect(module().dataset.counting).toBe('');
  see(module());
  frame(0);
  expect(module().dataset.counting).toBeUndefined();
  frame(100);
  expect(shown()).toBe('0');
  expect(module().querySelector('.visually-hidden')?.textContent).toBe('12.500');
  frame(600);
  expect(shown()).toBe('10.938');
  frame(1100);
  expect(module().innerHTML).toMatch(/>12\.500<\/span>$/);
  expect(frames).toEqual([]);
});

test('CNT-1 on paper stands the true value, seen or not', () => {
  countUpWhenSeen('[data-module="number-counter"]');
  dispatchEvent(new Event('beforeprint'));
  expect(module().dataset.counting).toBeUndefined();
  expect(module().textContent).toBe('12.500');
});

test('CNT-1 with reduced motion the value stands from the start', () => {
  reduced = true;
  countUpWhenSeen('[data-module="number-counter"]');
  expect(module().dataset.counting).toBeUndefined();
  expect(module().textContent).toBe('12.500');
});
