import { expect, test, vi } from 'vitest';
import type { LoadContext } from '../module-load.ts';
import { loadCountdown, readEnd } from './countdown.load.ts';

const dependsOn = vi.fn();
const context = {
  language: 'nl',
  today: '2026-11-23',
  dependsOn,
  services: { catalogue: async () => ({ settings: { timeZone: 'Europe/Amsterdam' } }) },
} as unknown as LoadContext;
const load = (end: string) => loadCountdown({ end } as Parameters<typeof loadCountdown>[0], context);

test('CD-1 the end is an instant of the shop’s clock, in seconds', async () => {
  expect(await load('2026-12-05 09:00')).toEqual({
    seconds: Date.parse('2026-12-05T08:00:00Z') / 1000,
    days: 12,
    inWords: 'zaterdag 5 december 2026, 09:00',
  });
  expect(dependsOn).toHaveBeenCalledWith('today');
});

test('CD-1 the end is read as staff write it', () => {
  expect(readEnd('2026-12-05T09:00')).toBe('2026-12-05T09:00');
  expect(readEnd(' 5/12/2026 9:30 ')).toBe('2026-12-05T09:30');
  expect(readEnd('05-12-2026, 18.00')).toBe('2026-12-05T18:00');
  expect(readEnd('2026-12-05')).toBe('2026-12-05T00:00');
});

test('CD-1 what is no moment counts down to nothing', async () => {
  for (const typed of ['', 'binnenkort', '31/02/2026', '2026-12-05 25:00', '9:00'])
    expect(await load(typed), typed).toBeNull();
});

test('CD-3 an end in the past lies a number of days below zero', async () => {
  expect((await load('1/1/2020 12:00'))?.days).toBeLessThan(0);
});
