import { expect, test } from 'vitest';
import { languages } from '../../../lib/language.ts';
import type { QuotePart } from '../booking.types.ts';
import { describePart } from './quote-text.ts';

const plain = (part: QuotePart) =>
  languages.map((language) => describePart(part, language).replace(/\s/g, ' '));

test('BOOK-2 a price explains itself in every language', () => {
  expect(plain({ kind: 'extra-day', count: 2, pieces: 3, unitCents: 850, cents: 5100 })).toEqual([
    '3 × 2 extra dagen à € 8,50',
    '3 × 2 extra days at €8.50',
    '3 × 2 weitere Tage à 8,50 €',
  ]);
  expect(plain({ kind: 'half-day', count: 1, pieces: 1, unitCents: 900, cents: 900 })).toEqual([
    'halve dag à € 9,00',
    'half day at €9.00',
    'halber Tag à 9,00 €',
  ]);
  const name = { nl: 'Zomer', en: 'Summer', de: 'Sommer' };
  expect(plain({ kind: 'season', seasonId: 's', name, percent: -10, cents: -90 })).toEqual([
    'Zomer: 10% korting',
    'Summer: 10% off',
    'Sommer: 10 % Rabatt',
  ]);
  expect(plain({ kind: 'child', pieces: 2, unitCents: 2950, cents: 5900 })).toEqual([
    '2 kinderen à € 29,50',
    '2 children at €29.50',
    '2 Kinder à 29,50 €',
  ]);
});
