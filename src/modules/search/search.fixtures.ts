import type { SearchResult, Segment } from '../../features/search/search.types.ts';
import type { ModuleFixture } from '../define-module.ts';
import type { SearchResultsData } from './SearchResults.tsx';

/** A text whose words between stars were searched for. */
const segments = (text: string): Segment[] =>
  text.split('*').map((piece, index) => ({ text: piece, matched: index % 2 === 1 }));

const result = (kind: SearchResult['kind'], path: string, title: string, excerpt: string): SearchResult => ({
  ...{ kind, path },
  title: segments(title),
  excerpt: segments(excerpt),
});

const results = [
  result(
    'tour',
    '/tochten/duinen-en-zee',
    '*Duinen* en zee',
    'Door de *Kennemerduinen* naar Bloemendaal aan Zee, met koffie op het strand …',
  ),
  result(
    'bike',
    '/fietsen/e-bike',
    'E-bikes',
    '… met de wind tegen de *duinen* op, en dan toch op tijd terug …',
  ),
  result('article', '/blog/herfst', 'Herfst in het *duin*', 'Waar je in oktober de damherten hoort.'),
  result('page', '/lang', 'Woord'.repeat(40), '<b>Opmaak</b> in tekst is tekst. مسار *البحر*'),
];

const data = (change: Partial<SearchResultsData> = {}): SearchResultsData => ({
  query: 'duinen',
  isReadable: true,
  corrected: null,
  total: 4,
  results,
  paging: { current: 1, last: 1, missing: false, name: 'page', path: '/zoeken', query: 'q=duinen' },
  ...change,
});

const suggestions = [
  { label: 'Alle fietsen', link: { page: 'bikes' } },
  { label: 'Alle tochten', link: { page: 'tours' } },
];

export const searchFixtures: ModuleFixture[] = [
  {
    name: 'a box with its question',
    props: { placeholder: 'duinen, tandem, borg' },
    data: { action: '/zoeken' },
  },
  {
    name: 'without the question, as wide as there is room',
    props: { showLabel: false, align: 'stretch' },
    data: { action: '/zoeken' },
  },
  { name: 'in the middle', props: { label: 'Waarheen?', align: 'center' }, data: { action: '/zoeken' } },
];

export const searchResultsFixtures: ModuleFixture[] = [
  { name: 'four results', data: data() },
  {
    name: 'the second page of many',
    data: data({
      total: 34,
      paging: { current: 2, last: 4, missing: false, name: 'page', path: '/zoeken', query: 'q=duinen' },
    }),
  },
  { name: 'found for another spelling', data: data({ query: 'duienn', corrected: 'duinen' }) },
  {
    name: 'nothing found',
    props: { suggestions },
    data: data({ query: '<script>alert(1)</script>', total: 0, results: [] }),
  },
  {
    name: 'nothing asked',
    props: { suggestions },
    data: data({ query: '', isReadable: false, total: 0, results: [] }),
  },
  { name: 'nothing readable asked', data: data({ query: '?!', isReadable: false, total: 0, results: [] }) },
];
