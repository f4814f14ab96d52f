import { expect, test } from 'vitest';
import { figureColumns, tableCells } from './table-cells.ts';

test('lines become rows, bars and tabs part cells, short rows are filled up', () => {
  expect(tableCells('Fiets | Dag\nStad\t€ 14\n\nTandem')).toEqual([
    ['Fiets', 'Dag'],
    ['Stad', '€ 14'],
    ['Tandem', ''],
  ]);
});

test('an escaped bar stays in its cell', () => {
  expect(tableCells('a \\| b | c')).toEqual([['a | b', 'c']]);
});

test('columns of prices, times and distances are figures; words are not', () => {
  const body = tableCells('Stad | € 14 | 9:00 | 22 km\nTandem | – | 10:30 | 8 km of meer');
  expect(figureColumns(body)).toEqual([false, true, true, false]);
});
