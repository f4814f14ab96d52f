// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Countdown } from './Countdown.tsx';
import { startCountdown } from './countdown.browser.ts';
import { countdownFields } from './countdown.definition.ts';
import type { CountdownEnd } from './countdown.load.ts';

type Props = ModuleProps<typeof countdownFields, never, CountdownEnd | null>;
const end = 1_800_000_000;
let reduced = false;

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(days: number, values: Partial<Props> = {}): HTMLElement {
  const data = { seconds: end, days, inWords: 'vrijdag 15 januari 2027, 09:00' };
  const props = { ...initialValues(countdownFields), endedText: 'Voorbij.', ...values } as Props;
  document.body.innerHTML = renderToString(
    <Countdown {...props} root={{ 'data-module': 'countdown' }} language="nl" slots={{}} data={data} />,
  );
  return document.body.firstElementChild as HTMLElement;
}

function start(module: HTMLElement, secondsLeft: number) {
  const started = Date.now();
  startCountdown(module, () => end - secondsLeft + Math.floor((Date.now() - started) / 1000));
}
const digits = (module: HTMLElement) =>
  [...module.querySelectorAll('[data-unit] > span:first-child')].map(({ textContent }) => textContent);
const seen = (module: HTMLElement, selector: string) =>
  module.querySelector<HTMLElement>(selector)?.hidden === false;

test('CD-1 before any script the page tells the days left and the moment', () => {
  const module = show(12);
  expect(module.textContent).toContain('012 dagen');
  expect(module.textContent).toContain('Op vrijdag 15 januari 2027, 09:00');
  expect(seen(module, '[data-after]')).toBe(false);
});

test('CD-1 the script ticks each second', () => {
  const module = show(1);
  start(module, 90_000);
  expect(digits(module)).toEqual(['001', '01', '00', '00']);
  vi.advanceTimersByTime(2000);
  expect(digits(module)).toEqual(['001', '00', '59', '58']);
});

test('CD-3 at the end it stops at zero and shows the text', () => {
  const module = show(0);
  start(module, 2);
  expect(seen(module, '[data-after]')).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(digits(module)).toEqual(['000', '00', '00', '00']);
  expect(module.querySelectorAll('[data-zero]')).toHaveLength(4);
  expect(seen(module, '[data-after]')).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('CD-3 an end in the past shows the configured text without any script', () => {
  const module = show(-3);
  expect(seen(module, '[data-after]')).toBe(true);
  expect(module.textContent).toContain('Voorbij.');
  expect(module.textContent).toContain('000');
  expect(show(-3, { whenEnded: 'text' }).textContent).toBe('Voorbij.');
});

test('CD-3 a countdown that is to vanish does so at its end', () => {
  const module = show(0, { whenEnded: 'hidden' });
  start(module, 1);
  expect(module.hidden).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(module.hidden).toBe(true);
});

test('CD-1 the clock can be stopped, and stands still for who wants no motion', () => {
  const module = show(1);
  start(module, 100);
  const button = module.querySelector('button') as HTMLButtonElement;
  button.click();
  vi.advanceTimersByTime(5000);
  expect(digits(module).at(-1)).toBe('40');
  expect(button.ariaLabel).toBe('Laat de klok lopen');
  button.click();
  expect(digits(module).at(-1)).toBe('35');
  reduced = true;
  const still = show(1);
  start(still, 100);
  vi.advanceTimersByTime(5000);
  expect(digits(still).at(-1)).toBe('40');
});
