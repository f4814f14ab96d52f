import { expect, test } from 'vitest';
import { choiceWords, scheduleChoices } from './schedule-choices.ts';

test('EDIT-3 quick choices lie ahead, soonest first, and none twice', () => {
  // A Saturday.
  expect(scheduleChoices('2026-11-21T10:12')).toEqual([
    '2026-11-21T20:00',
    '2026-11-22T09:00',
    '2026-11-23T09:00',
    '2026-11-27T17:00',
  ]);
  // A Sunday evening: tonight has passed, and tomorrow morning is Monday morning.
  expect(scheduleChoices('2026-11-22T21:00')).toEqual(['2026-11-23T09:00', '2026-11-27T17:00']);
});

test('EDIT-3 on Friday after five it is the next Friday', () => {
  expect(scheduleChoices('2026-11-27T16:59')).toContain('2026-11-27T17:00');
  expect(scheduleChoices('2026-11-27T17:00')).toContain('2026-12-04T17:00');
});

test('EDIT-3 a moment within a week is called by its weekday, a later one by its date', () => {
  expect(choiceWords('2026-11-27T17:00', '2026-11-21T10:12', 'nl')).toBe('vrijdag 17:00');
  expect(choiceWords('2026-12-04T17:00', '2026-11-27T17:00', 'nl')).toBe('vrijdag 4 december 17:00');
  expect(choiceWords('2026-12-04T17:00', '2026-11-27T17:00', 'de')).toBe('Freitag, 4. Dezember 17:00');
});
