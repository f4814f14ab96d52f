import { expect, test } from 'vitest';
import { row } from './row.definition.ts';

const columnsOf = (columns: string, tabletColumns = 'same') =>
  row.styles?.({ columns, tabletColumns, phoneColumns: '1', gap: 'regular', align: 'stretch' } as never);

test.each([
  ['1', '1fr'],
  ['1/3+1/3+1/3', 'repeat(3,1fr)'],
  ['2/3+1/3', '2fr 1fr'],
  ['1/4+3/4', '1fr 3fr'],
  ['3/5+2/5', '3fr 2fr'],
  ['1/4+1/2+1/4', '1fr 2fr 1fr'],
])('MOD-6 the split %s shares the row as %s', (split, tracks) => {
  expect(columnsOf(split)?.base).toEqual({ '--columns': tracks });
});

test('MOD-6 SITE-2 a row can have other columns on tablets and stands in one on phones', () => {
  expect(columnsOf('1/4x4', '2')).toEqual({
    base: { '--columns': 'repeat(4,1fr)' },
    tablet: { '--columns': 'repeat(2,minmax(0,1fr))' },
    phone: { '--columns': 'repeat(1,minmax(0,1fr))' },
  });
  expect(columnsOf('1/4x4')?.tablet).toBeUndefined();
});
