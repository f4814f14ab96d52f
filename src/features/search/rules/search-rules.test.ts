import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ModuleRegistry } from '../../../modules/registry.ts';
import type { Segment } from '../search.types.ts';
import { excerpt, marked, needlesOf } from './excerpt.ts';
import { fold } from './fold.ts';
import { queryWords } from './query-words.ts';
import { allowedErrors, nearestWord } from './spelling.ts';
import { isKeptOut, joined, treeTexts } from './tree-text.ts';

/** Any UTF-16 units, halves of pairs too. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
const whole = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('');
const hits = (segments: readonly Segment[]) => segments.flatMap(({ text, matched }) => (matched ? text : []));

test('SITE-8 folding takes accents and capitals away and keeps every place', () => {
  expect(fold('Räder, ÉÉN Café, Straße, İstanbul')).toBe('rader, een cafe, strase, istanbul');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(text)).toHaveLength(text.normalize('NFC').length);
    }),
  );
});

test('SITE-8 of a query letters and digits are read, at most eight words of its first hundred characters', () => {
  expect(queryWords('  Duinen & zee; DUINEN! 24km ')).toEqual(['duinen', 'zee', '24km']);
  expect(queryWords('%_\\\'":*()<>|&!')).toEqual([]);
  expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
  expect(queryWords('x'.repeat(5000))[0]).toHaveLength(100);
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of queryWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});

test('SITE-8 found words are marked whole, and nothing of the text is lost', () => {
  expect(hits(marked('Bakfietsen en FIETSERS', ['fietsen', 'fiets']))).toEqual(['Bakfietsen', 'FIETSERS']);
  expect(hits(marked('De dijk aan zee', ['de']))).toEqual(['De']);
  expect(hits(marked('Een café <b>', ['cafe']))).toEqual(['café']);
  fc.assert(
    fc.property(fc.string(), fc.array(fc.stringMatching(/^[a-z]{1,4}$/)), (text, needles) => {
      expect(whole(marked(text, needles))).toBe(text.normalize('NFC'));
    }),
  );
});

test('SITE-8 a stem of few letters marks no words of another meaning', () => {
  const rain = needlesOf(['regen'], ['reg']);
  expect(hits(marked('Regel één: als het regent, schuil je voor de regenbui.', rain))).toEqual([
    'regent',
    'regenbui',
  ]);
  expect(hits(marked('Een fietser op een bakfiets', needlesOf(['fietsen'], ['fiets'])))).toEqual([
    'fietser',
    'bakfiets',
  ]);
});

test('SITE-8 the passage is where the words stand, cut between words', () => {
  const text = `${'lang '.repeat(100)}tot het strand ${'verder '.repeat(100)}`;
  const passage = excerpt(text, ['strand']);
  expect(hits(passage)).toEqual(['strand']);
  expect(whole(passage)).toMatch(/^… (lang )+tot het strand (verder ?)+ …$/);
  expect(whole(passage).length).toBeLessThan(240);
  expect(whole(excerpt('Kort', ['elders']))).toBe('Kort');
  expect(whole(excerpt('x'.repeat(5000), ['elders'])).length).toBeLessThan(240);
});

test('SITE-8 a passage begins and ends with words, not with what parts them', () => {
  const text = `${'lang '.repeat(30)}· strand, ${'·, '.repeat(200)}eind`;
  expect(whole(excerpt(text, ['strand']))).toMatch(/^… lang .+ · strand …$/);
});

test('SITE-8 a word with typing errors is taken for the nearest known one', () => {
  const known = ['fiets', 'strand', 'bollenvelden', 'molen'];
  for (const [typed, meant] of [
    ['feits', 'fiets'],
    ['strnad', 'strand'],
    ['bolenvelde', 'bollenvelden'],
    ['moln', 'molen'],
    ['zee', undefined],
    ['auto', undefined],
  ])
    expect(nearestWord(typed as string, known)).toBe(meant);
  expect(['zee', 'fiets', 'strandje'].map(allowedErrors)).toEqual([0, 1, 2]);
});

test('SITE-8 a tree says what all its visitors can read, and survives what it should not hold', () => {
  const searchText = (value: unknown) => [(value as string).toUpperCase()];
  const registry = {
    definition: (type: string) =>
      type === 'text' || type === 'secret'
        ? { noIndex: type === 'secret', fields: { html: { searchText } } }
        : undefined,
  } as unknown as Pick<ModuleRegistry, 'definition'>;
  const node = (html: unknown, more = {}) => ({ type: 'text', props: { html, toString: 1 }, ...more });
  const tree = [
    node('a', { slots: { content: [node('b'), node('c', { shown: {} })], odd: 3 } }),
    node(42),
    null,
    { type: 'gone', props: { html: 'd' } },
  ];
  expect(treeTexts(tree, registry)).toEqual(['A', 'B']);
  expect(treeTexts('nothing', registry)).toEqual([]);
  expect(isKeptOut(tree, registry)).toBe(false);
  expect(isKeptOut([{ slots: { content: [{ type: 'secret' }] } }], registry)).toBe(true);
});

test('SITE-8 in a passage the titles and sentences of a page stay apart', () => {
  expect(joined(['Naar zee', '', ' Met  wind. ', 'Kaart', 'Prijs'])).toBe(
    'Naar zee · Met wind. Kaart · Prijs',
  );
});
