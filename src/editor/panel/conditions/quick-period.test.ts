import { expect, test } from 'vitest';
import { quickPeriod } from './quick-period.ts';

test('MOD-7 today lasts until midnight', () => {
  expect(quickPeriod('today', '2026-07-15T16:20')).toEqual({
    from: '2026-07-15T00:00',
    until: '2026-07-16T00:00',
  });
});

test.each([
  ['2026-07-13T09:00', '2026-07-18T00:00', '2026-07-20T00:00'],
  ['2026-07-18T09:00', '2026-07-18T00:00', '2026-07-20T00:00'],
  ['2026-07-19T09:00', '2026-07-18T00:00', '2026-07-20T00:00'],
])('MOD-7 on %s this weekend is %s to %s', (now, from, until) => {
  expect(quickPeriod('weekend', now)).toEqual({ from, until });
});

test('MOD-7 Friday to Sunday ends as Monday begins', () => {
  const period = { from: '2026-07-17T00:00', until: '2026-07-20T00:00' };
  expect(quickPeriod('friday', '2026-07-13T09:00')).toEqual(period);
  expect(quickPeriod('friday', '2026-07-19T09:00')).toEqual(period);
});
