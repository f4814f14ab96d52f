import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';

test('BOOK-2 other times are told in words, one day once', () => {
  expect(periodText('2026-06-07T10:00', '2026-06-07T12:00', 'nl')).toBe('zo 7 juni, 10:00–12:00');
  expect(periodText('2026-06-07T10:00', '2026-06-08T10:00', 'nl')).toBe(
    'zo 7 juni, 10:00 – ma 8 juni, 10:00',
  );
  expect(periodText('2026-06-07T10:00', '2026-06-07T12:00', 'en')).toBe('Sun 7 June, 10:00–12:00');
  expect(periodText('2026-06-07T10:00', '2026-06-07T12:00', 'de')).toBe('So., 7. Juni, 10:00–12:00');
});
