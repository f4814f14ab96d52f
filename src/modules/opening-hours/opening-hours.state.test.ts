import { expect, test } from 'vitest';
import { openStatus } from './opening-hours.state.ts';

/** A Saturday and the Tuesday after it. */
const days = [
  { date: '2026-11-21', opens: '09:00', closes: '17:00' },
  { date: '2026-11-24', opens: '09:30', closes: '18:00' },
  { date: '2026-11-25', opens: '09:00', closes: '18:00' },
];

test('during its hours the shop is open, and says when it is about to close', () => {
  expect(openStatus(days, '2026-11-21T09:00')).toEqual({ kind: 'open', closes: '17:00' });
  expect(openStatus(days, '2026-11-21T16:29')?.kind).toBe('open');
  expect(openStatus(days, '2026-11-21T16:30')?.kind).toBe('closing');
});

test('outside them it says when it opens next', () => {
  expect(openStatus(days, '2026-11-21T08:59')).toMatchObject({
    kind: 'closed',
    opens: '09:00',
    when: 'today',
  });
  expect(openStatus(days, '2026-11-21T17:00')).toMatchObject({ date: '2026-11-24', when: 'later' });
  expect(openStatus(days, '2026-11-24T18:00')).toMatchObject({ opens: '09:00', when: 'tomorrow' });
  expect(openStatus(days, '2026-11-23T12:00')).toMatchObject({ opens: '09:30', when: 'tomorrow' });
});

test('past the days that are known nothing is claimed', () => {
  expect(openStatus(days, '2026-11-25T18:00')).toBeUndefined();
  expect(openStatus([], '2026-11-25T12:00')).toBeUndefined();
});
