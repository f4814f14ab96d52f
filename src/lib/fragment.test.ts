import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fragment, formatFragment, parseFragment } from './fragment.ts';

const entries = (hash: string) => [...parseFragment(hash)];
const text = fc.string({ unit: 'grapheme' });
const fragments = fc
  .uniqueArray(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.array(text)), {
    selector: ([id]) => id,
    maxLength: 6,
  })
  .map((each): Fragment => new Map(each));

test('HASH-1 entries are parted by two bars, an id and its parameters by one', () => {
  expect(entries('#port|slug|2||gal|3||tabs|0')).toEqual([
    ['port', ['slug', '2']],
    ['gal', ['3']],
    ['tabs', ['0']],
  ]);
  expect(entries('#prices')).toEqual([['prices', []]]);
  expect(entries('#')).toEqual([]);
  expect(entries('')).toEqual([]);
});

test('HASH-1 a link whose bars were escaped on its way says the same', () => {
  expect(entries('#port%7Cslug%7c2%7C%7Cgal%7C3')).toEqual(entries('#port|slug|2||gal|3'));
});

test('HASH-1 ordinary ids, slugs and page numbers are written as they are', () => {
  const written = 'port|stad-en-land|2||gal_1|3||tabs|0||prices';
  expect(formatFragment(parseFragment(written))).toBe(written);
});

test('HASH-1 what is written is read back the same, whatever the ids and parameters', () => {
  fc.assert(
    fc.property(fragments, (fragment) => {
      const written = formatFragment(fragment);
      fc.pre(written.length <= 4000);
      expect(entries(written)).toEqual([...fragment]);
      expect(entries(`#${written}`)).toEqual([...fragment]);
      expect(entries(`#${written.replaceAll('|', '%7C')}`)).toEqual([...fragment]);
    }),
  );
});

test('HASH-3 a written fragment holds nothing that is markup or ends an attribute', () => {
  fc.assert(
    fc.property(fragments, (fragment) => {
      expect(formatFragment(fragment)).not.toMatch(/[<>"\s`#]/);
    }),
  );
});

test('HASH-3 hostile fragments are read as text or not at all, and never touch an object', () => {
  const keys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  for (const key of keys) expect(entries(`#${key}|polluted`)).toEqual([[key, ['polluted']]]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(entries('#%|%E0%A4%A||%zz|%')).toEqual([['%zz', ['']]]);
  expect(entries('#||||||')).toEqual([]);
  expect(entries('#<img src=x onerror=alert(1)>')).toEqual([['<img src=x onerror=alert(1)>', []]]);
  expect(entries(`#${'a|'.repeat(100_000)}`)).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (hash) => {
      for (const [id, parameters] of parseFragment(hash)) {
        expect(id).not.toBe('');
        expect(parameters.every((each) => typeof each === 'string')).toBe(true);
      }
    }),
  );
});

test('HASH-1 of two entries with one id the first counts', () => {
  expect(entries('#gal|1||gal|2')).toEqual([['gal', ['1']]]);
});
