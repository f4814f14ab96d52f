import { expect, test } from 'vitest';
import { csvCell, readCsv } from './csv.ts';
import { follow, readFrom, readTo } from './redirects.ts';

test('EDIT-5 an old address may be pasted whole, escaped or with a slash at its end', () => {
  expect(readFrom('https://oud.example/fietsen/')).toEqual({ path: '/fietsen' });
  expect(readFrom('/r%C3%A4der')).toEqual({ path: '/räder' });
  expect(readFrom('/')).toEqual({ problem: 'invalid-from' });
  expect(readFrom('fietsen')).toEqual({ problem: 'invalid-from' });
  expect(readFrom('/a?b=1')).toEqual({ problem: 'invalid-from' });
  expect(readFrom('/%')).toEqual({ problem: 'invalid-from' });
  expect(readFrom('/api/bookings')).toEqual({ problem: 'reserved-from' });
});

test('EDIT-5 a target is a path or an address of the web, nothing that runs', () => {
  expect(readTo('/tochten?kind=1#top')).toBe('/tochten?kind=1#top');
  expect(readTo('https://elders.example')).toBe('https://elders.example/');
  for (const wrong of ['', 'tochten', '//elders.example', 'javascript:alert(1)', 'https://', '/a b', '/\\x'])
    expect(readTo(wrong), wrong).toBeUndefined();
});

test('EDIT-5 a visitor is followed to the end; a page on the way stops them', () => {
  const redirects = new Map([
    ['/a', '/b'],
    ['/b', '/c?x=1'],
    ['/c', '/a'],
    ['/d', 'https://elders.example/'],
  ]);
  expect(follow('/a', redirects, new Set())).toEqual({ steps: ['/a', '/b', '/c?x=1', '/a'], ends: 'loop' });
  expect(follow('/a', redirects, new Set(['/c']))).toEqual({ steps: ['/a', '/b', '/c?x=1'], ends: 'page' });
  expect(follow('/d', redirects, new Set()).ends).toBe('address');
  expect(follow('/x', redirects, new Set())).toEqual({ steps: ['/x'], ends: 'nothing' });
});

test('EDIT-5 lists are read as spreadsheets write them, and formulas are text', () => {
  expect(readCsv('\ufeffa;b\r\n"x;""y""";\'=1+1\r\n')).toEqual([
    ['a', 'b'],
    ['x;"y"', '=1+1'],
  ]);
  expect(readCsv('a\tb\n"twee\nregels"\tc')).toEqual([
    ['a', 'b'],
    ['twee\nregels', 'c'],
  ]);
  expect(csvCell('=SUM(A1)')).toBe('"\'=SUM(A1)"');
  expect(csvCell('/a "b"')).toBe('"/a ""b"""');
});
