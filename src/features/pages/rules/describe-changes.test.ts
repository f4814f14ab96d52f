import { expect, test } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import type { PageNode } from '../../../page/page-node.ts';
import type { PageSettings } from '../../../page/page-settings.ts';
import { moduleWords } from '../module-words.ts';
import { testRegistry } from '../testing/test-pages.ts';
import { summaryWords } from './change-summary.ts';
import { describeChanges } from './describe-changes.ts';
import { countChanges } from './diff-trees.ts';

const settings: PageSettings = {
  path: '/zee',
  title: 'De zee',
  description: '',
  indexed: true,
  sharePicture: null,
  headerMode: 'auto',
};
const hero = (
  id: string,
  props: Record<string, unknown> = {},
  design?: Record<string, unknown>,
): PageNode => ({
  id,
  type: 'hero',
  version: 1,
  props,
  ...(design && { design }),
});
const row = (id: string, ...content: PageNode[]): PageNode => ({
  id,
  type: 'row',
  version: 1,
  props: {},
  slots: { content },
});

function words(
  before: PageNode[],
  after: PageNode[],
  language: Language = 'nl',
  changed: Partial<PageSettings> = {},
) {
  const to = { tree: after, settings: { ...settings, ...changed } };
  return describeChanges({ tree: before, settings }, to, moduleWords(testRegistry), language).map(
    (change) => change.words,
  );
}

test('EDIT-3 a changed text is told with what it was and what it is, in each language', () => {
  const [before, after] = [[hero('h', { heading: 'De zee' })], [hero('h', { heading: 'Het strand' })]];
  expect(words(before, after)).toEqual(['Kop van ‘Openingsbeeld’ gewijzigd: ‘De zee’ → ‘Het strand’']);
  expect(words(before, after, 'en')).toEqual(['Kop of ‘Openingsbeeld’ changed: ‘De zee’ → ‘Het strand’']);
  expect(words(before, after, 'de')).toEqual(['Kop von „Openingsbeeld“ geändert: „De zee“ → „Het strand“']);
});

test('EDIT-3 modules that came, went and moved are told with where; what is inside them goes with them', () => {
  const [a, b, c] = [hero('a'), hero('b'), hero('c')];
  expect(words([row('r', a), b], [b])).toEqual(['‘Rij’ verwijderd uit de pagina']);
  expect(words([row('r', a)], [row('r')])).toEqual(['‘Openingsbeeld’ verwijderd uit ‘Rij’']);
  expect(words([row('r')], [row('r', a)])).toEqual(['‘Openingsbeeld’ toegevoegd aan ‘Rij’']);
  expect(words([row('r'), a], [row('r', a)])).toEqual(['‘Openingsbeeld’ verplaatst naar ‘Rij’']);
  expect(words([a, b, c], [c, a, b])).toEqual(['‘Openingsbeeld’ verplaatst binnen de pagina']);
});

test('EDIT-3 values per device, in lists, links and settings of the page are told by their own names', () => {
  const sized = (size: object) => [hero('h', {}, { fontSize: size })];
  expect(words(sized({ base: '1rem' }), sized({ base: '1rem', phone: '2rem' }))).toEqual([
    'Lettergrootte van ‘Openingsbeeld’ op telefoons gewijzigd: leeg → ‘2rem’',
  ]);
  const listed = (...titles: string[]) => [hero('h', { points: titles.map((title) => ({ title })) })];
  expect(words(listed('een', 'twee'), listed('een', 'drie'))).toEqual([
    'Titel (Punten, nummer 2) van ‘Openingsbeeld’ gewijzigd: ‘twee’ → ‘drie’',
  ]);
  expect(words(listed('een'), listed('een', 'twee'))).toEqual([
    '1 toegevoegd aan Punten van ‘Openingsbeeld’',
  ]);
  expect(
    words([hero('h', { target: null })], [hero('h', { target: { page: 'tours', suffix: '#kaart' } })]),
  ).toEqual(['Knop van ‘Openingsbeeld’ gewijzigd: leeg → ‘tours#kaart’']);
  expect(words([], [], 'nl', { path: '/strand', indexed: false, headerMode: 'fixed' })).toEqual([
    'Adres van de pagina gewijzigd: ‘/zee’ → ‘/strand’',
    'Vindbaarheid in zoekmachines van de pagina gewijzigd: aan → uit',
    'Kop van de site van de pagina gewijzigd: vanzelf → vast',
  ]);
});

test('EDIT-3 of long texts the part that differs is shown, of formatted ones the words', () => {
  const long = 'Langs de kust van Zandvoort naar Noordwijk, over het mooiste fietspad van het land, ';
  const text = (body: string) => [hero('h', { body: `<p>${body}</p>` })];
  const [told] = words(text(`${long}met <strong>thee</strong>`), text(`${long}met <strong>koffie</strong>`));
  expect(told).toMatch(/^Tekst van ‘Openingsbeeld’ gewijzigd: ‘….*met thee’ → ‘….*met koffie’$/);
});

test('EDIT-3 a module of an unknown type is told by its own names', () => {
  const gone = (x: number): PageNode => ({ id: 'g', type: 'gone', version: 1, props: { x } });
  expect(words([gone(1)], [gone(2)])).toEqual(['x van ‘gone’ gewijzigd']);
});

test('EDIT-3 a revision is summed up in a line', () => {
  const counts = countChanges(
    { tree: [hero('a'), hero('b')], settings },
    { tree: [hero('b', { heading: 'x' }), row('r'), hero('c')], settings: { ...settings, title: 'Anders' } },
  );
  expect(summaryWords(counts, 'nl')).toBe(
    '1 onderdeel gewijzigd, 2 onderdelen toegevoegd, 1 onderdeel verwijderd, 1 instelling gewijzigd',
  );
  expect(summaryWords(null, 'de')).toBe('Erste Version');
});

test('SITE-3 EDIT-3 what a device has of its own is told with the device', () => {
  const varied = (variants?: PageNode['variants']) => [{ ...hero('h', { heading: 'De zee' }), variants }];
  expect(words(varied(), varied({ phone: { heading: 'Zee' } }))).toEqual([
    'Kop van ‘Openingsbeeld’ op telefoons gewijzigd: ‘De zee’ → ‘Zee’',
  ]);
  expect(words(varied(), varied({ phone: { heading: 'De zee' } }))).toEqual([
    'Kop van ‘Openingsbeeld’ op telefoons een eigen waarde gegeven',
  ]);
  expect(words(varied({ hover: { heading: 'Zee' } }), varied())).toEqual([
    'Kop van ‘Openingsbeeld’ bij aanwijzen weer zoals elders gemaakt',
  ]);
});

test('MOD-7 EDIT-3 who sees a module is told in words', () => {
  const shown = (when?: PageNode['shown']) => [{ ...hero('h'), shown: when }];
  const when = {
    until: '2027-06-01T09:00',
    query: { name: 'via', value: 'mail' },
    cookie: { name: 'member' },
  };
  expect(words(shown(), shown(when))).toEqual([
    'Wie het ziet van ‘Openingsbeeld’ gewijzigd: altijd → … – 2027-06-01 09:00; adres met via = mail; cookie member',
  ]);
});

test('OTH-1 EDIT-3 what is told of a post is shown in its words', () => {
  const post = {
    date: '2026-04-01',
    author: 'Noor',
    excerpt: '',
    picture: null,
    categories: ['Weer', 'Routes'],
  };
  expect(words([], [], 'nl', { post })).toEqual([
    'Bericht van de pagina gewijzigd: leeg → ‘2026-04-01 · Noor · Weer · Routes’',
  ]);
});
