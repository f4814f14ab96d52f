import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, mostRemembered, putAwayIn, withPutAway } from './put-away.state.ts';

test('other words have another hash, other spaces the same', () => {
  expect(hashOf('Dicht op maandag')).toBe(hashOf('  Dicht op\n maandag '));
  expect(hashOf('Dicht op maandag')).not.toBe(hashOf('Dicht op dinsdag'));
});

test('whatever is stored, what is put away is remembered', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.string(), (stored, words) => {
      const hash = hashOf(words);
      const list = putAwayIn(withPutAway(stored, hash));
      expect(list.at(-1)).toBe(hash);
      expect(list.length).toBeLessThanOrEqual(mostRemembered);
    }),
  );
});

test('the newest are remembered, each once', () => {
  const all = Array.from({ length: mostRemembered + 5 }, (_, index) => index.toString(36));
  const stored = all.reduce<string | null>((before, hash) => withPutAway(before, hash), null);
  expect(putAwayIn(stored)).toEqual(all.slice(5));
  expect(putAwayIn(withPutAway(stored, '9')).filter((hash) => hash === '9')).toHaveLength(1);
});
